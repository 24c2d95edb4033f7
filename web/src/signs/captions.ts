/** What is written under a face that signs, by the table's level. */
import { t } from '../i18n';
import type { Act } from '../store/faces.svelte';
import { parse } from './language';
import { gestureName, messageInWords, phrasesInWords } from './words';

/**
 * At an assisted table what the sign means; at a simple one what is to be seen; else nothing.
 * A glimpse has no words: the strokes at the face say all there is.
 */
export function caption(act: Act, level: string): string | null {
  if (act.message === null || act.gesture === null || level === 'ancienne') return null;
  if (level === 'assiste') return messageInWords(act.message);
  return seenInWords(act.message, act.gesture.id);
}

/** The gesture, how often it was made, and the words that went with it. */
export function seenInWords(message: string, gesture: string): string {
  const { count, phrases } = parse(message);
  const made =
    count > 1 ? t('signs-times', { what: gestureName(gesture), count }) : gestureName(gesture);
  if (phrases.length === 0) return made;
  return t('signs-with-words', { sign: made, words: phrasesInWords(phrases) });
}
