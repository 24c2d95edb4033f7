import { expect, test } from 'vitest';
import { roomFor, type Box } from './room';

const box = (left: number, top: number, right: number, bottom: number): Box => ({
  ...{ left, top, right, bottom },
});

/** What a style says of a length. */
const px = (style: string, name: string) =>
  Number(new RegExp(`${name}: (-?[\\d.]+)px`).exec(style)?.[1]);

/** The top of a sheet that hangs above the hand, when it is as high as it may be. */
function topOf(style: string, height: number): number {
  const bottom = Number(/inset: auto auto (-?[\d.]+)px/.exec(style)?.[1]);
  return height - bottom - px(style, 'max-height');
}

test('at the right of the trick all numbers are shown', () => {
  const trick = box(540, 110, 830, 350);
  const room = roomFor(trick, box(100, 560, 1200, 700), { width: 1366, height: 768 }, 17);
  expect(room).toMatchObject({ place: 'beside', wide: true });
  expect(1366 - 16 - px(room.style, 'width')).toBeGreaterThan(trick.right);
  expect(16 + px(room.style, 'max-height')).toBeLessThan(560);
});

test.each([
  ['a phone', box(100, 180, 340, 400), 690, 390, 844, 17],
  ['a phone with faces', box(130, 240, 270, 375), 556, 390, 844, 17],
  ['large letters', box(580, 140, 790, 312), 540, 1366, 768, 34],
  ['a phone on its side', box(330, 30, 520, 106), 255, 844, 390, 17],
])('on %s the sheet lies between trick and hand, and is folded', (_, trick, top, ...rest) => {
  const [width, height, rem] = rest;
  const room = roomFor(trick, box(10, top, width - 10, height - 50), { width, height }, rem);
  expect(room).toMatchObject({ place: 'above', wide: false });
  expect(topOf(room.style, height)).toBeGreaterThanOrEqual(trick.bottom);
  expect(px(room.style, 'width')).toBeLessThanOrEqual(width - 16);
  // Unfolded it may hide the trick, and never the hand.
  expect(topOf(room.tall, height)).toBeLessThan(trick.top);
  expect(room.tall).toContain(`inset: auto auto ${height - top + 8}px`);
});

test('on a tall tablet all numbers are shown below the trick', () => {
  const trick = box(250, 270, 560, 560);
  const room = roomFor(trick, box(10, 955, 810, 1120), { width: 820, height: 1180 }, 17);
  expect(room).toMatchObject({ place: 'above', wide: true });
  expect(topOf(room.style, 1180)).toBeGreaterThanOrEqual(trick.bottom);
});

test('without any room a little of the hint is shown', () => {
  const room = roomFor(box(0, 0, 300, 300), box(0, 310, 300, 400), { width: 300, height: 400 }, 17);
  expect(px(room.style, 'max-height')).toBe(85);
});
