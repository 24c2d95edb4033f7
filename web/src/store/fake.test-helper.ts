/** A server and a clock that a test holds in its hands. */
import type { Socket, World } from './connection';
import type { ClientMessage, ServerMessage, View } from './types';

export class FakeSocket implements Socket {
  onopen: ((event: Event) => void) | null = null;
  onmessage: ((event: MessageEvent<string>) => void) | null = null;
  onclose: ((event: CloseEvent) => void) | null = null;
  sent: ClientMessage[] = [];
  closed = false;

  send(data: string): void {
    this.sent.push(JSON.parse(data) as ClientMessage);
  }

  close(): void {
    this.closed = true;
  }

  opens(): void {
    this.onopen?.(new Event('open'));
  }

  says(message: ServerMessage): void {
    this.onmessage?.(new MessageEvent('message', { data: JSON.stringify(message) }));
  }

  breaks(): void {
    this.onclose?.(new CloseEvent('close'));
  }
}

export class FakeWorld implements World {
  sockets: FakeSocket[] = [];
  timers: { call: () => void; ms: number }[] = [];
  time = 0;
  #ids = 0;

  connect(): FakeSocket {
    const socket = new FakeSocket();
    this.sockets.push(socket);
    return socket;
  }

  now(): number {
    return this.time;
  }

  later(call: () => void, ms: number): () => void {
    const timer = { call, ms };
    this.timers.push(timer);
    return () => {
      this.timers = this.timers.filter((other) => other !== timer);
    };
  }

  newId(): string {
    this.#ids += 1;
    return `id-${this.#ids}`;
  }

  /** The socket in use. */
  get socket(): FakeSocket {
    const socket = this.sockets.at(-1);
    if (!socket) throw new Error('nothing has connected yet');
    return socket;
  }

  /** Let the timer that would ring first ring. */
  ring(): number {
    const [first] = [...this.timers].sort((a, b) => a.ms - b.ms);
    if (!first) throw new Error('no timer is set');
    this.timers = this.timers.filter((other) => other !== first);
    first.call();
    return first.ms;
  }
}

/** A view with just what a test wants in it; four seats, the viewer in the first. */
export function viewWith(table: Partial<View['table']>, hand: readonly string[] = []): View {
  return {
    viewer: 0,
    table: {
      rules: {
        spec: 'wikipedia',
        values: {} as View['table']['rules']['values'],
        sides: [
          [0, 2],
          [1, 3],
        ],
        hand_size: 9,
        talon_size: 12,
      },
      names: ['N', 'E', 'S', 'W'],
      target: { points: 5 },
      score: [0, 0],
      signing: { level: 'none', honest: true, sign_ms: null },
      phase: 'play',
      asked: [],
      words: [],
      first_dealer: 0,
      results: [],
      winner: null,
      dealer: 3,
      number: 1,
      counts: [9, 9, 9, 9],
      talon: 12,
      votes: [],
      singers: [],
      declared: [],
      leader: 0,
      trick: [],
      tricks: [],
      taken: [0, 0, 0, 0],
      holder: null,
      turned_up: [],
      gazes: [],
      shown: null,
      signs: [],
      understood: [],
      ...table,
    },
    deal: {
      deck: null,
      dealt: [],
      talon: null,
      hands: [hand, null, null, null],
      votes: [],
      sung: [],
      discards: [],
    },
    facts: [],
  };
}
