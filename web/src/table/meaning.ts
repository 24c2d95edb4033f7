/** What a question at the table is about, and what each answer to it does and costs. */
import { t } from '../i18n';
import type { Table } from '../store/types';
import { openingOf } from './sentences';

/** An answer with its meaning, or without an answer a word about the question as a whole. */
export interface Help {
  answer?: string;
  text: string;
}

/** What a declaration does, by the rules of this table (R5.4). */
export function meaningOf(word: string, table: Table): string {
  const { announce, announce_must_make } = table.rules.values;
  const to = openingOf(table)?.[1] ?? '';
  const kind = { announce, agree: to, accept: to }[word];
  return t(kind === undefined ? `meaning-${word}` : `meaning-${word}-${kind}`, {
    made: announce_must_make ? 'yes' : 'no',
  });
}

/** Whether a declaration is asked about once more: it can end the deal, or double it. */
export function isWeighty(word: string): boolean {
  return word !== 'pass' && word !== 'disagree';
}

/** Help with the question that the table's phase asks. */
export function helpWith(table: Table): Help[] {
  const { phase, rules, words } = table;
  const { singers, mordienne, shortest_run } = rules.values;
  const about: Help[] = [{ text: t(`help-${phase}`) }];
  if (phase === 'vote') return [...about, { text: t(`fact-singers-${singers}`) }];
  if (phase !== 'declare') return about;
  return [
    ...about,
    { text: t(`fact-mordienne-${mordienne}`, { n: shortest_run }) },
    ...words.map((word) => ({ answer: t(`word-${word}`), text: meaningOf(word, table) })),
  ];
}
