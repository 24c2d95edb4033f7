import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { GESTURES } from '../faces/gestures';
import { has, languages } from '../i18n';
import { settings } from '../settings.svelte';
import type { ViewEvent } from '../store/types';
import { Eyes, TIMING } from './eyes';
import { signOfKey } from './keys';
import { cardBefore, missedBy } from './lane';
import { canonical, decode, named, onLadder, parse, PHRASES, possible, SIGNS } from './language';
import type { Reading } from './language';
import { callsLeft, notes, readings, signsLeft, turn } from './notes';
import { gesturesOf, SETS, signSet, wayOf } from './sets';
import { TALK } from './speech';
import { messageInWords, plain, readingInWords } from './words';
import { viewWith } from '../store/fake.test-helper';

/** What the library says: `tests/web/record.py`. */
function recorded<Data>(name: string): Data {
  return JSON.parse(readFileSync(`../tests/web/fixtures/${name}.json`, 'utf8')) as Data;
}

interface Language {
  signs: Record<string, number[]>;
  gestures: string[];
  sets: Record<string, Record<string, string[]>>;
  talk: string[];
  timing: Record<string, number>;
  messages: Record<string, number[]>;
  readings: [string, string[], Reading[]][];
}
const library = recorded<Language>('language');

describe('the words of signs are the library’s', () => {
  test('signs, gestures, phrases of talk and times', () => {
    expect(SIGNS).toEqual(library.signs);
    expect([...GESTURES].sort()).toEqual([...library.gestures].sort());
    expect(TALK).toEqual(library.talk);
    expect(TIMING).toEqual(library.timing);
  });

  test('sign sets, with their gestures in order', () => {
    const sets = Object.fromEntries(
      SETS.map(({ name, signs }) => [name, Object.fromEntries(signs)]),
    );
    expect(sets).toEqual(library.sets);
    expect(signSet('wikipedia').titles['fr']).toContain('française');
    expect(signSet('of a house').name).toBe('wikipedia');
  });

  test.each(languages)('each has its words in %s', (language) => {
    settings.language = language;
    const ids = [
      ...Object.keys(SIGNS).map((sign) => `sign-${plain(sign)}`),
      ...GESTURES.map((gesture) => `gesture-${gesture}`),
      ...TALK.map((phrase) => `talk-${phrase}`),
    ];
    expect(ids.filter((id) => !has(id))).toEqual([]);
  });

  test('messages are read, named and written as there', () => {
    const texts = Object.keys(library.messages);
    expect(texts.length).toBeGreaterThan(20);
    for (const text of texts) {
      const message = parse(text);
      expect(canonical(message)).toBe(text);
      expect(named(message), text).toEqual(library.messages[text]);
      expect(onLadder(message)).toBe(true);
    }
  });

  test('messages are understood as there, whatever the reader has seen', () => {
    const lefts = library.readings.map(([, , left]) => left.length);
    expect(new Set(lefts)).toEqual(new Set([0, 1, 2]));
    for (const [text, seen, left] of library.readings) {
      expect(possible(decode(parse(text)), seen), `${text} ${seen}`).toEqual(left);
    }
  });

  test('a phrase off the ladder is known to be', () => {
    expect(onLadder(parse('monsieur: au-dessus'))).toBe(false);
    expect(onLadder(parse('les-deux: en dessous de là-dessous'))).toBe(true);
  });

  test('what a message asserts in the reader’s own words', () => {
    const [held, pointer] = decode(parse('as×2: en dessous et en dessous de là-dessous'));
    settings.language = 'en';
    expect(held && readingInWords(held)).toBe('2 aces, a king, and a cavalière');
    settings.language = 'fr';
    expect(pointer && readingInWords(pointer)).toBe('un roi et une cavalière');
  });

  test('a message in the reader’s own words', () => {
    settings.language = 'en';
    expect(messageInWords('as×2: au-dessus et au-dessus après')).toBe(
      '2 aces, one up and one up after that',
    );
    settings.language = 'fr';
    expect(messageInWords('vache: au-dessus')).toBe('la Vache, au-dessus');
    expect(PHRASES.map(([, words]) => words)).toContain('en dessous de là-dessous');
  });
});

interface Script {
  sign: number;
  steps: [number, number, (number | null)?][];
  noticed: [number, number, boolean, number, number][];
  shows: (number | null)[];
}

test('eyes notice what the library’s do, to the millisecond', () => {
  const scripts = recorded<Script[]>('eyes');
  expect(scripts.flatMap(({ noticed }) => noticed).length).toBeGreaterThan(100);
  for (const { sign, steps, noticed, shows } of scripts) {
    const eyes = new Eyes(4, { ...TIMING, sign });
    const seen = steps.flatMap(([time, seat, at]) =>
      at === undefined ? eyes.sign(seat, time) : eyes.look(seat, at, time),
    );
    seen.push(...eyes.advance((steps.at(-1)?.[0] ?? 0) + 5000));
    expect(seen.map((s) => [s.seat, s.maker, s.full, s.time, s.until])).toEqual(noticed);
    expect([0, 1, 2, 3].map((seat) => eyes.shows(seat))).toEqual(shows);
  }
});

test('variants of a sign come round', () => {
  const ways = gesturesOf(signSet('wikipedia'), 'as');
  expect([0, 1, 2, 3].map((n) => wayOf(ways, n))).toEqual([...ways, ways[0]]);
});

const noticed = (maker: number, message: string | null, time: number): ViewEvent => ({
  ...{ type: 'Noticed', seat: 0, maker, message, time, until: time + 400 },
  gesture: message === null ? null : 'pout',
});
const signed: ViewEvent = {
  ...{ type: 'Signed', seat: 0, message: 'as', gesture: 'tongue', time: 5000, until: 7000 },
  after: 2,
};

describe('what a player can tell', () => {
  const facts = [noticed(1, null, 100), noticed(1, 'vache', 330), noticed(3, null, 900), signed];

  test('a glimpse that became a sign is one note, another is its own', () => {
    expect(notes(facts).map(({ kind, seat }) => [kind, seat])).toEqual([
      ['seen', 1],
      ['glimpse', 3],
      ['made', 0],
    ]);
  });

  test('a message is read with one’s own cards and those that others played', () => {
    const table = { leader: 1, trick: ['2c', '2d'] };
    const modes = (maker: number, hand: readonly string[]) =>
      readings('vache: au-dessus', maker, viewWith(table, hand)).map(({ mode }) => mode);
    expect(modes(1, ['3d'])).toEqual([]); // seat 2 has played the borgne
    expect(modes(2, ['3d'])).toEqual(['pointer']); // the borgne was his own, the vache another's
    expect(modes(2, ['2d'])).toEqual([]);
  });

  test('a sign of an opponent can be called out once', () => {
    const opposed = (seat: number) => seat % 2 === 1;
    expect(callsLeft(facts, 0, opposed)).toBe(1);
    expect(callsLeft([...facts, { type: 'Called', seat: 0, time: 1 }], 0, opposed)).toBe(0);
    expect(callsLeft([noticed(2, 'vache', 1)], 0, opposed)).toBe(0);
  });

  test('signs left count one’s own', () => {
    expect(signsLeft(facts)).toBe(11);
  });
});

test('the keys of signs are the same on every keyboard', () => {
  expect(signOfKey({ code: 'Digit1', key: '1' })).toBe(0);
  expect(signOfKey({ code: 'Digit1', key: '&' })).toBe(0);
  expect(signOfKey({ code: 'Digit0', key: 'à' })).toBe(9);
  expect(signOfKey({ code: 'Numpad3', key: '3' })).toBe(2);
  expect(signOfKey({ code: 'Numpad4', key: 'ArrowLeft' })).toBe(-1);
  expect(signOfKey({ code: '', key: '4' })).toBe(3);
  expect(signOfKey({ code: 'Semicolon', key: 'm' })).toBe(11);
  expect(signOfKey({ code: 'KeyB', key: 'B' })).toBe(10);
  expect(signOfKey({ code: 'Minus', key: '-' })).toBe(-1);
});

test('arrows turn the eyes, and leave the hand alone while one looks at it', () => {
  expect(turn('ArrowUp', null, 1, 4, true)).toBe(3);
  expect(turn('ArrowLeft', null, 1, 4, true)).toBeUndefined();
  expect(turn('ArrowLeft', null, 1, 4, false)).toBe(2);
  expect(turn('ArrowLeft', 3, 1, 4, true)).toBe(2);
  expect(turn('ArrowRight', 3, 1, 4, true)).toBe(0);
  expect(turn('ArrowRight', 0, 1, 4, true)).toBe(0);
  expect(turn('ArrowDown', 3, 1, 4, true)).toBeNull();
  expect(turn('x', 3, 1, 4, true)).toBeUndefined();
});

test('the lane tells which card a sign followed, and who missed it', () => {
  const { table } = viewWith({
    tricks: [{ leader: 2, cards: ['3d', '4d', '5d', '6d'], winner: 2 }],
    leader: 2,
    trick: ['7d'],
  });
  expect(cardBefore(table, 0)).toBeNull();
  expect(cardBefore(table, 4)).toEqual({ seat: 1, card: '6d', trick: 1 });
  expect(cardBefore(table, 5)).toEqual({ seat: 2, card: '7d', trick: 2 });
  const sign = { seat: 0, message: 'as', gesture: 'tongue', time: 0, after: 0 };
  expect(missedBy({ ...sign, seen_by: [2], glimpsed_by: [1] }, 4)).toEqual([3]);
});
