/** Shapes as path text, on a grid of 200 by 200 units. */

/** Across and down; a third number, where given, is the height above the face's bowl. */
export type Point = readonly [x: number, y: number, height?: number];

/** A number as path text: one decimal is a twentieth of a pixel. Made of whole numbers, for speed. */
export function text(n: number): string {
  const tenths = Math.round(n * 10);
  const size = Math.abs(tenths);
  const whole = Math.trunc(size / 10);
  const rest = size % 10;
  if (rest === 0) return String(Math.sign(tenths) * whole || 0);
  return `${tenths < 0 ? '-' : ''}${whole === 0 ? '' : whole}.${rest}`;
}

/** Numbers in a row; a minus sign needs no space before it. */
function spaced(...numbers: number[]): string {
  let row = '';
  for (const number of numbers) {
    const next = text(number);
    row += row === '' || next.startsWith('-') ? next : ` ${next}`;
  }
  return row;
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
  let d = `M${spaced(at(0)[0], at(0)[1])}`;
  for (let i = 0; i < (closed ? n : n - 1); i++) {
    const [before, from, to, after] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    const [outX, outY] = [from[0] + (to[0] - before[0]) * k, from[1] + (to[1] - before[1]) * k];
    const [inX, inY] = [to[0] - (after[0] - from[0]) * k, to[1] - (after[1] - from[1]) * k];
    d += `C${spaced(outX, outY, inX, inY, to[0], to[1])}`;
  }
  return closed ? `${d}Z` : d;
}

/** Straight lines from point to point. */
export function lines(points: readonly Point[], closed = false): string {
  return `M${points.map(([x, y]) => spaced(x, y)).join('L')}${closed ? 'Z' : ''}`;
}

/** Points on an ellipse, for `curve`. */
export function oval(x: number, y: number, across: number, down: number, count = 8): Point[] {
  return Array.from({ length: count }, (_, i) => {
    const angle = (2 * Math.PI * i) / count;
    return [x + across * Math.cos(angle), y + down * Math.sin(angle)];
  });
}

/** A whole circle, or an ellipse. */
export function disc(x: number, y: number, across: number, down = across): string {
  const half = `a${spaced(across, down)} 0 1 1`;
  return `M${spaced(x - across, y)}${half} ${text(2 * across)} 0${half} ${text(-2 * across)} 0Z`;
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
