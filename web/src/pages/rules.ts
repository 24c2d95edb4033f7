/** Presets and single rules in the reader's words. */
import { has, list, t } from '../i18n';
import type { Preset, Spec, Value, Values } from './api';

/** The preset that a reader of this language is offered first. */
export function firstPreset(language: string): string {
  return language === 'fr' ? 'wikipedia' : 'pagat';
}

/** A preset's title in a language. */
export function title(preset: Preset, language: string): string {
  return preset.titles[language] ?? preset.titles['en'] ?? preset.name;
}

/** The preset that a specification starts from. */
export function presetOf(spec: Spec): string {
  return typeof spec === 'string' ? spec : String(spec['preset']);
}

/** Whether two values are the same, lists and targets included. */
export function same(a: Value | undefined, b: Value | undefined): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}

/** A house's rules as the server takes them: the bare name where nothing is changed. */
export function specOf(preset: Preset, changes: Values): Spec {
  const real = Object.entries(changes).filter(([key, value]) => !same(preset.values[key], value));
  return real.length === 0
    ? preset.name
    : { preset: preset.name, ...Object.fromEntries<Value>(real) };
}

/** The length of a match, `{deals: 5}` or `{points: 5}`, taken apart. */
export function targetOf(value: Value | undefined): { kind: 'deals' | 'points'; number: number } {
  const target = (value ?? {}) as Record<string, number>;
  return 'points' in target
    ? { kind: 'points', number: target['points'] ?? 0 }
    : { kind: 'deals', number: target['deals'] ?? 0 };
}

/** The value of a key in words. */
export function valueInWords(key: string, value: Value | undefined): string {
  if (key === 'match') {
    const { kind, number } = targetOf(value);
    return t(`rules-value-match-${kind}`, { n: number });
  }
  if (Array.isArray(value)) return list(value as readonly number[]);
  if (typeof value === 'number') return t(`rules-value-${key}`, { n: value });
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

/** What sets a preset apart, each a whole sentence. */
export function facts(values: Values): string[] {
  const { kind, number } = targetOf(values['match']);
  const mordienne =
    values['mordienne'] === 'run' && values['announce'] !== 'no'
      ? `fact-announce-${String(values['announce'])}`
      : `fact-mordienne-${String(values['mordienne'])}`;
  return [
    t(`fact-match-${kind}`, { n: number }),
    t(`fact-spoiled-${String(values['spoiled_lead'])}`),
    t(mordienne, { n: Number(values['shortest_run']) }),
    t(values['chant'] ? `fact-singers-${String(values['singers'])}` : 'fact-singers-nobody'),
  ];
}

/** The values that a key may take, where they can be listed (as in `aluette/rules/fields.py`). */
export const choices: Readonly<Record<string, readonly (string | number | boolean)[]>> = {
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
  sign_set: ['gamerules', 'wikipedia', 'none'],
};
