/** Three questions that find the preset a house plays (R1), and what it plays otherwise. */
import type { Preset } from '../store/types';
import type { Values } from './api';
import { keysOf, same } from './rules';

/** Each question with its answers: the values that an answer stands for. */
export const questions = {
  singers: {
    'left-and-dealer': { chant: true, singers: 'left-and-dealer' },
    'left-and-partner': { chant: true, singers: 'left-and-partner' },
    nobody: { chant: false },
  },
  spoiled: {
    leader: { spoiled_lead: 'leader' },
    'first-tied': { spoiled_lead: 'first-tied' },
  },
  mordienne: {
    off: { mordienne: 'off', announce: 'no' },
    run: { mordienne: 'run', announce: 'no' },
    'last-five': { mordienne: 'last-five', announce: 'no' },
    bid: { mordienne: 'run', announce: 'bid' },
    required: { mordienne: 'run', announce: 'required' },
  },
} as const satisfies Record<string, Record<string, Values>>;

export type Question = keyof typeof questions;

/** An answer to each question; `unknown` where the house does not know. */
export type Answers = { [Q in Question]: keyof (typeof questions)[Q] | 'unknown' };

function valuesOf(question: Question, answer: string): Values {
  return (questions[question] as Record<string, Values>)[answer] ?? {};
}

function fits(preset: Preset, wanted: Values): boolean {
  return keysOf(wanted).every((key) => same(preset.values[key], wanted[key]));
}

/**
 * The preset that fits best, and the changes that make it fit wholly.
 *
 * Mordienne decides first, because surrender and the match's length hang on it; then the other
 * two; between equals the one offered first to this reader, then the library's order.
 */
export function propose(
  presets: readonly Preset[],
  answers: Answers,
  first: string,
): { preset: Preset; changes: Values } | undefined {
  const wanted = (Object.keys(questions) as Question[]).map((question) => ({
    values: valuesOf(question, answers[question]),
    weight: question === 'mordienne' ? 3 : 1,
  }));
  const points = (preset: Preset) =>
    wanted.reduce((sum, { values, weight }) => sum + (fits(preset, values) ? weight : 0), 0) +
    (preset.name === first ? 0.5 : 0);
  const [best, ...others] = presets.filter((preset) => preset.values.seats === 4);
  if (!best) return undefined;
  const preset = others.reduce((a, b) => (points(b) > points(a) ? b : a), best);
  const all: Values = Object.assign({}, ...wanted.map(({ values }) => values));
  const changed = keysOf(all).filter((key) => !same(preset.values[key], all[key]));
  return { preset, changes: Object.fromEntries(changed.map((key) => [key, all[key]])) };
}
