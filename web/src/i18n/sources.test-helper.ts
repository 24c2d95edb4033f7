/** Which messages the page's and the terminal's sources ask for. For tests only. */

const quoted = /'([a-z][\w-]*)'|"([a-z][\w-]*)"/g;
const template = /`([a-z][\w-]*-)\$\{|f"([a-z][\w-]*-)\{/g;

export interface Asked {
  /** Every quoted text that could be a message's id. */
  ids: ReadonlySet<string>;
  /** What stands before the first placeholder of ids put together: `refused-`. */
  prefixes: ReadonlySet<string>;
}

/** The ids and the beginnings of ids in some sources. */
export function asked(sources: readonly string[]): Asked {
  const found = (pattern: RegExp) =>
    new Set(sources.flatMap((text) => [...text.matchAll(pattern)].map(([, a, b]) => a ?? b ?? '')));
  return { ids: found(quoted), prefixes: found(template) };
}

/** Whether some source asks for the message. */
export function isUsed(id: string, { ids, prefixes }: Asked): boolean {
  return ids.has(id) || [...prefixes].some((prefix) => id.startsWith(prefix));
}
