import { placeOf } from '../table/seats';
import { NEUTRAL, type Pose } from './pose';

/**
 * What a face looks at: its own cards, whoever sits before the page, or something in a direction
 * on the page, in degrees clockwise from up. A picture that looks at nobody faces the front.
 */
export type Gaze = 'cards' | 'viewer' | 'front' | number;

/** The part of a pose that a gaze sets; eyes and notch move first, the head follows. */
export const EYES = ['gazeX', 'gazeY', 'lidL', 'lidR', 'notch', 'notchSize'] as const;
export const HEAD = ['yaw', 'pitch', 'dy', 'fan'] as const;

/** The pose of looking somewhere, at rest. */
export function looking(gaze: Gaze): Pose {
  if (gaze === 'front') return { ...NEUTRAL };
  if (gaze === 'viewer') return { ...NEUTRAL, notch: 180, notchSize: 1 };
  if (gaze === 'cards') {
    return { ...NEUTRAL, pitch: 20, dy: 4, gazeY: 0.8, lidL: 0.55, lidR: 0.55, fan: 1 };
  }
  // Half-way directions turn the head more than half, or they could not be told from straight.
  const strong = (wave: number) => Math.sign(wave) * Math.abs(wave) ** 0.6;
  const x = strong(Math.sin((gaze * Math.PI) / 180));
  const y = strong(-Math.cos((gaze * Math.PI) / 180));
  return {
    ...NEUTRAL,
    yaw: 32 * x,
    pitch: (y < 0 ? 18 : 14) * y,
    gazeX: 0.95 * x,
    gazeY: (y < 0 ? 0.6 : 0.75) * y,
    notch: gaze,
    notchSize: 1,
  };
}

/**
 * Where the portrait of one seat looks when its player looks at another, or at his own cards.
 * A spectator (viewer −1) sits behind seat 0.
 */
export function gazeAt(seat: number, target: number, viewer: number, seats: number): Gaze {
  if (target === seat) return 'cards';
  if (target === Math.max(viewer, 0)) return 'viewer';
  const [from, to] = [placeOf(seat, viewer, seats), placeOf(target, viewer, seats)];
  const degrees = (Math.atan2(to.x - from.x, from.y - to.y) * 180) / Math.PI;
  return (Math.round(degrees) + 360) % 360;
}
