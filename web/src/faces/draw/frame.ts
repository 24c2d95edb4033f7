import { FEATURE, INK, PAPER, RED } from '../palette';
import { lines, text, type Point } from '../path';
import { group, line, solid, type Shape } from '../shape';
import type { Sitter } from './sitter';

/** Own cards, held before the chest. */
export function fan({ pose, character }: Sitter): Shape[] {
  if (pose.fan <= 0) return [];
  const y = text(264 - 32 * pose.fan + character.sit * 0.5);
  const card = [solid('M-17-66h34v70h-34z', PAPER, FEATURE), line('M0-48V0', 18, RED)];
  return [-32, -11, 11, 32].map((angle) =>
    group(card, { transform: `translate(100 ${y}) rotate(${angle})` }),
  );
}

/** One red cut for each ace told. */
export function marks({ pose }: Sitter): Shape[] {
  return Array.from({ length: pose.marks }, (_, i) => `M${18 + i * 13} 150V184`).flatMap((d) => [
    line(d, 13, PAPER),
    line(d, 7, RED),
  ]);
}

/** The frame, and a wedge in it that points to what is looked at. */
export function frame({ pose }: Sitter): Shape[] {
  const edge: Shape = {
    tag: 'rect',
    attributes: { x: 2.5, y: 2.5, width: 195, height: 195, rx: 12 },
    kids: [],
  };
  if (pose.notchSize < 0.1) return [edge];
  const radians = (pose.notch * Math.PI) / 180;
  const [sin, cos] = [Math.sin(radians), -Math.cos(radians)];
  // In a corner the frame is round.
  const reach = Math.min(97 / Math.max(Math.abs(sin), Math.abs(cos)), 128);
  const at = (out: number, aside: number): Point => [
    100 + (reach - out) * sin - aside * cos,
    100 + (reach - out) * cos + aside * sin,
  ];
  const size = pose.notchSize;
  const wedge = lines([at(0, 0), at(20 * size, 17 * size), at(20 * size, -17 * size)], true);
  return [edge, line(wedge, 11, PAPER), solid(wedge, INK, FEATURE)];
}
