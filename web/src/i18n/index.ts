import { settings } from '../settings.svelte';
import { bundle, fallback } from './catalogues';

export { languages } from './catalogues';

export type Args = Record<string, string | number>;

function format(language: string, id: string, args?: Args): string | undefined {
  const messages = bundle(language);
  const pattern = messages.getMessage(id)?.value;
  return pattern ? messages.formatPattern(pattern, args) : undefined;
}

/**
 * The message in the reader's language, else in English, else its id.
 * Reads `settings.language`, so whatever shows it follows a change of language.
 */
export function t(id: string, args?: Args): string {
  return format(settings.language, id, args) ?? format(fallback, id, args) ?? id;
}

/** The message in a given language, whatever the reader's is: how it writes its own name. */
export function tIn(language: string, id: string): string {
  return format(language, id) ?? format(fallback, id) ?? id;
}

/** Whether the message exists, for ids made from what the server sends. */
export function has(id: string): boolean {
  return bundle(settings.language).hasMessage(id) || bundle(fallback).hasMessage(id);
}

/** Why the server refused, in the reader's language where its code is known. */
export function refusal(code: string, why: string): string {
  const id = `refused-${code}`;
  return has(id) ? t(id, { why }) : t('refused-other', { why });
}

/** Words in a row, as the reader's language lists them: "3, 3 and 1". */
export function list(words: readonly (string | number)[]): string {
  return new Intl.ListFormat(settings.language).format(words.map(String));
}
