import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { LADDER, sorted, stepOf, strongest } from './ladder';
import { cardName, nameLanguages } from './names';

/** Every card's code and step, weakest first, as the library has them. */
const library = JSON.parse(readFileSync('../tests/web/fixtures/deck.json', 'utf8')) as [
  string,
  number,
][];

test('order and steps are the library’s', () => {
  expect(LADDER.flat()).toEqual(library.map(([code]) => code).reverse());
  for (const [code, step] of library) expect(stepOf(code), code).toBe(step);
  expect(sorted(library.map(([code]) => code))).toEqual(LADDER.flat());
});

test('equal strongest cards are all found, weaker equals are not', () => {
  expect(strongest(['Kd', '9s', 'Kc', '9b'])).toEqual([0, 2]);
  expect(strongest(['4d', '4c', '3d', 'As'])).toEqual([2]);
});

test('every card has a name in every language', () => {
  expect(nameLanguages).toContain('fr');
  for (const language of nameLanguages) {
    const names = LADDER.flat().map((card) => cardName(card, language));
    expect(new Set(names).size, language).toBe(48);
  }
  expect(cardName('3d', 'fr')).toBe('Monsieur');
});
