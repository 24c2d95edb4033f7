/** "Nothing to declare", remembered for a match, on this device. */
export class Quiet {
  #on = $state(false);
  readonly #key: string;

  constructor(table: string) {
    this.#key = `aluette-quiet-${table}`;
    try {
      this.#on = localStorage.getItem(this.#key) !== null;
    } catch {
      // A browser that keeps nothing asks each time.
    }
  }

  get on(): boolean {
    return this.#on;
  }

  set on(value: boolean) {
    if (value === this.#on) return;
    this.#on = value;
    try {
      if (value) localStorage.setItem(this.#key, '1');
      else localStorage.removeItem(this.#key);
    } catch {
      // Remembered until the page is closed.
    }
  }
}
