import { CONTOUR, CUT, FEATURE, OCHRE, PAPER, RED } from '../palette';
import { dots, lines, text, type Point } from '../path';
import { line, slipped, solid, type Shape } from '../shape';
import type { Sitter } from './sitter';

/** Which finger, and where its root lies across the fist. */
export const FINGERS = { index: -23, middle: -7.5, ring: 8, little: 22.5 } as const;

export type Finger = keyof typeof FINGERS;

/** Widths of the fingers. */
const WIDE: Record<Finger, number> = { index: 17.5, middle: 17.5, ring: 17.5, little: 15 };

/** The back of a closed hand. */
const FIST = 'M-31 -2L-32 30Q-28 48 -19 54L19 54Q29 44 31 28L30 -2Z';

/** A place along a finger: `along` from its root, `across` to its right. */
function onto(x: number, y: number, angle: number) {
  const radians = (angle * Math.PI) / 180;
  const [sin, cos] = [Math.sin(radians), Math.cos(radians)];
  return (across: number, along: number): Point => [
    x + across * cos + along * sin,
    y + across * sin - along * cos,
  ];
}

/** A straight finger from a root, leaning to the right by `angle` degrees. */
export function straight(
  skin: string,
  [x, y]: Point,
  { length, width, angle }: { length: number; width: number; angle: number },
): Shape[] {
  const at = onto(x, y, angle);
  const r = width / 2;
  const [a, b, c, d] = [at(-r, -6), at(-r, length - r), at(r, length - r), at(r, -6)];
  const tip = `${text(r)} ${text(r)} 0 0 1 ${text(c[0])} ${text(c[1])}`;
  const outline = `${lines([a, b])}A${tip}L${text(d[0])} ${text(d[1])}Z`;
  const joints = [0.36, 0.68].map((k) =>
    lines([at(-width * 0.2, length * k), at(width * 0.2, length * k)]),
  );
  return [{ ...solid(outline, skin, FEATURE + 0.5), part: 'finger' }, line(joints.join(''), CUT)];
}

/**
 * The outline of an open hand: fingers from one middle, each with its lean and its length, from
 * left to right, and a wrist below. Neighbours part where their edges meet.
 */
export function open(
  [x, y]: Point,
  width: number,
  fingers: readonly (readonly [angle: number, length: number])[],
): string {
  const r = width / 2;
  const stretched = fingers.map(([angle, length], i) => {
    const at = onto(x, y, angle);
    const next = fingers[i + 1];
    const half = next === undefined ? 90 : (next[0] - angle) / 2;
    const apart = r / Math.tan((half * Math.PI) / 180);
    const [b, c, d] = [at(-r, length - r), at(r, length - r), at(r, Math.max(0, apart))];
    return `L${text(b[0])} ${text(b[1])}A${r} ${r} 0 0 1 ${text(c[0])} ${text(c[1])}L${text(d[0])} ${text(d[1])}`;
  });
  return `M${x - 16} ${y + 26}Q${x - 20} ${y + 10} ${x - 12} ${y - 2}${stretched.join('')}L${x + 14} ${y + 28}Z`;
}

/** A large ring: it alone tells the ring finger from the others. */
export function ring([x, y]: Point, along: number, width: number, angle: number): Shape[] {
  const at = onto(x, y, angle);
  const r = width / 2 + 6;
  const band = lines([at(-r, along), at(r, along), at(r, along - 18), at(-r, along - 18)], true);
  const stone = [at(0, along + 7), at(14, along - 9), at(0, along - 25), at(-14, along - 9)];
  return [solid(band, OCHRE, FEATURE), solid(lines(stone, true), RED, FEATURE)];
}

/** A finger bent into the palm, seen from before. */
export function curled(skin: string, finger: Finger, top = -13, high = 33): Shape {
  const width = WIDE[finger] - 1.5;
  const r = text(width / 2);
  const [x, y] = [FINGERS[finger] - width / 2, top + width / 2];
  const arc = (way: number) => `a${r} ${r} 0 0 1 ${text(way * width)} 0`;
  const side = text(high - width);
  return solid(`M${text(x)} ${text(y)}${arc(1)}v${side}${arc(-1)}z`, skin, FEATURE);
}

/** A fist with some fingers stretched, each by its length and lean. */
export function fist(
  skin: string,
  extent: number,
  up: Partial<Record<Finger, readonly [length: number, angle: number]>>,
): Shape[] {
  const names = Object.keys(FINGERS) as Finger[];
  const stretched = names.flatMap((finger): Shape[] => {
    const [length, angle] = up[finger] ?? [0, 0];
    if (length === 0) return [];
    const [root, width]: [Point, number] = [[FINGERS[finger], 2], WIDE[finger]];
    const drawn = straight(skin, root, { length: length * extent, width, angle });
    return finger === 'ring'
      ? [...drawn, ...ring(root, length * extent * 0.52, width, angle)]
      : drawn;
  });
  return [
    solid(FIST, skin),
    ...stretched,
    ...names.filter((finger) => !(finger in up)).map((finger) => curled(skin, finger)),
    // The ball of the thumb covers the roots of raised fingers, the thumb lies over the bent ones.
    solid('M-34 34Q-37 18 -24 16L2 15Q11 16 10 23Q9 30 -2 30L-12 31Q-16 42 -20 50', skin, FEATURE),
  ];
}

/** The end of a sleeve, in the coat's colour. */
export function sleeve(sitter: Sitter, corners: readonly number[]): Shape[] {
  const { colour, stripes } = sitter.character.coat;
  const d = lines(dots(corners), true);
  return slipped(d, stripes ?? colour, CONTOUR);
}

/** Parts of a hand with a line of paper round all of them. */
export function haloed(parts: readonly Shape[]): Shape[] {
  const outlines = parts
    .filter(({ attributes }) => Number(attributes['stroke-width'] ?? FEATURE) >= FEATURE)
    .map(({ attributes }) => attributes.d ?? '');
  const halo = line(outlines.join(''), 15, PAPER);
  return [{ ...halo, attributes: { ...halo.attributes, fill: PAPER } }, ...parts];
}
