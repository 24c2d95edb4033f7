/** Signs, gestures and phrases in the reader's words. */
import { list, t } from '../i18n';
import type { Understood } from '../store/types';
import { ACES, leastOf, parse, SIGNS, type Message, type Phrase, type Reading } from './language';

/** A word of the library as part of a message's id: without accents. */
export function plain(word: string): string {
  return word.normalize('NFD').replace(/[\u0300-\u036f]/g, '');
}

/** What a sign stands for: "the cow", "two aces". */
export function signName(sign: string, count = 1): string {
  return t(`sign-${plain(sign)}`, { count });
}

/** What a gesture looks like: "a wink". */
export function gestureName(gesture: string): string {
  return t(`gesture-${gesture}`);
}

const WAYS: Readonly<Record<Phrase['by'], string>> = {
  [-2]: 'up2',
  [-1]: 'up',
  1: 'down',
  2: 'down2',
};

/** One phrase, in the reader's language. */
export function phraseName({ by, after }: Phrase): string {
  return t(`phrase-${WAYS[by]}`, { after: after ? 'yes' : 'no' });
}

/** Spoken words, in the reader's language. */
export function phrasesInWords(phrases: readonly Phrase[]): string {
  return list(phrases.map(phraseName));
}

/** A whole message, in the reader's language. */
export function inWords(message: Message): string {
  const name = signName(message.sign, message.count);
  if (message.phrases.length === 0) return name;
  return t('signs-with-words', { sign: name, words: phrasesInWords(message.phrases) });
}

/** A message as the server sends it, in the reader's language. */
export function messageInWords(text: string): string {
  return inWords(parse(text));
}

/** A card of a step: "the Vache", "two aces", "a king". */
function stepName(step: number, least: number): string {
  const sign = Object.keys(SIGNS).find((name) => SIGNS[name]?.[0] === step);
  return step <= ACES && sign ? signName(sign, least) : t(`step-${step}`);
}

/** The cards that one way to understand a message asserts. */
export function readingInWords(reading: Reading): string {
  return list(reading.steps.map((step) => stepName(step, leastOf(reading, step))));
}

/** What a bot took a sign for: the cards, or for an intention the sign itself. */
export function understoodInWords({ message, mode, steps }: Understood): string {
  const { sign, count } = parse(message);
  if (steps.length === 0) return messageInWords(message);
  return readingInWords({
    mode: 'held',
    steps,
    aces: sign === 'as' && mode === 'held' ? count : 0,
  });
}
