/** Sign sets: which gesture stands for what, from the library's own files. */
import type { GestureId } from '../faces/gestures';

interface File {
  titles: Readonly<Record<string, string>>;
  signs: readonly (readonly [string, readonly GestureId[]])[];
}

export interface SignSet extends File {
  name: string;
}

const files = import.meta.glob<File>('$sets/*.toml', { import: 'default', eager: true });

/** Every set that comes along. */
export const SETS: readonly SignSet[] = Object.entries(files).map(([path, file]) => ({
  name: path.replace(/^.*\/|\.toml$/g, ''),
  ...file,
}));

/** The set of this name; the French one for a table that names none that we know. */
export function signSet(name: string): SignSet {
  const found = SETS.find((set) => set.name === name) ?? SETS.find((s) => s.name === 'wikipedia');
  if (!found) throw new Error('the page was built without sign sets');
  return found;
}

/** A sign's gestures in a set; they are variants of one another, the first is the usual one. */
export function gesturesOf(set: SignSet, sign: string): readonly GestureId[] {
  return set.signs.find(([name]) => name === sign)?.[1] ?? [];
}

/** The n-th way to make a sign, beginning anew after the last. */
export function wayOf(ways: readonly GestureId[], n: number): GestureId | undefined {
  return ways[n % Math.max(1, ways.length)];
}
