/** The table's clock, milliseconds since the deal, as well as a page can know it. */
export class DealClock {
  #dealt = 0;

  constructor(private readonly local: () => number) {}

  /** The table said what time it is. */
  set(time: number): void {
    this.#dealt = this.local() - time;
  }

  /** Something of that time was heard: it cannot be earlier now. */
  hear(time: number): void {
    this.#dealt = Math.min(this.#dealt, this.local() - time);
  }

  get now(): number {
    return this.local() - this.#dealt;
  }
}
