/**
 * One table as the page shows it: events come in from the connection, are paced, and are folded
 * into the view that every part of the page reads.
 */
import { settings } from '../settings.svelte';
import { Connection, type Command, type Status, type World } from './connection';
import { isFace } from './facts';
import { Faces } from './faces.svelte';
import { holdOf } from './holds';
import { Pace } from './pace';
import type { Player, Refused, Snapshot, View, ViewEvent } from './types';
import { fold } from './view';

/** Something that happened, with the view before it. */
export interface Moment {
  event: ViewEvent;
  before: View;
  /** Counts the moments, so that two alike are told apart. */
  n: number;
}

type Item = { event: ViewEvent } | Pick<Snapshot, 'view' | 'players' | 'hints' | 'reviews'>;

/** What is told of the past while the reader looks at the present. */
const REMEMBERED = 8;

export class TableStore {
  /** The match as it is shown; the server may be ahead of it. */
  view: View | null = $state.raw(null);
  players: readonly Player[] = $state.raw([]);
  /** Whether the expert can be asked at this table. */
  hints = $state(false);
  /** Whether deals that are over can be reviewed. */
  reviews = $state(false);
  status: Status = $state('connecting');
  /** What was shown last, latest last; the questions of `Asked` are not in it. */
  moments: readonly Moment[] = $state.raw([]);
  /** The event that has the stage to itself: a finished trick before it is swept away. */
  lingering: ViewEvent | null = $state.raw(null);
  /** How many events have come in and are not shown yet. */
  waiting = $state(0);
  /** The command that was sent and not answered yet. */
  pending: Command | null = $state.raw(null);
  /** Why the last command, or the table as a whole, was refused. */
  refused: Refused | null = $state.raw(null);
  /** Eyes, signs and talk, which wait for no card. */
  readonly faces: Faces;

  readonly #pace: Pace<Item>;
  readonly #connection: Connection;
  #pendingId: string | null = null;
  #count = 0;

  constructor(world: World) {
    this.faces = new Faces(world, () => this.#connection);
    this.#pace = new Pace<Item>({
      show: (item) => this.#show(item),
      over: () => {
        this.lingering = null;
      },
      hold: (item) =>
        'event' in item
          ? holdOf(item.event, this.view?.viewer ?? -1, settings.speed)
          : { linger: 0, gap: 0 },
      changed: () => this.#watchPace(),
      later: (call, ms) => world.later(call, ms),
    });
    this.#connection = new Connection(world, {
      snapshot: (message, fresh) => {
        if (fresh) this.#pace.clear();
        this.faces.snapshot(message);
        this.#pace.push(message);
      },
      event: (event) => {
        this.faces.event(event);
        this.#pace.push({ event });
      },
      status: (status) => {
        this.status = status;
        if (status !== 'online') this.faces.lost();
      },
      answered: (id, refused) => this.#answered(id, refused),
    });
    this.#connection.open();
  }

  /** Whether something is still to be shown before the reader is asked. */
  get busy(): boolean {
    return this.waiting > 0 || this.lingering !== null;
  }

  /** Whether the viewer is asked and has seen all that led there. */
  get asked(): boolean {
    const view = this.view;
    return (
      view !== null &&
      this.waiting === 0 &&
      this.pending === null &&
      view.table.asked.includes(view.viewer)
    );
  }

  /** Send the command; nothing is sent while the one before is not answered. */
  do(command: Command): void {
    if (this.pending !== null) return;
    this.#pace.skip();
    this.refused = null;
    this.pending = command;
    this.#pendingId = this.#connection.do(command);
  }

  /** Show at once what is queued, up to the next thing that lingers. */
  skip(): void {
    this.#pace.skip();
  }

  /** Take the table back from another window. */
  open(): void {
    this.refused = null;
    this.#connection.open();
  }

  retry(): void {
    this.#connection.retry();
  }

  close(): void {
    this.#pace.clear();
    this.#connection.close();
  }

  #show(item: Item): void {
    if ('view' in item) {
      this.view = item.view;
      this.players = item.players;
      this.hints = item.hints;
      this.reviews = item.reviews;
      this.moments = [];
      return;
    }
    const { event } = item;
    const before = this.view;
    if (!before) return;
    this.view = fold(before, event);
    if (this.status !== 'closed' && !isFace(event)) this.refused = null;
    if (event.type === 'Asked' || isFace(event)) return;
    this.#count += 1;
    this.moments = [...this.moments, { event, before, n: this.#count }].slice(-REMEMBERED);
  }

  #watchPace(): void {
    const item = this.#pace.lingering;
    this.lingering = item !== null && 'event' in item ? item.event : null;
    this.waiting = this.#pace.waiting;
  }

  #answered(id: string | null, refused: Refused | null): void {
    if (id !== null && this.faces.answered(id, refused)) return;
    if (refused) this.refused = refused;
    if (id === this.#pendingId || this.status === 'closed') {
      this.pending = null;
      this.#pendingId = null;
    }
  }
}
