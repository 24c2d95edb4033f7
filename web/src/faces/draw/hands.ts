import { BLUE, CONTOUR, CUT, FEATURE, WHITE } from '../palette';
import { curve, dots, text, type Point } from '../path';
import type { Hand } from '../pose';
import { group, line, solid, type Shape } from '../shape';
import { curled, fist, haloed, open, sleeve, straight, type Finger } from './hand-parts';
import type { Sitter } from './sitter';

/** The hand that makes a sign; it rises as a fist, then its fingers open. */
export function hand(sitter: Sitter): Shape {
  const { hand: kind, handAmount } = sitter.pose;
  const extent = Math.min(1, Math.max(0.3, (handAmount - 0.4) / 0.6));
  const low = 90 * (1 - Math.min(1, handAmount * 2));
  const drawn = kind === 'none' ? [] : HANDS[kind](sitter, extent);
  return group(drawn, { transform: `translate(0 ${text(low)})` }, 'hand');
}

type Draw = (sitter: Sitter, extent: number) => Shape[];

const HANDS: Record<Exclude<Hand, 'none'>, Draw> = {
  index: raised({ index: [82, -9] }),
  little: raised({ little: [70, 20] }),
  ring: raised({ ring: [82, 7] }),
  'two-up': raised({ index: [76, -15], middle: [80, 11] }),
  thumb,
  'two-down': downward,
  palms,
  write,
};

/** A fist before the shoulder with some fingers up. */
function raised(up: Partial<Record<Finger, readonly [number, number]>>): Draw {
  const place = `translate(${'little' in up ? 142 : 152} 144) rotate(4)`;
  return (sitter, extent) => {
    const cuff = sleeve(sitter, [-24, 50, -31, 92, 31, 92, 24, 50]);
    const { face } = sitter.character.skin;
    return [group(haloed([...cuff, ...fist(face, extent, up)]), { transform: place })];
  };
}

/** A fist on its side that comes from the right, its thumb up. */
function thumb(sitter: Sitter, extent: number): Shape[] {
  const { face } = sitter.character.skin;
  const top = text(-62 * extent);
  const end = text(-62 * extent + 13);
  const bent = [-4, 9, 22, 34].map((y, i) => {
    const long = text(30 - 2 * i);
    return solid(
      `M-28 ${y}h${long}a6.5 6.5 0 0 1 0 13h-${long}a6.5 6.5 0 0 1 0 -13z`,
      face,
      FEATURE,
    );
  });
  const stem = `M-20 8L-21 ${end}Q-21 ${top} -9 ${top}Q4 ${top} 4 ${end}L7 -6Q20 -4 24 6Z`;
  const nail = `M-16 ${text(-62 * extent + 16)}q7 -9 14 0M-14 -22h10`;
  const parts = [
    ...sleeve(sitter, [26, -6, 66, -14, 66, 48, 26, 40]),
    solid('M-28 -12Q-30 42 -20 46L24 44Q34 40 33 18L30 -6Z', face),
    { ...solid(stem, face), part: 'finger' },
    line(nail, CUT),
    ...bent,
  ];
  return [group(haloed(parts), { transform: 'translate(150 142)' })];
}

/** A hand that comes from above, two fingers pointing down. */
function downward(sitter: Sitter, extent: number): Shape[] {
  const { face } = sitter.character.skin;
  const finger = (x: number, angle: number) =>
    straight(face, [x, 4], { length: 66 * extent, width: 17.5, angle });
  const parts = [
    ...sleeve(sitter, [-24, 50, -34, 150, 34, 150, 24, 50]),
    solid('M-31 -2L-32 30Q-28 48 -19 54L19 54Q29 44 31 28L30 -2Z', face),
    ...finger(-19, -12),
    ...finger(-5, 10),
    curled(face, 'ring', -10, 26),
    curled(face, 'little', -10, 26),
    solid('M-34 30Q-38 10 -30 2Q-22 -2 -20 8L-18 26', face, FEATURE),
  ];
  return [group(haloed(parts), { transform: 'translate(154 122) rotate(190)' })];
}

/** Two open hands beside the shoulders, turned outwards. */
function palms(sitter: Sitter): Shape[] {
  const { face } = sitter.character.skin;
  const hand = open([2, -14], 13, [
    [-66, 30],
    [-22, 42],
    [6, 47],
    [34, 45],
    [62, 38],
  ]);
  const { colour, stripes } = sitter.character.coat;
  const parts = [
    solid('M-16 6L-40 44L4 58L20 10Z', stripes ?? colour),
    { ...solid(hand, face), part: 'finger' },
    line('M-4-2Q6-12 16-8', CUT),
  ];
  const one = haloed(parts);
  return [
    group(one, { transform: 'translate(163 176) rotate(26)' }),
    group(one, { transform: 'translate(37 176) scale(-1 1) rotate(26)' }),
  ];
}

/** Thumb and index as round a pen, over a sheet with a scribble. */
function write(sitter: Sitter): Shape[] {
  const { face } = sitter.character.skin;
  const bent = [
    [20, 2],
    [6, 8],
  ].map(([x = 0, y = 0]) => solid(`M${x} ${y}a9 9 0 0 1 18 0v18a9 9 0 0 1 -18 0z`, face, FEATURE));
  const parts = [
    ...sleeve(sitter, [24, -50, 52, -90, 94, -58, 56, -14]),
    solid('M-16 -26Q-4 -52 24 -50L54 -16Q50 14 24 26L-4 22Z', face),
    ...bent,
    solid('M-18 -24Q-42 -8 -44 16L-46 50Q-44 60 -36 54L-26 24L-2 4Z', face),
    { ...solid('M-4 -8Q14 4 2 20L-26 52Q-38 60 -36 46L-22 14Z', face), part: 'finger' },
  ];
  const scribble: Point[] = dots([
    34, 190, 44, 176, 50, 192, 61, 175, 67, 192, 78, 175, 84, 190, 96, 174, 106, 180,
  ]);
  return [
    solid('M26 168L120 162L138 205L14 205Z', WHITE, FEATURE),
    line(curve(scribble, false, 1.1), CONTOUR, BLUE),
    group(haloed(parts), { transform: 'translate(150 120)' }),
  ];
}
