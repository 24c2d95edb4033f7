import { describe, expect, it } from 'vitest';
import { looking } from './gaze';
import { gestured } from './gestures';
import { nextMove, poseAt, resting, turned } from './motion';

const wink = { id: 'wink', start: 1000 } as const;

describe('a face in motion', () => {
  it('is at the height of a sign while it holds, and as before when it is over', () => {
    const motion = { ...resting('viewer'), gesture: wink };
    expect(poseAt(motion, 1500)).toEqual(gestured(looking('viewer'), 'wink', 1));
    expect(poseAt(motion, 1000)).toEqual(looking('viewer'));
    expect(poseAt(motion, 2300).lidR).toBeGreaterThan(0.2);
  });

  it('turns eyes first, then the head', () => {
    const motion = turned(resting('viewer', 1), 90, 5000);
    expect(poseAt(motion, 5080)).toMatchObject({ gazeX: 0.95, notch: 90, notchSize: 1 });
    expect(poseAt(motion, 5080).yaw).toBeLessThan(2);
    expect(poseAt(motion, 5250)).toMatchObject({ yaw: 32, notch: 90 });
  });

  it('turns on from where it is when the gaze changes again', () => {
    const once = turned(resting(270, 1), 90, 5000);
    const twice = turned(once, 'viewer', 5150);
    expect(poseAt(twice, 5150).yaw).toBeCloseTo(poseAt(once, 5150).yaw);
    expect(poseAt(twice, 5400).yaw).toBe(0);
  });

  it('keeps its head still during a sign and turns it afterwards', () => {
    const signing = { ...resting('viewer', 1), gesture: { id: 'thumb', start: 0 } as const };
    const motion = turned(signing, 270, 400);
    expect(poseAt(motion, 900)).toMatchObject({ yaw: 0, gazeX: -0.95, notch: 270 });
    expect(poseAt({ ...motion, gesture: null }, 1450).yaw).toBe(-32);
  });

  it('winks with the near eye of a turned head', () => {
    expect(poseAt({ ...resting(270), gesture: wink }, 1500)).toMatchObject({ lidR: 0 });
    expect(poseAt({ ...resting(90), gesture: wink }, 1500)).toMatchObject({ lidL: 0 });
  });

  it('counts aces as it goes', () => {
    const gesture = { id: 'open-mouth', start: 0, count: 3 } as const;
    const motion = { ...resting('viewer'), gesture };
    expect([100, 250, 500, 1000].map((ms) => poseAt(motion, ms).marks)).toEqual([0, 1, 2, 3]);
    expect(poseAt(motion, 375).jaw).toBeLessThan(poseAt(motion, 270).jaw / 2);
  });

  it('is a still for those who asked for rest', () => {
    const gesture = { id: 'open-mouth', start: 0, count: 3 } as const;
    const motion = turned({ ...resting('viewer'), gesture }, 90, 10);
    const still = poseAt(motion, 20, true);
    expect(still).toMatchObject({ mouth: 'open', mouthAmount: 1, marks: 3, yaw: 32 });
    expect(poseAt(motion, 900, true)).toEqual(still);
    expect(poseAt(motion, 1200, true)).toEqual(looking(90));
  });
});

describe('the next move', () => {
  it('is now during a sign or a turn, and a blink otherwise', () => {
    const motion = turned(resting('viewer', 4), 90, 5000);
    expect(nextMove(motion, 5100)).toBe(5100);
    const blink = nextMove(motion, 5300);
    expect(blink).toBeGreaterThan(5300);
    expect(nextMove({ ...motion, gesture: { id: 'pout', start: 5000 } }, 5800)).toBe(5800);
    expect(nextMove({ ...motion, gesture: { id: 'pout', start: 5301 } }, 5300)).toBe(5301);
  });

  it('of a still is the beginning or end of a sign, or never', () => {
    const motion = { ...resting('viewer'), gesture: wink };
    expect([500, 1500, 2500].map((now) => nextMove(motion, now, true))).toEqual([
      1000,
      2200,
      Infinity,
    ]);
  });

  it('misses no change', () => {
    const signing = { ...resting('cards', 9), gesture: { id: 'shrug', start: 3000 } as const };
    const motion = turned(signing, 315, 3500);
    let now = 2000;
    let drawn = JSON.stringify(poseAt(motion, now));
    for (let ms = now; ms < 30_000; ms += 5) {
      if (nextMove(motion, now) <= ms) drawn = JSON.stringify(poseAt(motion, (now = ms)));
      expect(drawn).toBe(JSON.stringify(poseAt(motion, ms)));
    }
  });
});
