/**
 * The talk with the server about one table: numbered events in, commands out.
 *
 * Nothing is guessed. After a gap in the numbers, or a new socket, the page says hello with the
 * last number it knows and is told what it missed. A command without an answer is sent again
 * under the same id, which the server carries out only once.
 */
import type {
  ClientMessage,
  NextDeal,
  NextMatch,
  Refused,
  SeatCommand,
  ServerMessage,
  Snapshot,
  ViewEvent,
} from './types';

export type Command = SeatCommand | NextDeal | NextMatch;

/**
 * `closed` for good: the table is not to be had here, or another window has taken it. Only
 * `open()` begins anew.
 */
export type Status = 'connecting' | 'online' | 'offline' | 'closed';

/** What the connection tells its owner. */
export interface Listener {
  /** A whole view; `fresh` when it answers a hello, so that what was queued before is stale. */
  snapshot(message: Snapshot, fresh: boolean): void;
  event(event: ViewEvent): void;
  status(status: Status): void;
  /** A command was carried out or refused, or (with `id` null) the whole table was. */
  answered(id: string | null, refused: Refused | null): void;
}

/** The part of a WebSocket that is used; tests bring their own. */
export type Socket = Pick<WebSocket, 'send' | 'close'> & {
  onopen: ((event: Event) => void) | null;
  onmessage: ((event: MessageEvent<string>) => void) | null;
  onclose: ((event: CloseEvent) => void) | null;
};

/** What the connection needs of the world around it. */
export interface World {
  connect(): Socket;
  /** The time in milliseconds, of a clock that never goes back. */
  now(): number;
  /** Call back after so many milliseconds; returns what takes the call back. */
  later(call: () => void, ms: number): () => void;
  newId(): string;
}

/** Refusals after which there is no use in trying again. */
const FINAL: readonly string[] = ['no-table', 'not-seated', 'taken-over', 'unreadable'];
const FIRST_WAIT = 500;
const LONGEST_WAIT = 8_000;
/** A socket that says nothing for so long is asked; if it stays silent, it is given up. */
const SILENCE = 15_000;
const PATIENCE = 5_000;

export class Connection {
  #socket: Socket | null = null;
  #status: Status = 'connecting';
  #epoch: string | null = null;
  #last: number | null = null;
  /** Said hello and not heard a snapshot or the next event yet. */
  #syncing = false;
  #unanswered = new Map<string, Command>();
  #failures = 0;
  #cancelRetry: (() => void) | null = null;
  #cancelWatch: (() => void) | null = null;

  constructor(
    private readonly world: World,
    private readonly listener: Listener,
  ) {}

  /** Connect, or take the table back from another window. */
  open(): void {
    this.#drop();
    this.#tell(this.#failures === 0 ? 'connecting' : 'offline');
    const socket = this.world.connect();
    this.#socket = socket;
    socket.onopen = () => {
      this.#hello();
      for (const [id, command] of this.#unanswered) this.#send({ t: 'do', id, command });
    };
    socket.onmessage = (event) => {
      this.#watch();
      this.#receive(JSON.parse(event.data) as ServerMessage);
    };
    socket.onclose = () => this.#lost();
  }

  /** Do not wait for the next try: the device says that it is online again. */
  retry(): void {
    if (this.#status === 'offline') this.open();
  }

  /** Leave the table; nothing is heard afterwards. */
  close(): void {
    this.#drop();
    this.#status = 'closed';
  }

  /** Send a command now, or as soon as there is a server again. Returns its id. */
  do(command: Command): string {
    const id = this.world.newId();
    this.#unanswered.set(id, command);
    if (this.#status === 'online') this.#send({ t: 'do', id, command });
    return id;
  }

  /** Send a command that is worth nothing later: without a server it is forgotten, with `null`. */
  doNow(command: Command): string | null {
    if (this.#status !== 'online') return null;
    const id = this.world.newId();
    this.#send({ t: 'do', id, command });
    return id;
  }

  #receive(message: ServerMessage): void {
    switch (message.t) {
      case 'snapshot':
        return this.#snapshot(message);
      case 'event':
        return this.#event(message.n, message.event);
      case 'done':
        return this.#answered(message.id, null);
      case 'refused':
        return this.#refused(message);
      case 'pong':
    }
  }

  #snapshot(message: Snapshot): void {
    const fresh = this.#syncing;
    this.#epoch = message.epoch;
    this.#last = message.n;
    this.#inStep();
    this.listener.snapshot(message, fresh);
  }

  #event(n: number, event: ViewEvent): void {
    if (this.#last === null || n <= this.#last) return;
    if (n > this.#last + 1) {
      if (!this.#syncing) this.#hello();
      return;
    }
    this.#last = n;
    this.#inStep();
    this.listener.event(event);
  }

  #refused(message: Refused): void {
    if (message.code === 'resync') return this.#hello();
    this.#answered(message.id, message);
    if (FINAL.includes(message.code)) {
      this.#unanswered.clear();
      this.#drop();
      this.#tell('closed');
    }
  }

  #answered(id: string | null, refused: Refused | null): void {
    // With no event missed, the answer to a command that was sent again is all that comes.
    this.#inStep();
    if (id !== null) this.#unanswered.delete(id);
    this.listener.answered(id, refused);
  }

  #hello(): void {
    this.#syncing = true;
    this.#send({ t: 'hello', epoch: this.#epoch, last: this.#last });
    this.#tell('online');
    this.#watch();
  }

  #inStep(): void {
    this.#syncing = false;
    this.#failures = 0;
  }

  #send(message: ClientMessage): void {
    this.#socket?.send(JSON.stringify(message));
  }

  #lost(): void {
    this.#drop();
    this.#failures += 1;
    this.#tell('offline');
    const wait = Math.min(FIRST_WAIT * 2 ** (this.#failures - 1), LONGEST_WAIT);
    this.#cancelRetry = this.world.later(() => this.open(), wait);
  }

  /** A dead train tunnel closes no socket: silence is questioned. */
  #watch(): void {
    this.#cancelWatch?.();
    this.#cancelWatch = this.world.later(() => {
      this.#send({ t: 'ping' });
      this.#cancelWatch = this.world.later(() => this.#lost(), PATIENCE);
    }, SILENCE);
  }

  #drop(): void {
    this.#cancelRetry?.();
    this.#cancelWatch?.();
    const socket = this.#socket;
    this.#socket = null;
    if (!socket) return;
    socket.onopen = socket.onmessage = socket.onclose = null;
    socket.close();
  }

  #tell(status: Status): void {
    if (status === this.#status) return;
    this.#status = status;
    this.listener.status(status);
  }
}
