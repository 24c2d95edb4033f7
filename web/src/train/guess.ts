/** *Guess the sign*: a face shows a sign for a while, and the while grows shorter. */
import { CHARACTER_IDS, type CharacterId } from '../faces/characters';
import type { GestureId } from '../faces/gestures';
import type { SignSet } from '../signs/sets';

export interface Question {
  sign: string;
  gesture: GestureId;
  /** How often an ace's sign is made. */
  count: number;
  character: CharacterId;
}

/** A number from 0 up to 1. */
export type Dice = () => number;

const LONGEST = 2500;
const SHORTEST = 800;
/** Each right answer leaves so much of the time. */
const LEAVES = 0.87;

/** How long the sign shows after so many right answers in a row, in milliseconds. */
export function shownFor(row: number): number {
  return Math.max(SHORTEST, Math.round(LONGEST * LEAVES ** row));
}

/** What a wrong answer leaves of a row: it grows easier, but not at once as easy as at first. */
export function afterMiss(row: number): number {
  return Math.max(0, row - 3);
}

function pick<Value>(values: readonly Value[], dice: Dice): Value {
  const found = values[Math.floor(dice() * values.length)];
  if (found === undefined) throw new Error('nothing to choose from');
  return found;
}

/** A new question of the set, another sign than before. */
export function ask(set: SignSet, before: Question | null, dice: Dice): Question {
  const [sign, ways] = pick(
    set.signs.filter(([name]) => name !== before?.sign),
    dice,
  );
  const faces = CHARACTER_IDS.filter((id) => id !== before?.character);
  const count = sign === 'as' ? 1 + Math.floor(dice() * 4) : 1;
  return { sign, gesture: pick(ways, dice), count, character: pick(faces, dice) };
}
