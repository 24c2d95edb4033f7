import { afterEach, describe, expect, test } from 'vitest';
import { languages } from '../i18n/catalogues';
import { settings } from '../settings.svelte';
import { viewWith } from '../store/fake.test-helper';
import type { RulesValues, Table } from '../store/types';
import { helpWith, isWeighty, meaningOf } from './meaning';

const base = viewWith({}).table;

function tableWith(values: Partial<RulesValues>, table: Partial<Table>): Table {
  const all = { singers: 'left-and-dealer', mordienne: 'run', shortest_run: 3, ...values };
  return {
    ...base,
    phase: 'declare',
    rules: { ...base.rules, values: all as RulesValues },
    ...table,
  };
}

/** Every set of words that a seat may be asked to choose from. */
const asked: [announce: string, opening: string | null, words: string[]][] = [
  ['bid', null, ['pass', 'concede', 'announce']],
  ['required', null, ['pass', 'surrender', 'announce']],
  ['extends', null, ['pass', 'surrender', 'announce']],
  ['no', 'concede', ['agree', 'disagree']],
  ['no', 'surrender', ['agree', 'disagree']],
  ['no', 'surrender', ['accept', 'refuse']],
  ['bid', 'announce', ['accept', 'decline']],
];

describe.each(languages)('in %s', (language) => {
  afterEach(() => {
    settings.language = 'en';
  });

  test.each(asked)('announce %s, answering %s: every word is explained', (announce, to, words) => {
    settings.language = language;
    const declared = to === null ? [] : ([[1, to]] as const);
    for (const announce_must_make of [true, false]) {
      const table = tableWith({ announce, announce_must_make }, { words, declared });
      const texts = helpWith(table).map(({ text }) => text);
      expect(texts).toHaveLength(words.length + 2);
      for (const text of texts) expect(text).toMatch(/^\p{Lu}.* .*\.$/u);
    }
  });

  test.each(['cut', 'vote', 'discard'])('the %s is explained', (phase) => {
    settings.language = language;
    for (const { text } of helpWith(tableWith({}, { phase }))) expect(text).toMatch(/ .*\.$/);
  });
});

test('what an accepted announcement costs depends on the rules', () => {
  const table = (made: boolean) =>
    tableWith({ announce: 'bid', announce_must_make: made }, { declared: [[1, 'announce']] });
  expect(meaningOf('accept', table(true))).toContain('must make mordienne');
  expect(meaningOf('accept', table(false))).toContain('wins this deal scores two');
});

test('only words that change nothing are said at once', () => {
  const words = [...new Set(asked.flatMap(([, , all]) => all))];
  expect(words.filter((word) => !isWeighty(word))).toEqual(['pass', 'disagree']);
});
