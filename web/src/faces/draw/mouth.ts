import { CONTOUR, CUT, FEATURE, INK, RED, WHITE } from '../palette';
import { curve, dots, lines, oval, type Point } from '../path';
import type { Mouth } from '../pose';
import { flat, line, lightened, solid, type Shape } from '../shape';
import { SIDES, type Sitter } from './sitter';

/** The mouth as the pose has it; its black lines are lit on dark skin. */
export function mouth(sitter: Sitter): Shape[] {
  const { pose, character } = sitter;
  const draw = pose.mouthAmount < 0.2 ? neutral : MOUTHS[pose.mouth];
  return lightened(draw(sitter), character.skin.cut);
}

const MOUTHS: Record<Mouth, (sitter: Sitter) => Shape[]> = {
  neutral,
  down,
  content,
  corner,
  pout,
  open,
  tongue,
  teeth,
  zigzag,
  bite,
};

function lips(sitter: Sitter, lip: readonly Point[], seam: readonly Point[]): Shape[] {
  return [
    flat(curve(sitter.points(lip, 4), true), RED),
    line(curve(sitter.points(seam, 4)), FEATURE + 0.5),
  ];
}

function neutral(sitter: Sitter): Shape[] {
  const lip = dots([-12, 38, 0, 40, 12, 38, 7, 46, 0, 48, -7, 46]);
  return lips(sitter, lip, dots([-18, 36, -8, 37, 0, 36, 8, 37, 18, 36]));
}

function down(sitter: Sitter): Shape[] {
  const lip = dots([-12, 39, 0, 37, 12, 39, 8, 48, 0, 49, -8, 48]);
  return lips(sitter, lip, dots([-21, 46, -11, 38, 0, 36, 11, 38, 21, 46]));
}

function content(sitter: Sitter): Shape[] {
  const lip = dots([-12, 38, 0, 41, 12, 38, 7, 47, 0, 49, -7, 47]);
  return lips(sitter, lip, dots([-17, 34, -8, 38, 0, 39, 8, 38, 17, 34]));
}

/** One corner pulled up to the cheekbone, on the near side of the head. */
function corner(sitter: Sitter): Shape[] {
  const width = Math.max(...sitter.character.half.map(([x]) => x));
  const side = (sitter.pose.yaw > 5 ? -1 : 1) * Math.max(1, width / 47);
  const place = (points: readonly Point[]) =>
    curve(
      sitter.points(
        points.map(([u, v]) => [side * u, v]),
        4,
      ),
    );
  const lip = dots([-18, 44, 0, 40, 20, 29, 34, 13, 26, 37, 8, 50, -8, 51, -18, 44]);
  return [
    flat(place(lip), RED),
    line(place(dots([-22, 45, -4, 42, 16, 34, 28, 23, 35, 11])), CONTOUR + 1.5),
    line(place(dots([29, 7, 41, 8, 44, 22]))),
  ];
}

/** A small high red knot. */
function pout(sitter: Sitter): Shape[] {
  const k = (0.4 + 0.6 * sitter.pose.mouthAmount) * (1 - 0.23 * Math.abs(sitter.sin));
  const place = (points: readonly Point[]) =>
    sitter.points(
      points.map(([u, v]) => [u * k, 40 + (v - 39) * k]),
      4,
    );
  const knot = dots([
    -20, 40, -15, 26, -6, 23, 0, 28, 6, 23, 15, 26, 20, 40, 15, 53, 0, 59, -15, 53,
  ]);
  const folds: Point[][] = [
    dots([-8, 29, -6, 33]),
    dots([8, 29, 6, 33]),
    dots([-5, 50, -6, 54]),
    dots([5, 50, 6, 54]),
  ];
  const hollow = (side: number) =>
    curve(sitter.points(dots([side * 28, 22, side * 32, 34, side * 28, 46])));
  return [
    solid(curve(place(knot), true, 0.9), RED, FEATURE + 0.5),
    line(curve(place(dots([-13, 41, -6, 38, 0, 41, 6, 38, 13, 41])))),
    ...folds.map((fold) => line(lines(place(fold)), CUT)),
    ...SIDES.filter((side) => side * sitter.sin < 0.1).map((side) => line(hollow(side))),
  ];
}

/** A black oval with a tongue at its bottom. */
function open(sitter: Sitter): Shape[] {
  const amount = sitter.pose.mouthAmount;
  const [across, high] = [12 + 9 * amount, 6 + 19 * amount];
  const tip = dots([
    -11 * amount,
    45 + high * 0.72,
    0,
    45 + high * 0.38,
    11 * amount,
    45 + high * 0.72,
    0,
    45 + high * 0.92,
  ]);
  const hole = (grown: number) =>
    curve(sitter.points(oval(0, 45, across * grown, high * grown, 10), 4), true, 1);
  return [
    solid(hole(1.21), RED, 4),
    flat(hole(1), INK),
    flat(curve(sitter.points(tip, 4), true), RED),
  ];
}

/** A slab that hangs below the chin. */
function tongue(sitter: Sitter): Shape[] {
  const long = (18 + 32 * sitter.pose.mouthAmount) * (1 - 0.6 * Math.max(0, sitter.nod));
  const gap = dots([-23, 31, -10, 34, 0, 33, 10, 34, 23, 31, 16, 40, 0, 42, -16, 40]);
  const slab = dots([
    -16,
    35,
    16,
    35,
    20,
    36 + long * 0.55,
    14,
    36 + long,
    0,
    36 + long * 1.06,
    -14,
    36 + long,
    -20,
    36 + long * 0.55,
  ]);
  const furrow = dots([0, 42, 0, 36 + long * 0.7]);
  return [
    solid(curve(sitter.points(gap, 4), true), INK),
    solid(curve(sitter.points(slab, 10), true, 0.8), RED),
    line(lines(sitter.points(furrow, 12)), 4),
  ];
}

/** Two bared rows that part and meet again. */
function teeth(sitter: Sitter): Shape[] {
  const gap = 14 * Math.max(0, 1 - sitter.pose.mouthAmount);
  const frame = dots([
    -28, 30, -14, 26, 0, 27, 14, 26, 28, 30, 31, 40, 26, 51, 12, 55, 0, 55, -12, 55, -26, 51, -31,
    40,
  ]);
  const place = (points: readonly Point[]) => sitter.points(points, 4);
  const lip = frame.map(([u, v]): Point => [u * 1.12, 40 + (v - 40) * 1.25 + (v > 40 ? gap : 0)]);
  const rows = frame.map(([u, v]): Point => [u, v > 40 ? v + gap : v]);
  const seam = dots([-30, 40, 0, 41, 30, 40]);
  const hole: Point[] = [...seam, [26, 42 + gap], [0, 43 + gap], [-26, 42 + gap]];
  return [
    solid(curve(place(lip), true), RED, 4),
    solid(curve(place(rows), true), WHITE, 4),
    ...[-17, -6, 6, 17].map((u) => line(lines(place(dots([u, 28, u, 54 + gap]))), 3.6)),
    gap > 3 ? solid(curve(place(hole), true), INK, 4) : line(curve(place(seam)), 4.5),
  ];
}

/** A jagged line. */
function zigzag(sitter: Sitter): Shape[] {
  const jag = dots([-31, 52, -21, 38, -11, 47, 0, 36, 11, 47, 21, 38, 31, 52]);
  const fold = (side: number) =>
    curve(sitter.points(dots([side * 26, 20, side * 37, 30, side * 39, 42])));
  return [
    line(lines(sitter.points(jag, 4)), CONTOUR + 2),
    ...SIDES.map((side) => line(fold(side))),
  ];
}

/** Two teeth sunk into a lip that hangs below them, the corners down: not a grin. */
function bite(sitter: Sitter): Shape[] {
  const lip = dots([
    -28, 47, -16, 41, 0, 40, 16, 41, 28, 47, 28, 59, 15, 69, 0, 65, -15, 69, -28, 59,
  ]);
  const pair = dots([-14, 35, 14, 35, 14, 55, 10, 58, 4, 58, 0, 54, -4, 58, -10, 58, -14, 55]);
  const upper = dots([-34, 56, -27, 43, -15, 36, 0, 33, 15, 36, 27, 43, 34, 56]);
  return [
    solid(curve(sitter.points(lip, 8), true, 0.9), RED, FEATURE),
    solid(lines(sitter.points(pair, 12), true), WHITE, 4),
    line(lines(sitter.points(dots([0, 36, 0, 53]), 12)), 3.6),
    line(curve(sitter.points(upper, 8)), CONTOUR),
    line(curve(sitter.points(dots([-13, 78, 0, 75, 13, 78]), 4)), CUT),
  ];
}
