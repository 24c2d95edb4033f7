import { describe, expect, test } from 'vitest';
import { signSet } from '../signs/sets';
import { afterMiss, ask, shownFor } from './guess';
import { ME, OPPONENTS, PARTNER, passed, PassTable, stageOf, STAGES } from './pass';

/** Chance that is the same each time. */
function dice(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

describe('guess the sign', () => {
  test('shows for 2.5 s at first and never less than 0.8 s', () => {
    expect(shownFor(0)).toBe(2500);
    expect(shownFor(1)).toBeLessThan(2500);
    expect(shownFor(50)).toBe(800);
    expect([afterMiss(1), afterMiss(8)]).toEqual([0, 5]);
  });

  test('asks every sign in every way, never one twice in a row', () => {
    const set = signSet('wikipedia');
    const chance = dice(1);
    let before = ask(set, null, chance);
    const seen = new Set<string>();
    for (let i = 0; i < 400; i += 1) {
      const next = ask(set, before, chance);
      expect(next.sign).not.toBe(before.sign);
      expect(next.character).not.toBe(before.character);
      seen.add(next.gesture);
      before = next;
    }
    expect(seen.size).toBe(set.signs.flatMap(([, ways]) => ways).length);
  });
});

describe('pass the sign', () => {
  test('grows harder with each two that pass', () => {
    expect([0, 1, 2, 99].map((row) => STAGES.indexOf(stageOf(row) as never))).toEqual([0, 0, 1, 4]);
  });

  test('a sign made while the partner alone looks mostly passes', () => {
    let reached = 0;
    for (let seed = 0; seed < 200; seed += 1) {
      const table = new PassTable(dice(seed), STAGES[3]);
      let time = 1000;
      for (table.advance(time); time < 20_000; time += 50) {
        table.advance(time);
        const watching = [PARTNER, ...OPPONENTS].filter((seat) => table.gaze(seat) === ME);
        if (watching.length === 1 && watching[0] === PARTNER) break;
      }
      table.sign(time);
      table.advance(table.until ?? 0);
      reached += Number(table.outcome[PARTNER] === 'saw');
    }
    expect(reached).toBeGreaterThan(140);
  });

  test('only a sign that no opponent saw has passed', () => {
    expect(passed({ 1: 'missed', 2: 'saw', 3: 'glimpsed' })).toBe(true);
    expect(passed({ 1: 'saw', 2: 'saw', 3: 'missed' })).toBe(false);
    expect(passed({ 1: 'missed', 2: 'glimpsed', 3: 'missed' })).toBe(false);
  });

  test('eyes turn and notice at whole milliseconds, whatever the clock says', () => {
    for (let seed = 0; seed < 300; seed += 1) {
      const chance = dice(seed);
      const table = new PassTable(chance, STAGES[0]);
      table.sign(chance() * 3000);
      expect(Number.isInteger(table.until)).toBe(true);
      for (let time = table.until ?? 0; time < 20_000; time += chance() * 400) {
        table.advance(time);
        expect(Number.isInteger(table.next)).toBe(true);
      }
    }
  });

  test('heads turn to everybody and to cards', () => {
    const table = new PassTable(dice(7), STAGES[0]);
    const seen = new Set<number | null>();
    for (let time = 0; time < 60_000; time += 100) {
      table.advance(time);
      seen.add(table.gaze(PARTNER));
    }
    expect([...seen].sort()).toEqual([0, 1, 3, null]);
  });
});
