import { FluentBundle, FluentResource } from '@fluent/bundle';

/** Every catalogue beside the library: a new language is one file there and nothing here. */
const sources = import.meta.glob<string>('$locales/*.ftl', { query: '?raw', import: 'default' });

/** What brings the text of each catalogue, by language code. */
export const catalogues: ReadonlyMap<string, () => Promise<string>> = new Map(
  Object.entries(sources).map(([path, text]) => [path.replace(/^.*\/|\.ftl$/g, ''), text]),
);

/** The languages that the page speaks, as BCP 47 codes. */
export const languages: readonly string[] = [...catalogues.keys()].sort();

/** What is spoken where none of the reader's languages is. */
export const fallback = 'en';

const bundles = new Map<string, FluentBundle>();

/** Bring a language's messages, so that they can be said: a page needs two languages of many. */
export async function learn(language: string): Promise<void> {
  const text = bundles.has(language) ? undefined : await catalogues.get(language)?.();
  if (text === undefined) return;
  // All our languages run from left to right, so no isolation marks are needed.
  const messages = new FluentBundle(language, { useIsolating: false });
  messages.addResource(new FluentResource(text));
  bundles.set(language, messages);
}

/** The messages of a language that was learnt. */
export function bundle(language: string): FluentBundle | undefined {
  return bundles.get(language);
}

/** The first of the reader's languages that the page speaks. */
export function preferred(wanted: readonly string[]): string {
  const codes = wanted.map((tag) => tag.toLowerCase().split('-')[0] ?? '');
  return codes.find((code) => languages.includes(code)) ?? fallback;
}
