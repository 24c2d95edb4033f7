/** Presets and single rules in the reader's words. */
import { has, list, t, tIn } from '../i18n';
import { settings } from '../settings.svelte';
import { SETS } from '../signs/sets';
import type { Preset, RulesValues, Target } from '../store/types';
import type { Key, Spec, Value, Values } from './api';

/** The preset that a reader of this language is offered first. */
export function firstPreset(language: string): string {
  return tIn(language, 'first-preset');
}

/** The title of a preset or a sign set in a language. */
export function title(preset: Pick<Preset, 'name' | 'titles'>, language: string): string {
  return preset.titles[language] ?? preset.titles['en'] ?? preset.name;
}

/** The preset that a specification starts from. */
export function presetOf(spec: Spec): string {
  return typeof spec === 'string' ? spec : String(spec['preset']);
}

/** The rules that have a value here. */
export function keysOf(values: Values): Key[] {
  return Object.keys(values) as Key[];
}

/** Whether two values are the same, lists and targets included. */
export function same(a: Value | undefined, b: Value | undefined): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}

/** A house's rules as the server takes them: the bare name where nothing is changed. */
export function specOf(preset: Preset, changes: Values): Spec {
  const real = keysOf(changes).filter((key) => !same(preset.values[key], changes[key]));
  return real.length === 0
    ? preset.name
    : { preset: preset.name, ...Object.fromEntries(real.map((key) => [key, changes[key]])) };
}

/** The length of a match, `{deals: 5}` or `{points: 5}`, taken apart. */
export function targetOf(target: Target): { kind: 'deals' | 'points'; number: number } {
  return 'points' in target
    ? { kind: 'points', number: target.points }
    : { kind: 'deals', number: target.deals };
}

/** Whether a value is a length of the match: no other is a table. */
export function isTarget(value: Value): value is Target {
  return typeof value === 'object' && !Array.isArray(value);
}

/** The value of a key in words. */
export function valueInWords(key: Key, value: Value): string {
  if (isTarget(value)) {
    const { kind, number } = targetOf(value);
    return t(`rules-value-match-${kind}`, { n: number });
  }
  if (typeof value === 'object') return list(value);
  if (typeof value === 'number') return t(`rules-value-${key}`, { n: value });
  const set = key === 'sign_set' && SETS.find(({ name }) => name === value);
  if (set) return title(set, settings.language);
  return t(`rules-value-${key}-${String(value)}`);
}

/** Where a value comes from, in words. */
export function sourceInWords(source: string): string {
  const id = `rules-source-${source}`;
  if (has(id)) return t(id);
  const parts = source.split(', ').map((part) => {
    const text = `rules-source-${part}`;
    return has(text) ? t(text) : part;
  });
  return list(parts);
}

/** What sets rules apart, each a whole sentence. */
export function facts(values: RulesValues): string[] {
  const { kind, number } = targetOf(values.match);
  return [
    t(`fact-match-${kind}`, { n: number }),
    t(`fact-spoiled-${values.spoiled_lead}`),
    t(values.chant ? `fact-singers-${values.singers}` : 'fact-singers-nobody'),
    t(`fact-mordienne-${values.mordienne}`, { n: values.shortest_run }),
    ...(values.mordienne === 'off' ? [] : [t(`fact-announce-${values.announce}`)]),
    t(`fact-surrender-${values.surrender}`),
  ];
}

/** The values that a key may take, where they can be listed (as in `aluette/rules/fields.py`). */
export const choices: Readonly<Partial<Record<Key, readonly (string | number | boolean)[]>>> = {
  seats: [3, 4, 6],
  teams: ['pairs', 'threes', 'alone'],
  draw: ['full', 'short', 'agreed'],
  chant: [true, false],
  singers: ['left-and-dealer', 'left-and-partner'],
  talon_order: ['alternate', 'blocks'],
  spoiled_lead: ['leader', 'first-tied'],
  mordienne: ['off', 'run', 'last-five'],
  mordienne_needs_loss: [true, false],
  announce: ['no', 'bid', 'required', 'extends'],
  announce_must_make: [true, false],
  tied_match: ['drawn', 'extra-deals'],
  surrender: ['none', 'concede', 'offer'],
  wrong_count: ['redeal', 'penalty'],
  speech: ['free', 'silent'],
  sign_set: [...SETS.map(({ name }) => name), 'none'],
};
