import type { Character } from '../characters';
import { CUT, FEATURE, INK, OCHRE, RED } from '../palette';
import { curve, disc, dots, lines, mirror, moved, whole, type Point } from '../path';
import { line, solid, type Shape } from '../shape';
import { SIDES, type Sitter } from './sitter';

type Style = Character['hair']['style'];
type Hair = (sitter: Sitter) => Shape[];

/** Hair behind the shoulders. */
export const HAIR_BACKS: Partial<Record<Style, Hair>> = { curls };

/** Hair and beard behind the head, before the shoulders: lips stay bare. */
export const HAIR_ROUND: Partial<Record<Style, Hair>> = { braids, collar };

/** Hair on the head, under eyes and hat. */
export const HAIR_FRONTS: Partial<Record<Style, Hair>> = {
  sides,
  whiskers,
  waves: parted,
  curls: parted,
  braids: parted,
};

/** Half the width of the head where the ears are. */
function temple({ character }: Sitter): number {
  return Math.max(...character.half.filter(([, y]) => y < 10).map(([x]) => x));
}

/** A lock before each ear that is not turned away, its points given from the temple outwards. */
function locks(sitter: Sitter, shape: readonly Point[], tension: number): Shape[] {
  const { sin, nod, character } = sitter;
  const edge = temple(sitter);
  return SIDES.filter((side) => side * sin <= 0.3).map((side) => {
    const lock = shape.map(([x, y]): Point => [side * (edge + x) + 5 * sin, y + 5 * nod]);
    return solid(curve(lock, true, tension), character.hair.colour, 4);
  });
}

function sides(sitter: Sitter): Shape[] {
  return locks(sitter, dots([2, -42, -7, -42, -8, -10, 0, -4, 1, -24]), 0.4);
}

/** Bushy before the ears and down to the jaw. */
function whiskers(sitter: Sitter): Shape[] {
  const bush = dots([
    3, -40, -7, -40, -7, -2, -9, 18, -13, 34, -3, 42, 8, 37, 13, 29, 9, 22, 16, 13, 9, 5, 12, -6, 4,
    -16,
  ]);
  return locks(sitter, bush, 1);
}

/** Hair parted in the middle, its ends beside the brow. */
function parted({ sin, nod, lift, character }: Sitter): Shape[] {
  const edge = Math.max(...character.half.map(([x]) => x)) - 3;
  const outer = dots([-50, -20, -53, -44, -30, -60, 0, -64, 30, -60, 53, -44, 50, -20]);
  const inner = dots([43, -33, 24, -48, 0, -54, -24, -48, -43, -33]);
  const y = 5 * nod + lift * 0.5;
  const points = [
    ...moved(outer, 5 * sin, y),
    ...moved(inner, 20 * sin, y).map(([u, v]): Point => [Math.min(edge, Math.max(-edge, u)), v]),
  ];
  return [solid(curve(points, true, 0.8), character.hair.colour, FEATURE)];
}

/** Bunches of curls on both sides, and hoops in the ears. */
function curls(sitter: Sitter): Shape[] {
  const { sin, character } = sitter;
  const bunch = dots([
    40, -50, 54, -54, 64, -44, 74, -34, 72, -20, 82, -8, 76, 8, 84, 22, 74, 36, 76, 48, 62, 56, 48,
    50, 40, 36,
  ]);
  return SIDES.flatMap((side) => {
    const at = (points: readonly Point[]) => moved(side < 0 ? mirror(points) : points, -9 * sin, 0);
    const cuts = [dots([60, -34, 66, -26]), dots([66, -6, 71, 2]), dots([62, 26, 68, 34])];
    const hoop = moved([[side * 50, 34]], -3 * sin, 0)[0] as Point;
    return [
      solid(curve(at(bunch), true, 1.1), character.hair.colour),
      line(cuts.map((cut) => lines(at(cut))).join(''), CUT, '#7a6a58'),
      line(disc(hoop[0], hoop[1], 9), 11, INK),
      line(disc(hoop[0], hoop[1], 9), FEATURE, OCHRE),
    ];
  });
}

/** A braid down each side, tied with a red bow. */
function braids({ sin, character }: Sitter): Shape[] {
  return SIDES.flatMap((side) => {
    const x = side * 58 - 9 * sin;
    const strands = [0, 1, 2].map((i) =>
      solid(disc(x + side * i * 3, 6 + i * 15, 11, 10), character.hair.colour, FEATURE),
    );
    const bow = dots([-11, -6, 0, -1, 11, -6, 11, 7, 0, 2, -11, 7]);
    const tuft = dots([-5, 0, 5, 0, 9, 17, 0, 13, -9, 17]);
    return [
      ...strands.reverse(),
      solid(lines(moved(tuft, x + side * 10, 54), true), character.hair.colour, FEATURE),
      solid(lines(moved(bow, x + side * 9, 50), true), RED, FEATURE),
    ];
  });
}

/** A sailor's beard: all round the jaw, which it follows down, and nothing over the lips. */
function collar({ sin, nod, pose, character }: Sitter): Shape[] {
  const drop = pose.jaw * 0.9;
  const half = whole([
    ...dots([0, -20, 50, -14, 62, 2, 60, 14, 67, 26, 62, 38]),
    [62, 52 + drop * 0.6],
    [49, 58 + drop * 0.8],
    [43, 72 + drop],
    [27, 72 + drop],
    [14, 84 + drop],
    [0, 78 + drop],
  ]);
  const at = moved(half, 10 * sin, 8 * nod);
  const cuts = [-40, -22, 0, 22, 40].map((x) => {
    const low = 69 + drop - Math.abs(x) * 0.3;
    return lines(moved(dots([x, low - 6, x * 1.05, low + 1]), 10 * sin, 8 * nod));
  });
  return [solid(curve(at, true, 0.9), character.hair.colour), line(cuts.join(''), CUT)];
}
