import { CONTOUR, CUT, INK, WHITE } from '../palette';
import { curve, dots, lines, text, type Point } from '../path';
import { clipped, flat, line, lightened, solid, type Shape } from '../shape';
import type { Sitter } from './sitter';

const LOWER = dots([-16, -2, -9, 6, 0, 9, 9, 6, 16, -2]);

/** The eye on one side: pressed shut, shut, half open or open. */
export function eye(sitter: Sitter, side: -1 | 1): Shape[] {
  const { pose, character } = sitter;
  const open = side < 0 ? pose.lidL : pose.lidR;
  const size = character.eyes;
  const place = (points: readonly Point[]) =>
    sitter.points(points.map(([a, b]) => [side * 23 + a * size, b * size - 7]));
  if (pose.squeeze > 0.5) return lightened(pressed(place, side), character.skin.cut);
  if (sitter.shut(side)) return shut(sitter, place, side);
  return opened(sitter, place, side, open);
}

type Place = (points: readonly Point[]) => Point[];

function pressed(place: Place, side: number): Shape[] {
  const stroke = (points: readonly Point[], width: number) =>
    line(lines(place(points.map(([a, b]) => [side * a, b]))), width);
  return [
    stroke(dots([15, -11, -11, 1, 15, 11]), CONTOUR + 1),
    stroke(dots([21, -4, 27, -7]), CUT),
    stroke(dots([21, 4, 27, 8]), CUT),
  ];
}

function shut(sitter: Sitter, place: Place, side: number): Shape[] {
  const { skin } = sitter.character;
  const lid: Point[] = [...dots([-16, -2, -8, -10, 0, -12, 8, -10]), ...[...LOWER].reverse()];
  const strokes = [line(curve(place(LOWER)), CONTOUR + 1.5)];
  for (const [a, b, c, d] of [
    [-11, 6, -15, 13],
    [0, 9, 0, 17],
    [11, 6, 15, 13],
  ] as const) {
    strokes.push(line(lines(place(dots([a, b, c, d]))), 4));
  }
  if (sitter.pose.rays > 0.3) {
    for (const y of [-7, 1, 9]) {
      strokes.push(line(lines(place(dots([side * 17.5, y * 0.5 + 1, side * 29, y * 1.5 + 1]))), 4));
    }
  }
  return [flat(curve(place(lid), true), skin.lid), ...lightened(strokes, skin.cut)];
}

function opened(sitter: Sitter, place: Place, side: number, open: number): Shape[] {
  const { pose, character, cos } = sitter;
  const wide = Math.max(1, 1 + (open - 1) * 0.6);
  const top = open < 0.8 ? (1 - open) * 22 - 12 : -12 * open;
  const below = dots([8, 9 * wide, 0, 11 * wide, -8, 9 * wide]);
  const above = dots([-16, 1, -8, top + 2, 0, top, 8, top + 2, 16, 1]);
  const shape = curve(place([...above, ...below]), true);
  const shapes: Shape[] = [];
  if (open < 0.8) {
    const whole: Point[] = [...dots([-16, 1, -8, -10, 0, -12, 8, -10, 16, 1]), ...below];
    shapes.push(solid(curve(place(whole), true), character.skin.lid, 4));
  }
  const reach = (pose.gazeY < 0 ? 9.5 : 7) * Math.max(1, open * 0.95);
  const [x, y] = place(dots([pose.gazeX * 8.5, pose.gazeY * reach]))[0] as Point;
  const iris: Shape = {
    tag: 'ellipse',
    attributes: {
      cx: text(x),
      cy: text(y),
      rx: text(3.8 * character.eyes * (cos + 1)),
      ry: text(7.6 * character.eyes),
      fill: INK,
      stroke: 'none',
    },
    kids: [],
  };
  const id = sitter.id(side < 0 ? 'eye-l' : 'eye-r');
  shapes.push(flat(shape, WHITE), ...clipped(id, shape, [iris]));
  shapes.push(line(shape, 4), line(curve(place(above)), CONTOUR));
  if (character.lashes) {
    shapes.push(line(lines(place(dots([side * 16, 1, side * 21, -4]))), 4));
  }
  return shapes;
}

/** The brow on one side; it lies over the hat, or a low hat would hide it. */
export function brow(sitter: Sitter, side: -1 | 1): Shape[] {
  const { pose, character } = sitter;
  const up = side < 0 ? pose.browL : pose.browR;
  const { weight, fill } = character.brow;
  const { knit } = pose;
  const y = -24 - 17 * up;
  const inner = y + 13 * knit;
  const arch = 4 + 9 * Math.max(0, up);
  const points = dots([
    9 - 4 * knit,
    inner,
    22,
    y - arch + 6 * knit,
    40,
    y + 4 - 3 * knit,
    40,
    y + 6 - 3 * knit,
    22,
    y - arch + weight + 6 * knit,
    8 - 4 * knit,
    inner + weight,
  ]);
  const edge = Math.max(...character.half.map(([x]) => x)) + 1;
  const drawn = sitter
    .points(points.map(([a, b]) => [side * a, b]))
    .map(([a, b]): Point => [Math.min(edge, Math.max(-edge, a)), b]);
  const pale = fill.startsWith('#f');
  const shapes = [solid(curve(drawn, true, 0.7), fill, pale ? 4 : 2.5)];
  return pale ? shapes : lightened(shapes, character.skin.cut);
}
