/**
 * The table's faces as they are now: where everybody looks, the signs that this viewer notices or
 * makes, and what is said. Cards are shown one after the other; eyes cannot wait.
 */
import type { GestureId } from '../faces/gestures';
import { COUNTED } from '../faces/gestures';
import type { Gesture } from '../faces/motion';
import { SETTLED } from '../faces/timing';
import { TIMING } from '../signs/eyes';
import { parse } from '../signs/language';
import type { Connection, World } from './connection';
import { DealClock } from './clock';
import { isFact, isFace, type Fact } from './facts';
import type { Called, Refused, Said, SeatCommand, Snapshot, Spoke, View, ViewEvent } from './types';
import { fold } from './view';

/** What the viewer sees on a face for a while: a sign, or only that something moved. */
export interface Act {
  seat: number;
  message: string | null;
  gesture: Gesture | null;
}

export type Speech = Said | Called | Spoke;

/** Shown at least so long, in milliseconds. */
const LEAST_SHOWN = 400;
const GLIMPSE_SHOWN = 900;
/** A glimpse is told in words only if no more was seen by then. */
const GLIMPSE_PATIENCE = 450;
const SPEECH_SHOWN = 4000;
const REFUSAL_SHOWN = 5000;
/** So many of the last things noticed are told in words. */
const TOLD = 8;

type BySeat<Value> = Readonly<Record<number, Value | undefined>>;

export class Faces {
  /** The match as the server has it; the cards of the table may be shown later. */
  live: View | null = $state.raw(null);
  acts: BySeat<Act> = $state.raw({});
  speech: BySeat<Speech> = $state.raw({});
  /** What was noticed and heard last, for those who listen. */
  told: readonly { n: number; fact: Fact }[] = $state.raw([]);
  /** Until when the viewer rests after a sign of his, by the local clock. */
  restUntil = $state(0);
  /** Why the last look, sign or word was refused. */
  refused: Refused | null = $state.raw(null);
  /** Where the viewer wants to look while the server has not said so yet. */
  #wish: { at: number | null } | null = $state.raw(null);

  readonly clock: DealClock;
  /** What was sent and not answered yet, by id. */
  #sent: Record<string, SeatCommand> = {};
  #count = 0;

  constructor(
    private readonly world: World,
    private readonly connection: () => Connection,
  ) {
    this.clock = new DealClock(() => world.now());
  }

  /** Whether eyes are open: a deal with signs is on. */
  get open(): boolean {
    const table = this.live?.table;
    return table !== undefined && table.signing.level !== 'none' && dealIsOn(table);
  }

  /** Where a seat's head points: at a seat, or at its own cards. */
  gaze(seat: number): number | null {
    if (!this.open) return null;
    if (seat === this.live?.viewer && this.#wish) return this.#wish.at;
    return this.live?.table.gazes[seat] ?? null;
  }

  look(at: number | null): void {
    const viewer = this.live?.viewer ?? -1;
    if (!this.open || viewer < 0 || at === this.gaze(viewer)) return;
    if (this.#send({ type: 'Look', at })) this.#wish = { at };
  }

  sign(message: string, gesture: GestureId | null): void {
    this.#send({ type: 'Sign', message, gesture });
  }

  call(): void {
    this.#send({ type: 'Call' });
  }

  speak(phrase: string | null, text: string | null): void {
    this.#send({ type: 'Speak', phrase, text });
  }

  snapshot({ view, clock }: Snapshot): void {
    this.clock.set(clock);
    this.live = view;
    this.acts = this.speech = {};
    this.told = [];
    this.restUntil = 0;
    this.#wish = this.refused = null;
    for (const fact of view.facts) if (isFact(fact)) this.#act(fact);
  }

  event(event: ViewEvent): void {
    if (!this.live) return;
    this.live = fold(this.live, event);
    if (event.type === 'Dealt') this.clock.set(0);
    if (event.type === 'Shuffled') this.told = [];
    if (!isFace(event)) return;
    if ('time' in event) this.clock.hear(event.time);
    if (!isFact(event)) return;
    this.#act(event);
    this.#tell(event);
  }

  /** The server is gone: what was sent and not answered may never have come, and is not meant now. */
  lost(): void {
    this.#sent = {};
    this.#wish = null;
  }

  /** An answer to a look, a sign or a word; whether it was one. */
  answered(id: string, refused: Refused | null): boolean {
    const { [id]: command, ...others } = this.#sent;
    if (!command) return false;
    this.#sent = others;
    if (command.type === 'Look') {
      if (command.at === this.#wish?.at) this.#wish = null; // a newer one is still on its way
      return true;
    }
    this.refused = refused;
    if (this.refused) {
      const shown = this.refused;
      this.world.later(() => {
        if (this.refused === shown) this.refused = null;
      }, REFUSAL_SHOWN);
    }
    return true;
  }

  #send(command: SeatCommand): boolean {
    const id = this.connection().doNow(command);
    if (id !== null) this.#sent[id] = command;
    return id !== null;
  }

  #act(fact: Fact): void {
    switch (fact.type) {
      case 'Signed':
        this.#rest(fact.until + TIMING.rest - this.clock.now);
        return this.#sign(fact.seat, fact.message, fact.gesture, fact.until, false);
      case 'Noticed':
        if (fact.message === null) return this.#glimpse(fact.maker, fact.time);
        return this.#sign(fact.maker, fact.message, fact.gesture ?? '', fact.until, true);
      default:
        return this.#speech(fact);
    }
  }

  /** A sign is made by the viewer, or noticed: then it is under way already. */
  #sign(seat: number, message: string, id: string, until: number, late: boolean): void {
    const left = until - this.clock.now;
    if (left <= 0) return;
    const now = this.world.now();
    const gone = late ? SETTLED : 0;
    const lasts = gone + Math.max(left, LEAST_SHOWN);
    const { count } = parse(message);
    const gesture: Gesture = { id: id as GestureId, start: now - gone, lasts };
    if (COUNTED.has(gesture.id)) gesture.count = count;
    this.#show({ seat, message, gesture }, lasts - gone);
  }

  #rest(ms: number): void {
    if (ms <= 0) return;
    const until = this.world.now() + ms;
    this.restUntil = until;
    this.world.later(() => {
      if (this.restUntil === until) this.restUntil = 0;
    }, ms);
  }

  #glimpse(seat: number, time: number): void {
    const left = time + GLIMPSE_SHOWN - this.clock.now;
    if (left > 0) this.#show({ seat, message: null, gesture: null }, left);
  }

  #show(act: Act, ms: number): void {
    this.acts = { ...this.acts, [act.seat]: act };
    this.world.later(() => {
      if (this.acts[act.seat] === act) this.acts = { ...this.acts, [act.seat]: undefined };
    }, ms);
  }

  #speech(fact: Speech): void {
    const left = fact.time + SPEECH_SHOWN - this.clock.now;
    if (left <= 0) return;
    this.speech = { ...this.speech, [fact.seat]: fact };
    this.world.later(() => {
      if (this.speech[fact.seat] === fact) this.speech = { ...this.speech, [fact.seat]: undefined };
    }, left);
  }

  #tell(fact: Fact): void {
    if (fact.type === 'Noticed' && fact.message === null) {
      this.world.later(() => {
        const more = this.live?.facts.some(
          (f) => f.type === 'Noticed' && f.maker === fact.maker && f.time > fact.time,
        );
        if (!more) this.#add(fact);
      }, GLIMPSE_PATIENCE);
      return;
    }
    this.#add(fact);
  }

  #add(fact: Fact): void {
    this.#count += 1;
    this.told = [...this.told, { n: this.#count, fact }].slice(-TOLD);
  }
}

function dealIsOn(table: View['table']): boolean {
  return table.gazes.length > 0 && table.shown === null;
}
