import type { Hand, Pose } from './pose';

/** Every gesture that can be drawn, by the names that sign sets use. */
export const GESTURES = [
  ...(['look-up', 'raise-brows', 'tilt', 'smirk', 'wink', 'pout', 'shut-eyes'] as const),
  ...(['thumb', 'little-finger', 'index-finger', 'two-fingers-up', 'ring-finger'] as const),
  ...(['write', 'two-fingers-down', 'open-mouth', 'tongue', 'teeth', 'shrug'] as const),
  ...(['shoulder', 'grimace', 'bite-lip'] as const),
] as const;

export type GestureId = (typeof GESTURES)[number];

/** Gestures made once for each ace. */
export const COUNTED: ReadonlySet<GestureId> = new Set(['open-mouth', 'tongue', 'teeth']);

/** What a gesture makes of a pose: these are added to what the gaze set, all others replace it. */
const ADDED: ReadonlySet<string> = new Set(['tilt', 'dx', 'dy', 'jaw']);

/** The head makes room for a hand. */
const byHand = (hand: Hand): Partial<Pose> => ({ hand, dx: -27 });

const DIFFERENCES: Readonly<Record<GestureId, Partial<Pose>>> = {
  'look-up': { gazeX: 0, gazeY: -1.05, lidL: 1.6, lidR: 1.6, browL: 0.6, browR: 0.6 },
  'raise-brows': { browL: 1.15, browR: 1.15, lidL: 1.6, lidR: 1.6, wrinkle: 1, dy: 6 },
  tilt: { tilt: 27, dx: -20, dy: 4 },
  smirk: { mouth: 'corner', cheek: 1, tilt: -7, browR: 0.35 },
  wink: { mouth: 'content', lidR: 0, lidL: 1.3, browL: 0.85, browR: -0.35, cheek: 1, rays: 1 },
  pout: { mouth: 'pout', cheeks: -1 },
  'shut-eyes': { lidL: 0, lidR: 0, browL: 0.35, browR: 0.35 },
  thumb: byHand('thumb'),
  'little-finger': byHand('little'),
  'index-finger': byHand('index'),
  'two-fingers-up': byHand('two-up'),
  'ring-finger': byHand('ring'),
  write: byHand('write'),
  'two-fingers-down': byHand('two-down'),
  'open-mouth': { mouth: 'open', jaw: 12 },
  tongue: { mouth: 'tongue', jaw: 9 },
  teeth: { mouth: 'teeth', jaw: 5, cheeks: 0.8 },
  shrug: { shoulderL: 0.75, shoulderR: 0.75, dy: 6, mouth: 'down', hand: 'palms' },
  shoulder: { shoulderR: 1.05, shoulderL: -0.6, tilt: -5, dx: -14 },
  grimace: {
    ...{ squeeze: 1, knit: 1, mouth: 'zigzag', wrinkle: -1, cheeks: 0.6 },
    ...{ dy: 5, shoulderL: 0.25, shoulderR: 0.25 },
  },
  'bite-lip': { mouth: 'bite', knit: 0.6, jaw: 16 },
};

/** Below this much of a gesture neither its mouth nor its hand is there yet. */
const BEGUN = 0.12;

/**
 * A pose with some of a gesture in it: 0 none, 1 all, above 1 overshot, below 0 gathering for it.
 * One eye or one corner of the mouth goes to the near side of a turned head.
 */
export function gestured(base: Readonly<Pose>, gesture: GestureId, amount: number): Pose {
  const pose = { ...base };
  for (const [key, value] of Object.entries(DIFFERENCES[gesture])) {
    if (typeof value !== 'number') continue;
    const name = key as 'tilt';
    pose[name] += (ADDED.has(key) ? value : value - pose[name]) * amount;
  }
  // Cards go down, or they would hide a mouth.
  pose.fan *= 1 - 0.6 * Math.min(1, Math.max(0, amount));
  if (amount >= BEGUN) {
    const { mouth = pose.mouth, hand = pose.hand } = DIFFERENCES[gesture];
    Object.assign(pose, { mouth, hand });
    pose.mouthAmount = Math.min(1.15, amount);
    pose.handAmount = Math.min(1.05, amount);
  }
  if (base.yaw <= 5 || (gesture !== 'wink' && gesture !== 'smirk')) return pose;
  const { lidL, lidR, browL, browR } = pose;
  const tilt = 2 * base.tilt - pose.tilt;
  return { ...pose, lidL: lidR, lidR: lidL, browL: browR, browR: browL, tilt };
}
