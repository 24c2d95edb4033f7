/**
 * Who looks where, and so who sees which sign: the twin of `aluette/signs/eyes.py`, for the
 * trainer's table, which has no server. Times are whole milliseconds: sums of fractions may fall
 * short of a moment for ever.
 */

export interface Timing {
  /** From a change of gaze until it takes effect. */
  settle: number;
  /** A gaze that has taken effect holds so long. */
  hold: number;
  /** How long a sign is in the air, and the rest after it. */
  sign: number;
  rest: number;
  /** Whoever looks at the maker so long sees that something moved; so long, the sign. */
  glimpse: number;
  full: number;
  /** A sign that is seen is shown so long at least. */
  shown: number;
  /** Signs that a seat may make in a deal. */
  most: number;
}

export const TIMING: Timing = {
  settle: 250,
  hold: 400,
  sign: 1200,
  rest: 2000,
  glimpse: 120,
  full: 350,
  shown: 400,
  most: 12,
};

/** A seat, or one's own cards. */
export type Target = number | null;

interface Gaze {
  at: Target;
  /** When that took effect; never, from the beginning. */
  since: number | null;
  turn: { to: Target; when: number } | null;
}

interface InAir {
  seat: number;
  start: number;
  until: number;
  /** How long each seat has looked at its maker. */
  watched: number[];
}

export interface Perceived {
  seat: number;
  maker: number;
  /** Whether the sign was seen, or only that something moved. */
  full: boolean;
  time: number;
  until: number;
}

export class Eyes {
  readonly gazes: Gaze[];
  readonly air: InAir[] = [];
  time = 0;

  constructor(
    seats: number,
    readonly timing: Timing = TIMING,
  ) {
    this.gazes = Array.from({ length: seats }, () => ({ at: null, since: null, turn: null }));
  }

  /** Where a head points: a change shows at once. */
  shows(seat: number): Target {
    const gaze = this.gazes[seat];
    return gaze?.turn ? gaze.turn.to : (gaze?.at ?? null);
  }

  /** A seat changes its gaze; one that has not taken effect yet is replaced. */
  look(seat: number, at: Target, time: number): Perceived[] {
    const noticed = this.advance(time);
    const gaze = this.gazes[seat];
    if (gaze && this.shows(seat) !== at) {
      const held = gaze.since === null ? 0 : gaze.since + this.timing.hold;
      gaze.turn = { to: at, when: Math.max(time + this.timing.settle, held) };
    }
    return noticed;
  }

  /** A seat makes a sign. */
  sign(seat: number, time: number): Perceived[] {
    const noticed = this.advance(time);
    const watched = this.gazes.map(() => 0);
    this.air.push({ seat, start: time, until: time + this.timing.sign, watched });
    return noticed;
  }

  /** Let time pass, and say who noticed what, in order. */
  advance(time: number): Perceived[] {
    const noticed: Perceived[] = [];
    for (let next = this.#moment(); next <= time; next = this.#moment()) {
      noticed.push(...this.#step(next));
    }
    noticed.push(...this.#step(time));
    return noticed;
  }

  /** When something next happens by itself: a gaze takes effect, a sign is noticed or ends. */
  #moment(): number {
    const { glimpse, full } = this.timing;
    const turns = this.gazes.flatMap(({ turn }) => (turn ? [turn.when] : []));
    const ends = this.air.map(({ until }) => until);
    const notices = this.air.flatMap((sign) =>
      sign.watched.flatMap((ms, seat) =>
        this.gazes[seat]?.at === sign.seat
          ? [glimpse, full].filter((least) => ms < least).map((least) => this.time + least - ms)
          : [],
      ),
    );
    return Math.min(Infinity, ...turns, ...ends, ...notices);
  }

  /** Go to a moment before which nothing happens: first who notices, then what changes. */
  #step(time: number): Perceived[] {
    const passed = time - this.time;
    const noticed = this.air.flatMap((sign) => this.#watch(sign, passed, time));
    this.time = time;
    for (let i = this.air.length - 1; i >= 0; i -= 1) {
      if ((this.air[i]?.until ?? 0) <= time) this.air.splice(i, 1);
    }
    for (const gaze of this.gazes) {
      if (!gaze.turn || gaze.turn.when > time) continue;
      [gaze.at, gaze.since, gaze.turn] = [gaze.turn.to, gaze.turn.when, null];
    }
    return noticed;
  }

  #watch(sign: InAir, passed: number, time: number): Perceived[] {
    const { glimpse, full, shown } = this.timing;
    return sign.watched.flatMap((was, seat) => {
      if (this.gazes[seat]?.at !== sign.seat) return [];
      const ms = was + passed;
      sign.watched[seat] = ms;
      const crossed = (least: number) => was < least && least <= ms;
      const one = { seat, maker: sign.seat, time };
      return [
        ...(crossed(glimpse) ? [{ ...one, full: false, until: time }] : []),
        ...(crossed(full)
          ? [{ ...one, full: true, until: Math.max(sign.until, time + shown) }]
          : []),
      ];
    });
  }
}
