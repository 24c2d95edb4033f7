import type { Shape } from './shape';

/** Looks a drawing through: where its paths lie, in the frame's units. */

type Matrix = readonly [number, number, number, number, number, number];

const UNMOVED: Matrix = [1, 0, 0, 1, 0, 0];

function times([a, b, c, d, e, f]: Matrix, [g, h, i, j, k, l]: Matrix): Matrix {
  return [
    a * g + c * h,
    b * g + d * h,
    a * i + c * j,
    b * i + d * j,
    a * k + c * l + e,
    b * k + d * l + f,
  ];
}

function step(name: string, [a = 0, b = 0, c = 0]: readonly number[]): Matrix {
  if (name === 'translate') return [1, 0, 0, 1, a, b];
  if (name === 'scale') return [a, 0, 0, b, 0, 0];
  const [sin, cos] = [Math.sin((a * Math.PI) / 180), Math.cos((a * Math.PI) / 180)];
  const turn: Matrix = [cos, sin, -sin, cos, 0, 0];
  return times(times([1, 0, 0, 1, b, c], turn), [1, 0, 0, 1, -b, -c]);
}

function matrix(transform: unknown): Matrix {
  const steps = [...String(transform ?? '').matchAll(/(\w+)\(([^)]*)\)/g)];
  return steps.reduce<Matrix>(
    (all, [, name = '', numbers = '']) => times(all, step(name, numbers.split(' ').map(Number))),
    UNMOVED,
  );
}

/** The ends of a path's pieces and the knots of its curves; all that is drawn lies among them. */
function ends(d: string): [number, number][] {
  const points: [number, number][] = [];
  let [x, y] = [0, 0];
  for (const [, command = '', rest = ''] of d.matchAll(/([MLCQAHVZahvlqz])([^MLCQAHVZahvlqz]*)/g)) {
    const n = (rest.match(/-?\d*\.?\d+/g) ?? []).map(Number);
    const own = command === command.toLowerCase();
    const across = /[hH]/.test(command);
    if (across || /[vV]/.test(command)) {
      const [value = 0] = n;
      if (across) x = own ? x + value : value;
      else y = own ? y + value : value;
      points.push([x, y]);
      continue;
    }
    const width = /[aA]/.test(command) ? 7 : 2;
    const from = [x, y] as const;
    for (let i = width; i <= n.length; i += width) {
      const [a = 0, b = 0] = n.slice(i - 2, i);
      [x, y] = own ? [from[0] + a, from[1] + b] : [a, b];
      points.push([x, y]);
    }
  }
  return points;
}

export interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
  area: number;
}

function box(points: readonly (readonly [number, number])[]): Box {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const [left, right] = [Math.min(...xs), Math.max(...xs)];
  const [top, bottom] = [Math.min(...ys), Math.max(...ys)];
  return { left, right, top, bottom, area: (right - left) * (bottom - top) };
}

interface Leaf {
  /** What it looks like and where: equal for equal ink. */
  key: string;
  parts: readonly string[];
  points: [number, number][];
  box: Box;
}

/** Every path of a drawing with its place in the frame. */
export function leaves(
  shape: Shape,
  outer: Matrix = UNMOVED,
  parts: readonly string[] = [],
): Leaf[] {
  if (shape.tag === 'clipPath') return [];
  const place = times(outer, matrix(shape.attributes.transform));
  const within = shape.part === undefined ? parts : [...parts, shape.part];
  const { d } = shape.attributes;
  if (typeof d !== 'string') return shape.kids.flatMap((kid) => leaves(kid, place, within));
  const [a, b, c, e, f, g] = place;
  const points = ends(d).map(([x, y]): [number, number] => [a * x + c * y + f, b * x + e * y + g]);
  if (points.length === 0) return [];
  const key = JSON.stringify([place, shape.attributes]);
  return [{ key, parts: within, points, box: box(points) }];
}

/** Where a part of a drawing lies. */
export function extent(shape: Shape, part: string): Box {
  return box(
    leaves(shape)
      .filter(({ parts }) => parts.includes(part))
      .flatMap((leaf) => leaf.points),
  );
}
