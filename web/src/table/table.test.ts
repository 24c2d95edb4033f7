import { describe, expect, test } from 'vitest';
import { viewWith } from '../store/fake.test-helper';
import { beatsPartner } from './partner';
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
