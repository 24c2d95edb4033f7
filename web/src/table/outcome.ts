/** How a deal came out, in whole sentences. */
import { list, t } from '../i18n';
import type { DealEnded, Table } from '../store/types';
import type { People } from './people';

/** The sentences that tell how the deal ended and who scores, in reading order. */
export function outcome(table: Table, shown: DealEnded, people: People): string[] {
  const lines =
    shown.ended === 'played' ? played(table, shown, people) : unplayed(table, shown, people);
  if (shown.side === null) return lines;
  return [...lines, t('table-end-score', { ...people.side(shown.side), points: shown.points })];
}

function played(table: Table, shown: DealEnded, people: People): string[] {
  if (shown.winner === null) return [t('table-end-nobody'), ...stakes(table, shown)];
  const count = table.taken[shown.winner] ?? 0;
  const shared = table.taken.filter((n) => n === count).length > 1;
  const who = people.who(shown.winner);
  const numbers = table.tricks.flatMap((trick, i) =>
    trick.winner === shown.winner ? [i + 1] : [],
  );
  return [
    t(shared ? 'table-end-first' : 'table-end-most', { ...who, count }),
    t('table-end-tricks', { count, numbers: list(numbers) }),
    ...(shown.mordienne ? [t('table-end-mordienne')] : []),
    ...stakes(table, shown),
  ];
}

/** What a refused surrender or an accepted bid made of the deal. */
function stakes(table: Table, shown: DealEnded): string[] {
  const words = table.declared.map(([, word]) => word);
  if (words.includes('refuse') && !words.includes('accept')) {
    return [t(shown.mordienne ? 'table-end-refused-made' : 'table-end-refused-failed')];
  }
  const bid = words.includes('announce') && table.rules.values.announce === 'bid';
  return bid && shown.points === 2 ? [t('table-end-bid')] : [];
}

/** The sentence for a deal that was settled by a declaration, without its play. */
function unplayed(table: Table, shown: DealEnded, people: People): string[] {
  const opening = { conceded: 'concede', surrendered: 'surrender', declined: 'announce' }[
    shown.ended
  ];
  const declared = table.declared.findLast(([, word]) => word === opening);
  return declared ? [t(`table-end-${shown.ended}`, people.who(declared[0]))] : [];
}
