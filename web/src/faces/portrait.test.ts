import { describe, expect, it } from 'vitest';
import { CHARACTER_IDS, CHARACTERS } from './characters';
import { extent, leaves } from './drawing.test-helper';
import { looking, type Gaze } from './gaze';
import { GESTURES, gestured, type GestureId } from './gestures';
import { NEUTRAL } from './pose';
import { portrait, portraitSvg } from './portrait';
import { markup } from './shape';

const GAZES: Gaze[] = ['viewer', 'cards', 45, 180, 270];

/** Which part of the drawing tells a gesture. */
const CARRIER: Record<GestureId, string> = {
  ...{ 'look-up': 'eye', 'raise-brows': 'brows', wink: 'eye', 'shut-eyes': 'eye', grimace: 'eye' },
  ...{ tilt: 'head', shoulder: 'coat', smirk: 'mouth', pout: 'mouth', 'open-mouth': 'mouth' },
  ...{ tongue: 'mouth', teeth: 'mouth', 'bite-lip': 'mouth', thumb: 'finger', write: 'finger' },
  ...{ 'little-finger': 'finger', 'index-finger': 'finger', 'two-fingers-up': 'finger' },
  ...{ 'ring-finger': 'finger', 'two-fingers-down': 'finger', shrug: 'finger' },
};

/** What the two tables of signs ask for. */
const SETS = {
  gamerules:
    'look-up tilt smirk wink pout thumb little-finger index-finger ring-finger write open-mouth ' +
    'shrug bite-lip',
  wikipedia:
    'look-up raise-brows smirk tilt wink pout thumb little-finger index-finger two-fingers-up ' +
    'write two-fingers-down open-mouth tongue teeth shut-eyes shoulder grimace bite-lip',
};

it.each(Object.entries(SETS))('every gesture of the table %s is drawn', (_, gestures) => {
  for (const id of gestures.split(' ')) expect(GESTURES).toContain(id);
});

describe.each(CHARACTER_IDS)('%s', (character) => {
  const base = markup(portrait(character, NEUTRAL, 'x'));
  const rest = new Set(leaves(portrait(character, NEUTRAL, 'x')).map(({ key }) => key));

  it.each(GESTURES)('shows %s well apart from rest', (id) => {
    const drawn = portrait(character, gestured(NEUTRAL, id, 1), 'x');
    expect(markup(drawn)).not.toBe(base);
    // In square units of the 40,000 that a portrait has: what was drawn anew, as boxes.
    const fresh = leaves(drawn).filter(({ key }) => !rest.has(key));
    const area = (leaves: typeof fresh) => leaves.reduce((sum, { box }) => sum + box.area, 0);
    expect(area(fresh)).toBeGreaterThan(10_000);
    // The part that tells it must be among that, not only what moves along.
    const telling = fresh.filter(({ parts }) => parts.includes(CARRIER[id]));
    expect(area(telling)).toBeGreaterThan(700);
  });

  it('tells every two gestures apart', () => {
    const all = GESTURES.map((id) => markup(portrait(character, gestured(NEUTRAL, id, 1), 'x')));
    expect(new Set([...all, base]).size).toBe(GESTURES.length + 1);
  });

  it('keeps eyes, mouth and fingers in the frame, whatever it does', () => {
    for (const gaze of GAZES) {
      for (const id of [null, ...GESTURES]) {
        const pose = id === null ? looking(gaze) : gestured(looking(gaze), id, 1.08);
        const drawn = portrait(character, pose, 'x');
        for (const part of ['eye', 'mouth']) {
          const { left, right, top, bottom } = extent(drawn, part);
          expect(Math.min(left, top), `${id} ${gaze} ${part}`).toBeGreaterThan(0);
          expect(Math.max(right, bottom), `${id} ${gaze} ${part}`).toBeLessThan(200);
        }
        if (pose.hand !== 'none') {
          expect(extent(drawn, 'finger').top).toBeGreaterThan(5);
          expect(extent(drawn, 'finger').right).toBeLessThan(210);
        }
      }
    }
  });

  it('is small, numbers only, and says in words nothing of what it shows', () => {
    for (const gaze of GAZES) {
      for (const id of GESTURES) {
        const svg = portraitSvg(character, gestured(looking(gaze), id, 1), 'face', 96);
        expect(svg.length).toBeLessThan(15_000);
        expect(svg).not.toMatch(/NaN|undefined|Infinity|<title|<text|<desc|aria-|data-/);
      }
    }
  });

  it('is drawn the same way every time', () => {
    const pose = gestured(looking(45), 'bite-lip', 0.7);
    expect(portraitSvg(character, pose, 'a', 96)).toBe(portraitSvg(character, pose, 'a', 96));
  });

  it('begins every id with that of the drawing, and has each once', () => {
    const drawn = portraitSvg(character, gestured(looking('cards'), 'thumb', 1), 'own', 96);
    const ids = [...drawn.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    const used = [...drawn.matchAll(/url\(#([^)]+)\)/g)].map(([, id]) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.every((id) => id?.startsWith('own-'))).toBe(true);
    expect(new Set(used)).toEqual(new Set(ids));
  });
});

describe('the characters', () => {
  it('differ in hat and in outline', () => {
    const all = Object.values(CHARACTERS);
    expect(new Set(all.map(({ hat }) => hat.kind)).size).toBe(8);
    expect(new Set(all.map(({ half }) => JSON.stringify(half))).size).toBe(8);
    expect(new Set(all.map(({ skin }) => skin.face)).size).toBe(4);
  });
});
