/** Shapes as path text, on a grid of 200 by 200 units. */

/** Across and down; a third number, where given, is the height above the face's bowl. */
export type Point = readonly [x: number, y: number, height?: number];

/** A number as path text: one decimal is a twentieth of a pixel. */
export function text(n: number): string {
  return String(Math.round(n * 10) / 10 || 0);
}

/** Points from their numbers in a row: across, down, across, down. */
export function dots(numbers: readonly number[]): Point[] {
  return Array.from({ length: numbers.length / 2 }, (_, i): Point => [
    numbers[2 * i] ?? 0,
    numbers[2 * i + 1] ?? 0,
  ]);
}

/** A soft curve through all points. */
export function curve(points: readonly Point[], closed = false, tension = 0.85): string {
  const n = points.length;
  const at = (i: number) => points[closed ? (i + n) % n : Math.min(Math.max(i, 0), n - 1)] as Point;
  const k = tension / 6;
  let d = `M${text(at(0)[0])} ${text(at(0)[1])}`;
  for (let i = 0; i < (closed ? n : n - 1); i++) {
    const [before, from, to, after] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    const knots = [
      from[0] + (to[0] - before[0]) * k,
      from[1] + (to[1] - before[1]) * k,
      to[0] - (after[0] - from[0]) * k,
      to[1] - (after[1] - from[1]) * k,
      to[0],
      to[1],
    ];
    d += `C${knots.map(text).join(' ')}`;
  }
  return closed ? `${d}Z` : d;
}

/** Straight lines from point to point. */
export function lines(points: readonly Point[], closed = false): string {
  return `M${points.map(([x, y]) => `${text(x)} ${text(y)}`).join('L')}${closed ? 'Z' : ''}`;
}

/** Points on an ellipse, for `curve`. */
export function oval(x: number, y: number, across: number, down: number, count = 8): Point[] {
  return Array.from({ length: count }, (_, i) => {
    const angle = (2 * Math.PI * i) / count;
    return [x + across * Math.cos(angle), y + down * Math.sin(angle)];
  });
}

/** A whole circle. */
export function disc(x: number, y: number, r: number): string {
  const half = `${text(r)} ${text(r)} 0 1 1`;
  return `M${text(x - r)} ${text(y)}a${half} ${text(2 * r)} 0a${half} ${text(-2 * r)} 0Z`;
}

/** The same points on the other side: right becomes left. */
export function mirror(points: readonly Point[]): Point[] {
  return points.map(([x, y, height]) => (height === undefined ? [-x, y] : [-x, y, height]));
}

/** A half, given from top to bottom on the right, and its mirror image: a closed outline. */
export function whole(half: readonly Point[]): Point[] {
  return [...half, ...mirror(half.filter(([x]) => x !== 0)).reverse()];
}

export function moved(points: readonly Point[], dx: number, dy: number): Point[] {
  return points.map(([x, y]) => [x + dx, y + dy]);
}
