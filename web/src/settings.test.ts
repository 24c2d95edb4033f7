import { expect, test } from 'vitest';
import { defaults, load, save, settings, speak } from './settings.svelte';

function memory(text: string | null = null) {
  return {
    text,
    getItem() {
      return this.text;
    },
    setItem(_key: string, value: string) {
      this.text = value;
    },
  };
}

test('a French reader begins with French and French corner letters', () => {
  expect(defaults(['fr-FR', 'en'])).toMatchObject({ language: 'fr', cardIndex: 'french' });
  expect(defaults(['de', 'en'])).toMatchObject({ language: 'en', cardIndex: 'code' });
});

test('what was chosen is remembered', () => {
  const storage = memory();
  const chosen = {
    ...defaults(['en']),
    speed: 'fast',
    suits: 'french',
    largeCards: true,
    sound: false,
  } as const;
  save(chosen, storage);
  expect(load(['fr'], storage)).toEqual(chosen);
});

test.each([
  ['nothing', null],
  ['no JSON', '{speed'],
  ['no table', '"fast"'],
  ['null', 'null'],
  ['values that do not exist', '{"speed":"warp","language":"xx","sound":"yes","colour":"red"}'],
])('%s in memory leaves the defaults', (_what, text) => {
  expect(load(['fr'], memory(text))).toEqual(defaults(['fr']));
});

test('one bad value does not lose the others', () => {
  const kept = load(['en'], memory('{"speed":"warp","sound":false}'));
  expect(kept).toMatchObject({ speed: 'normal', sound: false });
});

test('the corner letters follow the language', async () => {
  await speak('fr');
  expect(settings).toMatchObject({ language: 'fr', cardIndex: 'french' });
  await speak('en');
  expect(settings).toMatchObject({ language: 'en', cardIndex: 'code' });
});
