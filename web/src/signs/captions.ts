/** What is written under a face that signs, by the table's level. */
import { t } from '../i18n';
import type { Act } from '../store/faces.svelte';
import { parse } from './language';
import { gestureName, phrasesInWords, signName } from './words';

/**
 * At an assisted table what the sign stands for; at a simple one what is to be seen; else nothing.
 * Words that go with it are in a bubble, for all to hear. A glimpse has no caption: the strokes at
 * the face say all there is.
 */
export function caption(act: Act, level: string): string | null {
  if (act.message === null || act.gesture === null || level === 'ancienne') return null;
  const { sign, count } = parse(act.message);
  return level === 'assiste' ? signName(sign, count) : timesMade(act.gesture.id, count);
}

/** The gesture, and how often it was made. */
function timesMade(gesture: string, count: number): string {
  const what = gestureName(gesture);
  return count > 1 ? t('signs-times', { what, count }) : what;
}

/** The gesture, how often it was made, and the words that went with it. */
export function seenInWords(message: string, gesture: string): string {
  const { count, phrases } = parse(message);
  const made = timesMade(gesture, count);
  if (phrases.length === 0) return made;
  return t('signs-with-words', { sign: made, words: phrasesInWords(phrases) });
}
