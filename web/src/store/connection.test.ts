import { beforeEach, describe, expect, test } from 'vitest';
import { Connection } from './connection';
import { FakeWorld, viewWith } from './fake.test-helper';
import type { ServerMessage, ViewEvent } from './types';

const played: ViewEvent = { type: 'Played', seat: 1, card: '3d', next: 2 };
const snapshot = (n: number): ServerMessage => ({
  t: 'snapshot',
  epoch: 'e1',
  n,
  view: viewWith({}),
  players: [],
  clock: 0,
  hints: false,
  reviews: false,
});
const event = (n: number): ServerMessage => ({ t: 'event', n, event: played });

describe('the talk with the server', () => {
  let world: FakeWorld;
  let heard: string[];
  let connection: Connection;

  beforeEach(() => {
    world = new FakeWorld();
    heard = [];
    connection = new Connection(world, {
      snapshot: (_message, fresh) => heard.push(fresh ? 'fresh' : 'snapshot'),
      event: () => heard.push('event'),
      status: (status) => heard.push(status),
      answered: (id, refused) => heard.push(`${id} ${refused?.code ?? 'done'}`),
    });
    connection.open();
  });

  function arrive(n = 3): void {
    world.socket.opens();
    world.socket.says(snapshot(n));
  }

  test('begins with a hello and takes what answers it as the whole truth', () => {
    arrive();
    expect(world.socket.sent).toEqual([{ t: 'hello', epoch: null, last: null }]);
    expect(heard).toEqual(['online', 'fresh']);
  });

  test('events in order are passed on, repeated ones are not', () => {
    arrive();
    for (const n of [3, 4, 5, 5]) world.socket.says(event(n));
    expect(heard.slice(2)).toEqual(['event', 'event']);
  });

  test('after a gap it asks once and passes nothing on until it is answered', () => {
    arrive();
    for (const n of [4, 6, 7]) world.socket.says(event(n));
    expect(heard.slice(2)).toEqual(['event']);
    expect(world.socket.sent.slice(1)).toEqual([{ t: 'hello', epoch: 'e1', last: 4 }]);
    world.socket.says(event(5));
    world.socket.says(event(6));
    expect(heard.slice(2)).toEqual(['event', 'event', 'event']);
  });

  test('a snapshot that nobody asked for belongs into the queue', () => {
    arrive();
    world.socket.says(event(4));
    world.socket.says(snapshot(4));
    expect(heard.slice(2)).toEqual(['event', 'snapshot']);
  });

  test('comes back with the last number, waiting longer each time', () => {
    arrive();
    world.socket.breaks();
    expect(world.ring()).toBe(500);
    world.socket.breaks();
    expect(world.ring()).toBe(1000);
    world.socket.opens();
    expect(world.socket.sent).toEqual([{ t: 'hello', epoch: 'e1', last: 3 }]);
    world.socket.says(event(4));
    world.socket.breaks();
    expect(world.ring()).toBe(500);
    expect(heard.filter((word) => word === 'offline')).toHaveLength(2);
  });

  test('sends a command without an answer again, under its own id', () => {
    arrive();
    const id = connection.do({ type: 'Play', card: '3d' });
    const command = { t: 'do', id, command: { type: 'Play', card: '3d' } };
    expect(world.socket.sent.at(-1)).toEqual(command);
    world.socket.breaks();
    world.ring();
    world.socket.opens();
    expect(world.socket.sent.at(-1)).toEqual(command);
    world.socket.says({ t: 'done', id });
    world.socket.breaks();
    world.ring();
    world.socket.opens();
    expect(world.socket.sent).toHaveLength(1);
  });

  test('a command given while there is no server waits for one', () => {
    arrive();
    world.socket.breaks();
    const id = connection.do({ type: 'Vote', yes: true });
    world.ring();
    world.socket.opens();
    expect(world.socket.sent.at(-1)).toMatchObject({ t: 'do', id });
  });

  test('a refused command is told, and the talk goes on', () => {
    arrive();
    const id = connection.do({ type: 'Cut', at: 90 });
    world.socket.says({ t: 'refused', id, code: 'bad-cut', why: 'a cut lifts 1 to 47 cards' });
    expect(heard.at(-1)).toBe(`${id} bad-cut`);
    expect(world.socket.closed).toBe(false);
  });

  test('another window that takes the table ends it until it is opened again', () => {
    arrive();
    world.socket.says({ t: 'refused', id: null, code: 'taken-over', why: 'open elsewhere' });
    expect(heard.slice(-2)).toEqual(['null taken-over', 'closed']);
    expect(world.timers).toEqual([]);
    connection.open();
    expect(world.sockets).toHaveLength(2);
  });

  test('a table that cannot be read is not asked for again', () => {
    arrive();
    world.socket.says({ t: 'refused', id: null, code: 'unreadable', why: 'it makes no sense' });
    expect(heard.slice(-2)).toEqual(['null unreadable', 'closed']);
    expect(world.timers).toEqual([]);
  });

  test('a resync is answered with a hello', () => {
    arrive();
    world.socket.says({ t: 'refused', id: null, code: 'resync', why: 'too slow' });
    expect(world.socket.sent.at(-1)).toEqual({ t: 'hello', epoch: 'e1', last: 3 });
  });

  test('a silent socket is asked, and given up when it stays silent', () => {
    arrive();
    world.ring();
    expect(world.socket.sent.at(-1)).toEqual({ t: 'ping' });
    world.ring();
    expect(heard.at(-1)).toBe('offline');
    expect(world.socket.closed).toBe(true);
  });
});
