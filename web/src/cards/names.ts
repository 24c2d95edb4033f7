/** The cards' names in every language of the library, from its own tables. */
import { settings } from '../settings.svelte';
import type { Code } from '../store/types';

const tables = import.meta.glob<Record<Code, string>>('$names/*.toml', {
  import: 'default',
  eager: true,
});

const names = new Map(
  Object.entries(tables).map(([path, table]) => [path.replace(/^.*\/|\.toml$/g, ''), table]),
);

export const nameLanguages: readonly string[] = [...names.keys()];

/** The card's name, its nickname where it has one, in the reader's language or a given one. */
export function cardName(card: Code, language: string = settings.language): string {
  return names.get(language)?.[card] ?? names.get('en')?.[card] ?? card;
}
