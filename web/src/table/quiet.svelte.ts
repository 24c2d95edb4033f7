import { storage } from '../storage';

/** "Nothing to declare", remembered for a match, on this device. */
export class Quiet {
  #on = $state(false);
  readonly #key: string;

  constructor(table: string) {
    this.#key = `aluette-quiet-${table}`;
    this.#on = storage.getItem(this.#key) !== null;
  }

  get on(): boolean {
    return this.#on;
  }

  set on(value: boolean) {
    if (value === this.#on) return;
    this.#on = value;
    if (value) storage.setItem(this.#key, '1');
    else storage.removeItem(this.#key);
  }
}
