/** Which messages the page's sources ask for, as they are written there. For tests only. */

const quoted = /'([a-z][\w-]*)'/g;
const template = /`([a-z][\w-]*-\$\{[^`]*)`/g;
/** A placeholder; the texts asked for hold no braces inside one. */
const placeholder = /\$\{[^}]*\}/g;

export interface Asked {
  /** Every quoted text that could be a message's id. */
  ids: ReadonlySet<string>;
  /** Every id put together, with a star for what is filled in: `table-wait-*-all`. */
  patterns: ReadonlySet<string>;
}

/** The ids and the patterns of ids in some sources. */
export function asked(sources: readonly string[]): Asked {
  const found = (wanted: RegExp) =>
    sources.flatMap((text) => [...text.matchAll(wanted)].map(([, id]) => id ?? ''));
  return {
    ids: new Set(found(quoted)),
    patterns: new Set(found(template).map((id) => id.replace(placeholder, '*'))),
  };
}

/** Whether a pattern could make the id at all. */
export function fits(pattern: string, id: string): boolean {
  return new RegExp(`^${pattern.replaceAll('*', '[\\w-]+')}$`).test(id);
}
