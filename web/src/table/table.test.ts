import { describe, expect, test } from 'vitest';
import { viewWith } from '../store/fake.test-helper';
import { beatsPartner } from './partner';
import { People } from './people';
import { placeOf } from './seats';

describe('seats round the table', () => {
  test('you sit at the bottom and the next seat is at your left', () => {
    expect(placeOf(2, 2, 4)).toEqual({ x: 50, y: 100 });
    expect(placeOf(3, 2, 4)).toEqual({ x: 0, y: 50 });
    expect(placeOf(0, 2, 4)).toEqual({ x: 50, y: 0 });
    expect(placeOf(1, 2, 4)).toEqual({ x: 100, y: 50 });
  });

  test('three and six go round the same way', () => {
    expect(placeOf(1, 0, 3).x).toBeLessThan(50);
    expect(placeOf(2, 0, 3).x).toBeGreaterThan(50);
    expect(placeOf(3, 0, 6)).toEqual({ x: 50, y: 0 });
  });
});

describe('sides', () => {
  function sides(...of: number[][]) {
    const view = viewWith({});
    const rules = { ...view.table.rules, sides: of };
    const people = new People({ ...view, viewer: 1, table: { ...view.table, rules } }, []);
    return of.map((_, side) => `${people.team(side)}${people.mark(side)}`);
  }

  test('one’s own has the first colour; three pairs have letters too', () => {
    expect(sides([0, 2], [1, 3])).toEqual(['1', '0']);
    expect(sides([0, 3], [1, 4], [2, 5])).toEqual(['1A', '0B', '2C']);
    expect(sides([0], [1], [2])).toEqual(['1', '0', '2']);
  });
});

describe('a card that would beat one’s own partner', () => {
  const { table } = viewWith({ leader: 1, trick: ['4d', 'Kd', '9s'] });

  test('is found while he holds the trick', () => {
    expect(beatsPartner(table, 0, 'Ad')).toEqual({ card: 'Kd', spoils: false });
    expect(beatsPartner(table, 0, 'Kc')).toEqual({ card: 'Kd', spoils: true });
  });

  test('is not one that stays below his', () => {
    expect(beatsPartner(table, 0, 'Nd')).toBeNull();
  });

  test('is nothing to ask about when he does not hold it', () => {
    expect(beatsPartner({ ...table, trick: ['Kc', 'Kd', '9s'] }, 0, '3d')).toBeNull();
    expect(beatsPartner({ ...table, trick: ['3c', 'Kd', '9s'] }, 0, '3d')).toBeNull();
    expect(beatsPartner({ ...table, trick: [] }, 0, '3d')).toBeNull();
  });
});
