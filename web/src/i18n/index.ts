import { settings } from '../settings.svelte';
import { bundle, fallback } from './catalogues';

export { learn, languages } from './catalogues';

export type Args = Record<string, string | number>;

function format(language: string, id: string, args?: Args): string | undefined {
  const messages = bundle(language);
  const pattern = messages?.getMessage(id)?.value;
  return messages && pattern ? messages.formatPattern(pattern, args) : undefined;
}

/**
 * The message in the reader's language, else in English, else its id.
 * Reads `settings.language`, so whatever shows it follows a change of language.
 */
export function t(id: string, args?: Args): string {
  return format(settings.language, id, args) ?? format(fallback, id, args) ?? id;
}

/** How a language writes its own name: Français, magyar. */
export function ownName(language: string): string {
  const name = new Intl.DisplayNames([language], { type: 'language' }).of(language) ?? language;
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
}

/** The message in a language that was learnt, whatever the reader's is. */
export function tIn(language: string, id: string): string {
  return format(language, id) ?? format(fallback, id) ?? id;
}

/** Whether the message exists, for ids made from what the server sends. */
export function has(id: string): boolean {
  return [settings.language, fallback].some((language) => bundle(language)?.hasMessage(id));
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
