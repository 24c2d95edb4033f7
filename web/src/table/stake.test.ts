import { expect, test } from 'vitest';
import { settings } from '../settings.svelte';
import { viewWith } from '../store/fake.test-helper';
import type { RulesValues, Table } from '../store/types';
import { People } from './people';
import { stakes } from './stake';

function told(announce: string, declared: Table['declared'], phase = 'play'): string[] {
  settings.language = 'en';
  const view = viewWith({ phase, declared });
  const rules = { ...view.table.rules, values: { announce } as RulesValues };
  return stakes({ ...view.table, rules }, new People(view, []));
}

test('an accepted announcement is told while the deal lasts', () => {
  const declared = [
    [1, 'announce'],
    [2, 'accept'],
    [0, 'accept'],
  ] as const;
  expect(told('bid', declared)).toEqual([
    'Bot E announced mordienne: the side that wins this deal scores two points.',
  ]);
  expect(told('bid', declared, 'declare')).toEqual([]);
});

test('where it is needed, everybody’s announcement is told', () => {
  expect(
    told('required', [
      [0, 'announce'],
      [1, 'announce'],
    ]),
  ).toHaveLength(2);
});

test('a refused surrender is told, one that the partner did not want is not', () => {
  const refused = [
    [0, 'surrender'],
    [2, 'agree'],
    [3, 'refuse'],
    [1, 'refuse'],
  ] as const;
  expect(told('no', refused)).toEqual([
    'Your surrender was refused: if the others do not make mordienne, your side scores two points.',
  ]);
  const unwanted = [
    [0, 'surrender'],
    [2, 'disagree'],
  ] as const;
  expect(told('no', unwanted)).toEqual([]);
});
