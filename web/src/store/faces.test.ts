import { beforeEach, describe, expect, test } from 'vitest';
import { SETTLED } from '../faces/timing';
import { FakeWorld, viewWith } from './fake.test-helper';
import { TableStore } from './store.svelte';
import type { Noticed, ViewEvent } from './types';

const SIMPLE = { level: 'simple', honest: true, sign_ms: null };

describe('faces at a table', () => {
  let world: FakeWorld;
  let store: TableStore;
  let n: number;

  beforeEach(() => {
    world = new FakeWorld();
    store = new TableStore(world);
    n = 0;
    world.socket.opens();
    snapshot({ signing: SIMPLE, gazes: [null, null, null, null] }, 1000);
  });

  function snapshot(table: Parameters<typeof viewWith>[0], clock: number, facts: ViewEvent[] = []) {
    const view = { ...viewWith(table, ['3d']), facts };
    const open = { hints: false, reviews: false };
    world.socket.says({ t: 'snapshot', epoch: 'e', n, view, players: [], clock, ...open });
  }

  function happen(...events: ViewEvent[]): void {
    for (const event of events) {
      n += 1;
      world.socket.says({ t: 'event', n, event });
    }
  }

  const saw = (more: Partial<Noticed>): Noticed => ({
    ...{ type: 'Noticed', seat: 0, maker: 2, message: 'vache', gesture: 'pout' },
    ...{ time: 1000, until: 1800 },
    ...more,
  });

  test('a look turns one’s own head at once, and the table’s word stands', () => {
    store.faces.look(2);
    expect(world.socket.sent.at(-1)).toMatchObject({ command: { type: 'Look', at: 2 } });
    expect(store.faces.gaze(0)).toBe(2);
    world.socket.says({ t: 'refused', id: 'id-1', code: 'no-signs', why: 'over' });
    expect([store.faces.gaze(0), store.refused, store.faces.refused]).toEqual([null, null, null]);
    happen({ type: 'Looked', seat: 0, at: 3, time: 1000, when: 1250 });
    expect(store.faces.gaze(0)).toBe(3);
  });

  test('a newer look stands while the answer to an older one comes', () => {
    store.faces.look(2);
    store.faces.look(3);
    happen({ type: 'Looked', seat: 0, at: 2, time: 1000, when: 1250 });
    world.socket.says({ t: 'done', id: 'id-1' });
    expect(store.faces.gaze(0)).toBe(3);
    world.socket.says({ t: 'refused', id: 'id-2', code: 'past', why: 'late' });
    expect(store.faces.gaze(0)).toBe(2);
  });

  test('a look that is done takes no refusal of a sign away', () => {
    store.faces.sign('monsieur', null);
    world.socket.says({ t: 'refused', id: 'id-1', code: 'untrue-sign', why: 'no' });
    store.faces.look(2);
    world.socket.says({ t: 'done', id: 'id-2' });
    expect(store.faces.refused?.code).toBe('untrue-sign');
  });

  test('heads turn while cards are still to be shown', () => {
    const play = (seat: number): ViewEvent => ({
      type: 'Played',
      seat,
      card: '4d',
      next: seat + 1,
    });
    happen(play(0), play(1), play(2), { type: 'Looked', seat: 3, at: 0, time: 1000, when: 1250 });
    expect(store.view?.table.trick.length).toBe(1);
    expect(store.faces.gaze(3)).toBe(0);
    store.skip();
    expect(store.view?.table.gazes[3]).toBe(0);
  });

  test('a sign that is seen shows for what is left of it, without its beginning', () => {
    world.time = 50;
    happen(saw({ time: 1050, until: 1650 }));
    const act = store.faces.acts[2];
    expect(act?.gesture).toMatchObject({ id: 'pout', start: 50 - SETTLED, lasts: SETTLED + 600 });
    expect(store.faces.told.map(({ fact }) => fact.type)).toEqual(['Noticed']);
    expect(world.ring()).toBe(600);
    expect(store.faces.acts[2]).toBeUndefined();
  });

  test('a sign seen at its very end shows at least 400 ms', () => {
    happen(saw({ until: 1001 }));
    expect(store.faces.acts[2]?.gesture?.lasts).toBe(SETTLED + 400);
  });

  test('a glimpse is a movement, told in words only if no more was seen', () => {
    happen(saw({ message: null, gesture: null, until: 1000 }));
    expect(store.faces.acts[2]).toEqual({ seat: 2, message: null, gesture: null });
    expect(store.faces.told).toEqual([]);
    expect(world.ring()).toBe(450);
    expect(store.faces.told.length).toBe(1);
    happen(saw({ maker: 1, message: null, gesture: null }), saw({ maker: 1, time: 1230 }));
    world.ring();
    expect(store.faces.told.map(({ fact }) => fact).slice(1)).toMatchObject([
      { maker: 1, message: 'vache' },
    ]);
  });

  test('who comes back in the middle of a sign sees the rest of it, of an old one nothing', () => {
    snapshot({ signing: SIMPLE, gazes: [2, null, null, null] }, 1500, [
      saw({ maker: 1, until: 1400 }),
      saw({ until: 1800 }),
    ]);
    expect(store.faces.acts[1]).toBeUndefined();
    expect(store.faces.acts[2]?.gesture?.lasts).toBe(SETTLED + 400);
    expect(store.faces.told).toEqual([]);
  });

  test('after a sign of one’s own comes a rest', () => {
    happen({
      ...{ type: 'Signed', seat: 0, message: 'as×2', gesture: 'tongue', time: 1000, until: 3000 },
      after: 0,
    });
    expect(store.faces.acts[0]?.gesture).toMatchObject({ start: 0, lasts: 2000, count: 2 });
    expect(store.faces.restUntil).toBe(4000);
  });

  test('why a sign is refused is shown beside the face, and goes by itself', () => {
    store.faces.sign('monsieur', null);
    world.socket.says({ t: 'refused', id: 'id-1', code: 'untrue-sign', why: 'no' });
    expect([store.faces.refused?.code, store.refused]).toEqual(['untrue-sign', null]);
    world.ring();
    expect(store.faces.refused).toBeNull();
  });

  test('nothing is looked at, and no sign kept for later, without a server', () => {
    world.socket.breaks();
    store.faces.sign('as', null);
    store.faces.look(2);
    expect(store.faces.gaze(0)).toBeNull();
    world.ring();
    world.socket.opens();
    expect(world.socket.sent.map(({ t }) => t)).toEqual(['hello']);
  });

  test('a look that was on its way when the server went is forgotten, and may be sent anew', () => {
    store.faces.look(2);
    world.socket.breaks();
    expect(store.faces.gaze(0)).toBeNull();
    world.ring();
    world.socket.opens();
    world.socket.says({ t: 'refused', id: 'id-1', code: 'no-signs', why: 'over' });
    store.faces.look(2);
    expect(store.faces.gaze(0)).toBe(2);
    expect(world.socket.sent.at(-1)).toMatchObject({ command: { type: 'Look', at: 2 } });
  });

  test('a new deal shuts the notebook and sets the clock', () => {
    happen(saw({}), { type: 'Shuffled', dealer: 0, number: 2, deck: null });
    expect([store.faces.live?.facts, store.faces.open]).toEqual([[], false]);
    world.time = 9000;
    happen({
      ...{ type: 'Dealt', seat: 1, at: 3, hands: [['3d'], null, null, null], talon: null },
      ...{ hand_size: 9, talon_size: 12 },
    });
    world.time = 9100;
    expect([store.faces.open, store.faces.clock.now]).toEqual([true, 100]);
  });
});
