/**
 * What a sign and its words tell: the twin of `aluette/signs/language.py`, as far as the page
 * puts messages together and reads those that the server sends. French is canonical.
 */

import { LADDER, stepOf } from '../cards/ladder';
import type { Code } from '../store/types';

/** The step of the four aces, the one whose sign is made once for each. */
export const ACES = 9;
const LAST_STEP = 19;

/** Each sign with the steps it shows; intentions show none. */
export const SIGNS: Readonly<Record<string, readonly number[]>> = {
  monsieur: [1],
  madame: [2],
  borgne: [3],
  vache: [4],
  'grand-neuf': [5],
  'petit-neuf': [6],
  chêne: [7],
  écrit: [8],
  as: [ACES],
  'les-deux': [1, 2],
  misère: [],
  mordienne: [],
};

/** How far a phrase goes on the ladder; up, to Monsieur, is below zero. */
export type Way = -2 | -1 | 1 | 2;

/** The spoken steps, in the order in which they are offered. */
export const PHRASES: readonly (readonly [Way, string])[] = [
  [-1, 'au-dessus'],
  [1, 'en dessous'],
  [-2, 'au-dessus de là-dessus'],
  [2, 'en dessous de là-dessous'],
];
const AFTER = 'après';

export interface Phrase {
  by: Way;
  /** Whether it counts from the step named just before, not from the sign. */
  after: boolean;
}

export interface Message {
  sign: string;
  /** How often the sign of an ace is made, 1 to 4. */
  count: number;
  phrases: readonly Phrase[];
}

/** Read a message as the library writes it. */
export function parse(text: string): Message {
  const [head = '', words = ''] = text.split(': ');
  const [sign = '', count = '1'] = head.split('×');
  return { sign, count: Number(count), phrases: parseWords(words) };
}

/** Read the words alone, as they are said aloud. */
export function parseWords(words: string): Phrase[] {
  return words.split(' et ').flatMap((part) => {
    const stem = part.replace(/ après$/, '');
    const found = PHRASES.find(([, text]) => text === stem);
    return found ? [{ by: found[0], after: stem !== part }] : [];
  });
}

/** The message as the library writes and reads it. */
export function canonical({ sign, count, phrases }: Message): string {
  const head = count > 1 ? `${sign}×${count}` : sign;
  return phrases.length > 0 ? `${head}: ${canonicalWords(phrases)}` : head;
}

/** The words alone, in French. */
export function canonicalWords(phrases: readonly Phrase[]): string {
  return phrases
    .map(({ by, after }) => {
      const text = PHRASES.find(([way]) => way === by)?.[1] ?? '';
      return after ? `${text} ${AFTER}` : text;
    })
    .join(' et ');
}

/** The steps that the words name, in the order spoken. */
export function named({ sign, phrases }: Message): number[] {
  const shows = SIGNS[sign] ?? [];
  const steps: number[] = [];
  for (const { by, after } of phrases) {
    const base = after ? (steps.at(-1) ?? 0) : by < 0 ? Math.min(...shows) : Math.max(...shows);
    steps.push(base + by);
  }
  return steps;
}

/** One way to understand a message. */
export interface Reading {
  /** `held`: the sign asserts its card; `pointer`: it is only counted from. */
  mode: 'held' | 'pointer';
  /** The steps of which a card is held, ascending. */
  steps: readonly number[];
  /** How many aces are asserted at least, where the sign of the aces asserts them. */
  aces: number;
}

/** All readings of a message, before anything is excluded. */
export function decode(message: Message): Reading[] {
  const words = named(message);
  const ascending = (steps: readonly number[]) => [...new Set(steps)].sort((a, b) => a - b);
  const held: Reading = {
    mode: 'held',
    steps: ascending([...words, ...(SIGNS[message.sign] ?? [])]),
    aces: message.sign === 'as' ? message.count : 0,
  };
  return words.length === 0
    ? [held]
    : [held, { mode: 'pointer', steps: ascending(words), aces: 0 }];
}

/** How many cards of one of its steps a reading asserts at least. */
export function leastOf(reading: Reading, step: number): number {
  return step === ACES ? Math.max(1, reading.aces) : 1;
}

/** The readings that cards which the maker of a sign cannot have held do not exclude. */
export function possible(readings: readonly Reading[], elsewhere: readonly Code[]): Reading[] {
  return readings.filter((reading) =>
    reading.steps.every((step) => {
      const gone = elsewhere.filter((card) => stepOf(card) === step).length;
      return (LADDER[step - 1]?.length ?? 0) - gone >= leastOf(reading, step);
    }),
  );
}

/** Whether every step that the words name is there. */
export function onLadder(message: Message): boolean {
  return named(message).every((step) => step >= 1 && step <= LAST_STEP);
}

/** Whether the words name a step twice, which says nothing more. */
export function repeats(message: Message): boolean {
  return new Set(named(message)).size < message.phrases.length;
}
