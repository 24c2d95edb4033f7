import { EYES, HEAD, looking, type Gaze } from './gaze';
import { COUNTED, gestured, type GestureId } from './gestures';
import type { Pose } from './pose';
import * as timing from './timing';

/** A sign being made. Times are milliseconds on the clock that the drawing is asked by. */
export interface Gesture {
  id: GestureId;
  start: number;
  /** How long it shows, at least 500 ms; 1200 ms where nothing is said. */
  lasts?: number;
  /** How many aces it tells, from 1 to 4, for the gestures that count them. */
  count?: number;
}

/** All that decides how a face looks at any time. */
export interface Motion {
  readonly from: Readonly<Pose>;
  readonly to: Readonly<Pose>;
  /** When eyes and head began, or will begin, to go from one pose to the other. */
  readonly eyes: number;
  readonly head: number;
  readonly gesture: Readonly<Gesture> | null;
  /** Faces with different seeds blink at different times. */
  readonly seed: number;
}

/** A face that has been looking there for long. */
export function resting(gaze: Gaze, seed = 0): Motion {
  const pose = looking(gaze);
  return { from: pose, to: pose, eyes: -Infinity, head: -Infinity, gesture: null, seed };
}

const end = (gesture: Readonly<Gesture>) => gesture.start + (gesture.lasts ?? timing.LASTS);

/** The face turns to something new; while a sign runs its eyes do, and its head after the sign. */
export function turned(motion: Motion, gaze: Gaze, now: number): Motion {
  const { gesture } = motion;
  const signing = gesture !== null && gesture.start <= now && now < end(gesture);
  const head = signing ? end(gesture) : now;
  return { ...motion, from: gazed(motion, now), to: looking(gaze), eyes: now, head };
}

/** The pose that the gaze alone gives. */
function gazed({ from, to, eyes, head }: Motion, now: number): Pose {
  const pose = { ...to };
  const turn = timing.headAt(now - head);
  for (const key of HEAD) pose[key] = from[key] + (to[key] - from[key]) * turn;
  const glance = timing.eyesAt(now - eyes);
  for (const key of EYES) pose[key] = from[key] + (to[key] - from[key]) * glance;
  // The notch shrinks where it was and grows where it goes; it does not travel.
  const early = glance < 0.5;
  pose.notch = early ? from.notch : to.notch;
  pose.notchSize = (early ? from : to).notchSize * Math.abs(1 - 2 * glance);
  if (from.notch === to.notch && from.notchSize === to.notchSize) pose.notchSize = to.notchSize;
  return pose;
}

function blinked(pose: Pose, blink: number): Pose {
  const lid = (open: number) => Math.max(Math.min(open, 0.25), open * (1 - blink));
  return { ...pose, lidL: lid(pose.lidL), lidR: lid(pose.lidR) };
}

/** How a face looks at a time. Those who asked for rest see stills: a sign at its height. */
export function poseAt(motion: Motion, now: number, still = false): Pose {
  const { gesture, to } = motion;
  const signing = gesture !== null && gesture.start <= now && now < end(gesture);
  if (!signing) {
    if (still) return { ...to };
    const blink = timing.turnBlinkAt(now - motion.head);
    return blinked(gazed(motion, now), Math.max(blink, timing.blinkAt(now, motion.seed)));
  }
  const base = still ? to : gazed(motion, now);
  const { id, start, lasts, count = 1 } = gesture;
  const ms = now - start;
  const counted = COUNTED.has(id);
  if (still) return { ...gestured(base, id, 1), marks: counted ? count : 0 };
  const beat = counted ? timing.beatAt(ms, count, lasts) : 1;
  const pose = gestured(base, id, timing.amountAt(ms, lasts) * beat);
  return counted ? { ...pose, marks: timing.toldAt(ms, count, lasts) } : pose;
}

/** When a face next moves: `now` while it does, never for a still without a sign. */
export function nextMove(motion: Motion, now: number, still = false): number {
  const { gesture, eyes, head, seed } = motion;
  const over = gesture === null || now >= end(gesture);
  if (still) return over ? Infinity : gesture.start > now ? gesture.start : end(gesture);
  const moving = (!over && gesture.start <= now) || (eyes <= now && now < head + timing.TURN);
  if (moving) return now;
  const blink = timing.nextBlink(now, seed);
  return over ? blink : Math.min(blink, gesture.start);
}
