/** What is said aloud, in the reader's language where it is a phrase that all know. */
import { has, t } from '../i18n';
import type { Speech } from '../store/faces.svelte';
import { parseWords } from './language';
import { phrasesInWords } from './words';

/** Phrases of good manners. */
export const MANNERS: readonly string[] = [
  ...['your-turn', 'well-played', 'bad-luck', 'thank-you', 'hello', 'good-game'],
];
/** Phrases about the play. */
export const PLAYS: readonly string[] = [
  ...['play-low', 'play-high', 'leave-it', 'take-it', 'spoil-it', 'force'],
  ...['i-have-something', 'i-have-nothing', 'wait', 'trust-me'],
];
/** All phrases that everybody knows: `TALK` of `aluette/signs/talk.py`. */
export const TALK: readonly string[] = [...MANNERS, ...PLAYS];

/** The longest free text, in characters. */
export const LONGEST_TEXT = 200;

export function phraseText(phrase: string): string {
  const id = `talk-${phrase}`;
  return has(id) ? t(id) : phrase;
}

export function spoken(speech: Speech): string {
  switch (speech.type) {
    case 'Called':
      return t('signs-seen-call');
    case 'Said':
      return phrasesInWords(parseWords(speech.words));
    case 'Spoke':
      return speech.phrase === null ? (speech.text ?? '') : phraseText(speech.phrase);
  }
}
