/**
 * Bots answer at once; people want to see what happened. What comes in is shown one thing after
 * the other, each with the time it needs.
 */

/** How long something stays, in milliseconds. */
export interface Hold {
  /** The time it has the stage to itself, as a finished trick before it is swept away. */
  linger: number;
  /** The time after that until the next thing may be shown. */
  gap: number;
  /** It takes no time, and waits for what came before it, but for no time that that takes. */
  aside?: boolean;
}

export interface Stage<Item> {
  show(item: Item): void;
  /** The item's lingering is over. */
  over(item: Item): void;
  hold(item: Item): Hold;
  /** Called whenever {@link Pace.waiting} or {@link Pace.lingering} may have changed. */
  changed(): void;
  later(call: () => void, ms: number): () => void;
}

export class Pace<Item> {
  #queue: Item[] = [];
  #lingering: Item | null = null;
  #cancel: (() => void) | null = null;

  constructor(private readonly stage: Stage<Item>) {}

  /** How many items have not been shown. */
  get waiting(): number {
    return this.#queue.length;
  }

  /** The item that has the stage to itself. */
  get lingering(): Item | null {
    return this.#lingering;
  }

  /** Show the item when its turn comes; at once when nothing holds it back. */
  push(item: Item): void {
    this.#queue.push(item);
    if (this.#cancel === null) this.#advance(false);
    else this.#showAside();
    this.stage.changed();
  }

  /** Do not wait: go on to the next item that lingers, or to the end. */
  skip(): void {
    this.#stop();
    this.#finish();
    this.#advance(true);
    this.stage.changed();
  }

  /** Forget what is queued; what comes next is shown at once. */
  clear(): void {
    this.#stop();
    this.#finish();
    this.#queue = [];
    this.stage.changed();
  }

  #advance(hurry: boolean): void {
    for (let item = this.#queue.shift(); item !== undefined; item = this.#queue.shift()) {
      this.stage.show(item);
      const { linger, gap } = this.stage.hold(item);
      if (linger > 0) {
        this.#lingering = item;
        this.#wait(linger, () => {
          this.#finish();
          this.#wait(gap, () => this.#advance(false));
        });
        return;
      }
      if (gap > 0 && !hurry) return this.#wait(gap, () => this.#advance(false));
    }
  }

  /** What need not wait for the item shown last. */
  #showAside(): void {
    for (let item = this.#queue[0]; item !== undefined; item = this.#queue[0]) {
      if (!this.stage.hold(item).aside) return;
      this.#queue.shift();
      this.stage.show(item);
    }
  }

  #wait(ms: number, then: () => void): void {
    this.#showAside();
    this.#cancel = this.stage.later(() => {
      this.#cancel = null;
      then();
      this.stage.changed();
    }, ms);
  }

  #stop(): void {
    this.#cancel?.();
    this.#cancel = null;
  }

  #finish(): void {
    const item = this.#lingering;
    this.#lingering = null;
    if (item !== null) this.stage.over(item);
  }
}
