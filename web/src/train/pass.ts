/**
 * *Pass the sign*: a table of one's partner and two opponents whose eyes move by themselves. Who
 * looks long enough sees the sign, by the rule of eyes that every table has.
 */
import { Eyes, TIMING, type Perceived, type Target } from '../signs/eyes';
import type { Dice } from './guess';

export const ME = 0;
export const PARTNER = 2;
export const OPPONENTS = [1, 3] as const;
const OTHERS = [1, 2, 3] as const;
const SEATS = 4;

/** How watchful the opponents are, and how long a sign lasts, by tries passed in a row. */
export const STAGES = [
  { sign: 2000, watch: 0.15 },
  { sign: 2000, watch: 0.25 },
  { sign: 1200, watch: 0.25 },
  { sign: 1200, watch: 0.35 },
  { sign: 800, watch: 0.35 },
] as const;

/** The stage after so many passed in a row: two for each. */
export function stageOf(row: number): (typeof STAGES)[number] {
  return STAGES[Math.min(STAGES.length - 1, Math.floor(row / 2))] ?? STAGES[0];
}

/** What somebody got of a sign. */
export type Got = 'saw' | 'glimpsed' | 'missed';
/** By seat, for all but the signer. */
export type Outcome = Readonly<Record<number, Got>>;

/** Whether the partner saw the sign and no opponent did. */
export function passed(outcome: Outcome): boolean {
  return outcome[PARTNER] === 'saw' && OPPONENTS.every((seat) => outcome[seat] !== 'saw');
}

/** How long a gaze rests on something, in milliseconds. */
const REST = { least: 700, most: 2100 };

export class PassTable {
  readonly #eyes: Eyes;
  readonly #due: Record<number, number> = {};
  #seen: Perceived[] = [];
  /** When the sign in the air ends. */
  until: number | null = null;

  constructor(
    private readonly dice: Dice,
    private readonly stage: (typeof STAGES)[number],
  ) {
    this.#eyes = new Eyes(SEATS, { ...TIMING, sign: stage.sign });
    for (const seat of OTHERS) this.#due[seat] = Math.round(dice() * REST.least);
  }

  /** Where a head points. */
  gaze(seat: number): Target {
    return this.#eyes.shows(seat);
  }

  /** When somebody next turns his eyes. */
  get next(): number {
    return Math.min(...OTHERS.map((seat) => this.#due[seat] ?? Infinity));
  }

  /** Let time pass: whoever is due looks elsewhere. */
  advance(moment: number): void {
    const time = Math.floor(moment);
    for (let now = this.next; now <= time; now = this.next) {
      const seat = OTHERS.find((s) => this.#due[s] === now) ?? PARTNER;
      this.#seen.push(...this.#eyes.look(seat, this.#target(seat), now));
      this.#due[seat] = now + REST.least + Math.round(this.dice() * (REST.most - REST.least));
    }
    this.#seen.push(...this.#eyes.advance(time));
  }

  /** The viewer makes his sign. */
  sign(moment: number): void {
    const time = Math.floor(moment);
    this.advance(time);
    this.#seen = [];
    this.#eyes.sign(ME, time);
    this.until = time + this.stage.sign;
  }

  /** Who got what of the sign so far. */
  get outcome(): Outcome {
    const of = (seat: number): Got => {
      const mine = this.#seen.filter((seen) => seen.seat === seat && seen.maker === ME);
      return mine.some(({ full }) => full) ? 'saw' : mine.length > 0 ? 'glimpsed' : 'missed';
    };
    return Object.fromEntries(OTHERS.map((seat) => [seat, of(seat)]));
  }

  #target(seat: number): Target {
    const mine = seat === PARTNER ? 0.45 : this.stage.watch;
    const draw = this.dice();
    if (draw < mine && this.gaze(seat) !== ME) return ME;
    const others = OTHERS.filter((other) => other !== seat && other !== this.gaze(seat));
    if (draw < 0.65) return others[Math.floor(this.dice() * others.length)] ?? null;
    return this.gaze(seat) === null ? (others[0] ?? null) : null;
  }
}
