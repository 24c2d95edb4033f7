import { beforeEach, describe, expect, test } from 'vitest';
import { settings } from '../settings.svelte';
import { FakeWorld, viewWith } from './fake.test-helper';
import { TableStore } from './store.svelte';
import type { ViewEvent } from './types';

describe('a table as it is shown', () => {
  let world: FakeWorld;
  let store: TableStore;
  let n: number;

  beforeEach(() => {
    settings.speed = 'normal';
    world = new FakeWorld();
    store = new TableStore(world);
    n = 0;
    world.socket.opens();
    snapshot(viewWith({ asked: [0] }, ['3d', '4c']));
  });

  function snapshot(view: ReturnType<typeof viewWith>): void {
    const open = { hints: false, reviews: false };
    world.socket.says({ t: 'snapshot', epoch: 'e', n, view, players: [], clock: 0, ...open });
  }

  function happen(...events: ViewEvent[]): void {
    for (const event of events) {
      n += 1;
      world.socket.says({ t: 'event', n, event });
    }
  }

  const play = (seat: number, card: string, next: number | null): ViewEvent => ({
    type: 'Played',
    seat,
    card,
    next,
  });

  test('asks only for what has been shown', () => {
    expect(store.asked).toBe(true);
    happen(play(0, '3d', 1), play(1, '4d', 2), play(2, '5d', 3));
    expect(store.view?.table.trick).toEqual(['3d']);
    expect([store.waiting, store.busy, store.asked]).toEqual([2, true, false]);
    store.skip();
    expect(store.view?.table.trick).toEqual(['3d', '4d', '5d']);
    expect(store.busy).toBe(false);
  });

  test('takes no question back because somebody moves his eyes', () => {
    store.skip();
    happen(play(0, '3d', 1));
    store.skip();
    happen(play(1, '4d', 2), play(2, '5d', 3));
    store.skip();
    happen(play(3, '6d', 0));
    expect(store.asked).toBe(true);
    happen({ type: 'Looked', seat: 1, at: 0, time: 1, when: 1 });
    expect([store.asked, store.busy]).toEqual([true, false]);
  });

  test('lets a finished trick lie for a while', () => {
    const ended: ViewEvent = {
      type: 'TrickEnded',
      winner: 0,
      leader: 0,
      taken: [1, 0, 0, 0],
      holder: 0,
      turned_up: [],
    };
    happen(play(0, '3d', 1), play(1, '4d', 2), play(2, '5d', 3), play(3, '6d', null), ended);
    store.skip();
    expect(store.lingering).toEqual(ended);
    store.skip();
    expect(store.lingering).toBeNull();
    expect(store.asked).toBe(true);
  });

  test('a command is pending until it is answered, and is not sent twice', () => {
    store.do({ type: 'Play', card: '3d' });
    expect([store.asked, store.pending]).toEqual([false, { type: 'Play', card: '3d' }]);
    world.socket.says({ t: 'refused', id: 'id-1', code: 'not-held', why: 'no such card' });
    expect([store.asked, store.refused?.code]).toEqual([true, 'not-held']);
  });

  test('what a hello brings is shown at once, whatever was queued', () => {
    happen(play(0, '3d', 1), play(1, '4d', 2));
    world.socket.breaks();
    world.ring();
    world.ring();
    world.socket.opens();
    snapshot(viewWith({ trick: ['Kd'] }));
    expect(store.view?.table.trick).toEqual(['Kd']);
    expect(store.waiting).toBe(0);
  });

  test('tells what happened, latest last', () => {
    happen(play(0, '3d', 1), { type: 'Asked', phase: 'play', seats: [1], words: [] });
    expect(store.moments.map(({ event }) => event.type)).toEqual(['Played']);
    expect(store.moments[0]?.before.table.trick).toEqual([]);
  });
});
