import { CONTOUR, CUT, FEATURE, PAPER, RED } from '../palette';
import { curve, dots, lines, moved, text, type Point } from '../path';
import { clipped, flat, group, line, slipped, solid, type Shape } from '../shape';
import { SIDES, type Sitter } from './sitter';

/** Neck, shoulders and scarf, from back to front. */
export function body(sitter: Sitter): Shape[] {
  return [
    group(neck(sitter)),
    group(coat(sitter), {}, 'coat'),
    group(SIDES.flatMap((side) => raised(sitter, side))),
    group(scarf(sitter)),
  ];
}

/** Where the neck stands. */
function middle({ pose }: Sitter): number {
  return 100 + pose.dx * 0.7;
}

function neck(sitter: Sitter): Shape[] {
  const stem = dots([-18, 126, -20, 164, 20, 164, 18, 126]);
  return [solid(lines(moved(stem, middle(sitter), 0), true), sitter.character.skin.neck)];
}

/** One shoulder, from the neck outwards: lowered, at rest or up to the ear. */
function shoulder(sitter: Sitter, side: -1 | 1): Point[] {
  const { character, pose } = sitter;
  const { build, sit } = character;
  const amount = side < 0 ? pose.shoulderL : pose.shoulderR;
  const low = dots([18, 148, 36, 156, 62 * build, 163, 82 * build, 178, 94 * build, 206]);
  const high = dots([20, 152, 40, 134, 62, 112, 88, 110, 112, 160]);
  return low.map(([x, y], i) => {
    const [toX, toY] = high[i] as Point;
    const down = amount < 0 ? (34 * -amount * x) / 82 : 0;
    const up = Math.max(0, amount);
    return [side * (x + (toX - x) * up), y + (toY - y) * up + down + sit * 0.5];
  });
}

function coat(sitter: Sitter): Shape[] {
  const { colour, stripes } = sitter.character.coat;
  const ridge = [...shoulder(sitter, -1).reverse(), ...shoulder(sitter, 1)];
  const at = moved(ridge, 100 + 4 * sitter.sin, 0);
  const [left, right] = [at[0] as Point, at.at(-1) as Point];
  const d = `${curve(at, false, 0.9)}L${text(right[0])} 212L${text(left[0])} 212Z`;
  return stripes === null ? slipped(d, colour) : striped(sitter, d, stripes);
}

function striped(sitter: Sitter, d: string, stripes: string): Shape[] {
  const rows = [125, 140, 155, 170, 185, 200].map((y) => `M0 ${y + 7}Q100 ${y - 9} 200 ${y + 7}`);
  return [
    flat(d, sitter.character.coat.colour),
    ...clipped(sitter.id('coat'), d, [line(rows.join(''), 7, stripes)]),
    line(d, CONTOUR),
  ];
}

/** The seam of a lifted sleeve, and three red cuts above the shoulder. */
function raised({ pose }: Sitter, side: -1 | 1): Shape[] {
  const amount = side < 0 ? pose.shoulderL : pose.shoulderR;
  if (amount <= 0.25) return [];
  const seam = dots([56, 212, 55, 184, 62, 160, 74, 146]).map(([x, y]): Point => [
    100 + side * x,
    y,
  ]);
  const rays = [-15, 0, 15].map((out, i) => {
    const [x, y] = [100 + side * 74 + out, 200 - amount * 114 - (i === 1 ? 5 : 0)];
    return lines(dots([x, y, x + out * 0.5, y - 11 * amount]));
  });
  return [line(curve(seam)), line(rays.join(''), FEATURE, RED)];
}

function scarf(sitter: Sitter): Shape[] {
  const { kind, colour } = sitter.character.scarf;
  const x = middle(sitter);
  const y = sitter.character.sit * 0.5;
  if (kind === 'shawl') {
    const ends = dots([-22, 148, 0, 200, 22, 148, 40, 156, 18, 206, -18, 206, -40, 156]);
    return slipped(lines(moved(ends, x, y), true), colour, FEATURE);
  }
  if (kind === 'knot') {
    const cloth = dots([
      -28, 150, -14, 158, 0, 160, 14, 158, 28, 150, 31, 162, 8, 171, 14, 190, 1, 178, -10, 192, -6,
      171, -31, 162,
    ]);
    return slipped(lines(moved(cloth, x, y), true), colour, FEATURE);
  }
  const square = dots([
    -24, 146, -44, 160, -34, 178, -4, 170, 0, 174, 4, 170, 34, 178, 44, 160, 24, 146, 0, 164,
  ]);
  const fold = moved(dots([-32, 166, -20, 162]), x, y);
  return [
    ...slipped(lines(moved(square, x, y), true), colour, FEATURE),
    line(lines(fold), CUT, colour === PAPER ? RED : PAPER),
  ];
}
