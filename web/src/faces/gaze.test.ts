import { describe, expect, it } from 'vitest';
import { gazeAt, looking } from './gaze';

describe('where a portrait looks', () => {
  it('is at its own cards or at whoever sits before the page', () => {
    expect(gazeAt(2, 2, 0, 4)).toBe('cards');
    expect(gazeAt(2, 0, 0, 4)).toBe('viewer');
    expect(gazeAt(3, 1, 1, 4)).toBe('viewer');
    expect(gazeAt(2, 0, -1, 4)).toBe('viewer');
  });

  it('is marked in the frame below where it is the viewer, and not in a picture', () => {
    expect(looking('viewer')).toMatchObject({ notch: 180, notchSize: 1 });
    expect(looking('front').notchSize).toBe(0);
  });

  it('is towards the other portrait on the page', () => {
    // Clockwise from your left: 1 left, 2 top, 3 right.
    expect(gazeAt(2, 1, 0, 4)).toBe(225);
    expect(gazeAt(2, 3, 0, 4)).toBe(135);
    expect(gazeAt(1, 3, 0, 4)).toBe(90);
    expect(gazeAt(3, 2, 0, 4)).toBe(315);
    expect(gazeAt(0, 2, 0, 4)).toBe(0);
    expect(gazeAt(1, 2, 0, 3)).toBe(90);
    expect(gazeAt(2, 1, 0, 6)).toBe(180);
  });

  it.each([3, 4, 6])('is told apart for every target at a table of %i', (seats) => {
    for (let seat = 0; seat < seats; seat++) {
      const poses = Array.from({ length: seats }, (_, target) =>
        looking(gazeAt(seat, target, 0, seats)),
      );
      for (const [i, a] of poses.entries()) {
        for (const b of poses.slice(0, i)) {
          const apart =
            Math.abs(a.yaw - b.yaw) + Math.abs(a.pitch - b.pitch) + 30 * Math.abs(a.fan - b.fan);
          expect(apart).toBeGreaterThan(10);
        }
      }
    }
  });
});
