import { beforeEach, describe, expect, test } from 'vitest';
import { languages } from '../i18n';
import { bundle } from '../i18n/catalogues';
import { SETS } from '../signs/sets';
import { libraryFile } from '../library.test-helper';
import { settings } from '../settings.svelte';
import { named, presets } from './presets.test-helper';
import { choices, facts, firstPreset, sourceInWords, specOf, title, valueInWords } from './rules';

beforeEach(() => {
  settings.language = 'en';
});

test('the choices are those of the library', () => {
  const block = /^CHOICES.*?\{\n(.*?)^\}/ms.exec(libraryFile('rules/fields.py'))?.[1] ?? '';
  const sets = SETS.map(({ name }) => JSON.stringify(name)).join(', ');
  const listed = [...block.matchAll(/^ {4}"(\w+)": \((.*?),?\),$/gm)].map(
    ([, key = '', values]) => [
      key,
      JSON.parse(
        `[${values?.replace('True', 'true').replace('False', 'false').replace('*SIGN_SETS', sets) ?? ''}]`,
      ) as unknown,
    ],
  );
  expect(choices).toEqual(Object.fromEntries(listed));
});

describe.each(languages)('in %s', (language) => {
  const lacks = (id: string) => !bundle(language)?.hasMessage(id);

  test('every rule and every value has words', () => {
    const keys = Object.keys(named('pagat').values).map((key) => `rules-key-${key}`);
    const values = Object.entries(choices).flatMap(([key, ones]) =>
      ones
        .filter((one) => typeof one !== 'number' && !SETS.some(({ name }) => name === one))
        .map((one) => `rules-value-${key}-${String(one)}`),
    );
    expect([...keys, ...values].filter(lacks)).toEqual([]);
  });

  test('what sets a preset apart is said in whole sentences', () => {
    settings.language = language;
    for (const preset of presets) {
      for (const fact of facts(preset.values)) expect(fact, preset.name).toMatch(/^\p{Lu}.*\.$/u);
    }
  });
});

test('no two presets for as many players say the same', () => {
  const said = presets.map(({ values }) =>
    [values.seats, values.teams, ...facts(values)].join(' '),
  );
  expect(new Set(said).size).toBe(presets.length);
});

test('giving up and announcing are said of a preset', () => {
  expect(facts(named('rebour').values).join(' ')).toMatch(/only when announced.*surrender/);
  expect(facts(named('wikipedia').values).join(' ')).toMatch(/announced.*given up/);
});

test('an overlay has a title of its own', () => {
  expect(title(named('gamerules+mordienne'), 'en')).toBe('Five deals, mordienne counts');
  expect(title(named('pagat'), 'fr')).toBe('Cinq donnes, avec abandon');
});

test('values and sources are put into words', () => {
  expect(valueInWords('match', { deals: 5 })).toBe('5 deals');
  expect(valueInWords('packets', [3, 3, 1])).toBe('3, 3, and 1');
  expect(valueInWords('chant', false)).toBe('Never');
  expect(valueInWords('shortest_run', 1)).toBe('One trick');
  expect(valueInWords('sign_set', 'gamerules')).toBe('The short table');
  expect(valueInWords('sign_set', 'none')).toBe('None');
  expect(sourceInWords('001, 004')).toBe('Hungarian description and Vietnamese description');
  expect(sourceInWords('wikimanche.fr')).toBe('wikimanche.fr');
});

test('only real changes are sent', () => {
  const pagat = named('pagat');
  expect(specOf(pagat, {})).toBe('pagat');
  expect(specOf(pagat, { match: { deals: 5 } })).toBe('pagat');
  expect(specOf(pagat, { match: { deals: 7 } })).toEqual({ preset: 'pagat', match: { deals: 7 } });
});

test.each(languages)('what is offered first in %s is a preset for four', (language) => {
  expect(named(firstPreset(language)).values.seats).toBe(4);
});

test('French readers are offered the five-point form first', () => {
  expect(firstPreset('fr')).toBe('wikipedia');
  expect(firstPreset('en')).toBe('pagat');
  expect(firstPreset('xx')).toBe('pagat');
});
