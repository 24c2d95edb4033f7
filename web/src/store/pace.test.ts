import { beforeEach, describe, expect, test } from 'vitest';
import { Pace, type Hold } from './pace';

/** A clock that stands still until it is told to go on. */
class Clock {
  now = 0;
  #calls: { at: number; call: () => void }[] = [];

  later = (call: () => void, ms: number): (() => void) => {
    const entry = { at: this.now + ms, call };
    this.#calls.push(entry);
    return () => {
      this.#calls = this.#calls.filter((other) => other !== entry);
    };
  };

  pass(ms: number): void {
    const end = this.now + ms;
    for (;;) {
      const next = this.#calls.filter(({ at }) => at <= end).sort((a, b) => a.at - b.at)[0];
      if (!next) break;
      this.#calls = this.#calls.filter((other) => other !== next);
      this.now = next.at;
      next.call();
    }
    this.now = end;
  }
}

const holds: Record<string, Hold> = {
  card: { linger: 0, gap: 100 },
  trick: { linger: 1000, gap: 50 },
  asked: { linger: 0, gap: 0 },
  look: { linger: 0, gap: 0, aside: true },
};

describe('what happened is shown in its own time', () => {
  let clock: Clock;
  let log: string[];
  let pace: Pace<string>;

  beforeEach(() => {
    clock = new Clock();
    log = [];
    pace = new Pace<string>({
      show: (item) => log.push(item),
      over: (item) => log.push(`${item} over`),
      hold: (item) => holds[item] ?? { linger: 0, gap: 0 },
      changed: () => undefined,
      later: clock.later,
    });
  });

  test('the first at once, the next after its gap', () => {
    pace.push('card');
    pace.push('card');
    expect(log).toEqual(['card']);
    expect(pace.waiting).toBe(1);
    clock.pass(99);
    expect(log).toEqual(['card']);
    clock.pass(1);
    expect(log).toEqual(['card', 'card']);
    expect(pace.waiting).toBe(0);
  });

  test('a trick stays, then is over, then the next card comes', () => {
    pace.push('trick');
    pace.push('card');
    clock.pass(999);
    expect([log, pace.lingering]).toEqual([['trick'], 'trick']);
    clock.pass(1);
    expect([log, pace.lingering]).toEqual([['trick', 'trick over'], null]);
    clock.pass(50);
    expect(log).toEqual(['trick', 'trick over', 'card']);
  });

  test('what needs no time does not hold up what follows', () => {
    for (const item of ['asked', 'asked', 'card', 'asked']) pace.push(item);
    expect(log).toEqual(['asked', 'asked', 'card']);
    clock.pass(100);
    expect(log).toEqual(['asked', 'asked', 'card', 'asked']);
  });

  test('what happens aside waits for what came before it, and for no gap', () => {
    for (const item of ['card', 'look', 'card', 'look']) pace.push(item);
    expect([log, pace.waiting]).toEqual([['card', 'look'], 2]);
    clock.pass(100);
    expect([log, pace.waiting]).toEqual([['card', 'look', 'card', 'look'], 0]);
    pace.push('asked');
    pace.push('look');
    expect(pace.waiting).toBe(2);
  });

  test('skipping goes on to the next trick, and once more sweeps it away', () => {
    for (const item of ['card', 'card', 'trick', 'card', 'card']) pace.push(item);
    pace.skip();
    expect(log).toEqual(['card', 'card', 'trick']);
    pace.skip();
    expect(log).toEqual(['card', 'card', 'trick', 'trick over', 'card', 'card']);
    clock.pass(5000);
    expect(log).toHaveLength(6);
  });

  test('clearing forgets what waits and holds nothing up', () => {
    for (const item of ['trick', 'card']) pace.push(item);
    pace.clear();
    pace.push('asked');
    clock.pass(5000);
    expect(log).toEqual(['trick', 'trick over', 'asked']);
  });
});
