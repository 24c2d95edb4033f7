import { FluentBundle, FluentResource } from '@fluent/bundle';

/** Every catalogue beside the library: a new language is one file there and nothing here. */
const sources = import.meta.glob<string>('$locales/*.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** The raw text of each catalogue by language code. */
export const catalogues: ReadonlyMap<string, string> = new Map(
  Object.entries(sources).map(([path, text]) => [path.replace(/^.*\/|\.ftl$/g, ''), text]),
);

/** The languages that the page speaks, as BCP 47 codes. */
export const languages: readonly string[] = [...catalogues.keys()].sort();

/** What is spoken where none of the reader's languages is. */
export const fallback = 'en';

const bundles = new Map<string, FluentBundle>();

/** The messages of one language, parsed when first asked for. */
export function bundle(language: string): FluentBundle {
  let found = bundles.get(language);
  if (!found) {
    // All our languages run from left to right, so no isolation marks are needed.
    found = new FluentBundle(language, { useIsolating: false });
    found.addResource(new FluentResource(catalogues.get(language) ?? ''));
    bundles.set(language, found);
  }
  return found;
}

/** The first of the reader's languages that the page speaks. */
export function preferred(wanted: readonly string[]): string {
  const codes = wanted.map((tag) => tag.toLowerCase().split('-')[0] ?? '');
  return codes.find((code) => languages.includes(code)) ?? fallback;
}
