import { describe, expect, it } from 'vitest';
import * as timing from './timing';

describe('a sign over time', () => {
  it('gathers, strikes, settles, holds and returns', () => {
    const amounts = [0, 80, 200, 270, 1040, 1200].map((ms) => timing.amountAt(ms));
    expect(amounts).toEqual([0, -0.12, 1.08, 1, 1, 0]);
  });

  it.each([800, 1200, 2000])('of %i ms changes by its hold only', (lasts) => {
    for (const ms of [40, 150, 240]) {
      expect(timing.amountAt(ms, lasts)).toBe(timing.amountAt(ms));
    }
    expect(timing.amountAt(lasts - 160, lasts)).toBe(1);
    expect(timing.amountAt(lasts - 80, lasts)).toBeCloseTo(0.5);
    expect(timing.amountAt(lasts, lasts)).toBe(0);
  });

  it('shows at least 150 ms of itself in any 350 ms before its end', () => {
    for (let from = 0; from + 350 <= 1200; from += 10) {
      const seen = Array.from({ length: 350 }, (_, ms) => timing.amountAt(from + ms));
      expect(seen.filter((amount) => amount > 0.9).length).toBeGreaterThanOrEqual(150);
    }
  });

  it('is nothing before and after', () => {
    expect([timing.amountAt(-5), timing.amountAt(5000)]).toEqual([0, 0]);
  });
});

describe('a counted sign', () => {
  it.each([
    [1, 1200],
    [2, 1200],
    [3, 800],
    [4, 1200],
    [4, 2000],
  ])('opens %i times in %i ms', (count, lasts) => {
    let opened = 0;
    let shut = true;
    for (let ms = 200; ms <= lasts - 160; ms++) {
      const beat = timing.beatAt(ms, count, lasts);
      expect(beat).toBeGreaterThanOrEqual(0.35 - 1e-9);
      if (shut && beat > 0.95) opened++;
      if (beat > 0.95) shut = false;
      if (beat < 0.4) shut = true;
    }
    expect(opened).toBe(count);
    expect(timing.toldAt(lasts - 160, count, lasts)).toBe(count);
  });

  it('tells one ace with each opening', () => {
    expect([100, 250, 480, 690, 1000].map((ms) => timing.toldAt(ms, 4))).toEqual([0, 1, 2, 3, 4]);
  });
});

describe('a turn', () => {
  it('begins with the eyes and ends when the gaze counts', () => {
    expect([0, 80].map(timing.eyesAt)).toEqual([0, 1]);
    expect([0, 60, 250].map(timing.headAt)).toEqual([0, 0, 1]);
    expect(timing.headAt(155)).toBeCloseTo(0.5);
  });

  it('has half a blink in its middle', () => {
    expect([40, 130, 220].map(timing.turnBlinkAt)).toEqual([0, 0.5, 0]);
  });
});

describe('blinks', () => {
  it('are short, and never shut the eyes, which is a sign', () => {
    let long = 0;
    for (let ms = 0; ms < 60_000; ms++) {
      const blink = timing.blinkAt(ms, 5);
      expect(blink).toBeLessThanOrEqual(0.7);
      long = blink > 0 ? long + 1 : 0;
      expect(long).toBeLessThan(120);
    }
  });

  it('come at the time that is foretold', () => {
    for (let now = 0; now < 30_000; now += 500) {
      const next = timing.nextBlink(now, 3);
      expect(next).toBeGreaterThanOrEqual(now);
      expect(timing.blinkAt(next + 55, 3)).toBeGreaterThan(0);
      for (let ms = now; ms < next; ms += 10) expect(timing.blinkAt(ms, 3)).toBe(0);
    }
  });

  it('do not come to all faces at once', () => {
    const first = [1, 2, 3, 4, 5, 6].map((seed) => Math.round(timing.nextBlink(0, seed)));
    expect(new Set(first).size).toBe(6);
  });
});
