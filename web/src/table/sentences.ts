/** What happened, and what is asked, in whole sentences of the reader's language. */
import { cardName } from '../cards/names';
import { strongest } from '../cards/ladder';
import { list, t, type Args } from '../i18n';
import type { Table, ViewEvent } from '../store/types';
import type { People } from './people';

const said = (kind: string, args?: Args): string => t(`table-said-${kind}`, args);

/** What happened, told to the viewer; `before` is the table as it was. */
export function happened(event: ViewEvent, before: Table, people: People): string | null {
  switch (event.type) {
    case 'Asked':
    case 'DealEnded':
    case 'Penalised': // this and the next come only in a record from a real table
    case 'Redealt':
      return null;
    case 'Drawn':
      return said('drawn', people.who(event.dealer));
    case 'DealerNamed':
      return said('dealer', people.who(event.dealer));
    case 'Shuffled':
      return said('shuffled', { ...people.who(event.dealer), number: event.number });
    case 'Dealt':
      return said('dealt', { ...people.who(event.seat), at: event.at });
    case 'Voted':
      return said('voted', people.who(event.seat));
    case 'VotesOpened': {
      const against = event.votes.filter((yes) => !yes).length;
      return against === 0 ? said('chant') : said('no-chant', { against });
    }
    case 'Sung':
      return said('sung', {
        you: event.singers.includes(people.viewer) ? 'yes' : 'no',
        who: list(event.singers.filter((s) => s !== people.viewer).map((s) => people.name(s))),
        size: event.size,
      });
    case 'Discarded':
      return said('discarded', { ...people.who(event.seat), size: event.size });
    case 'Declared':
      return said(`word-${event.word}`, people.who(event.seat));
    case 'TargetSet':
      return said('target', target(event.target));
    case 'Played':
      return said('played', { ...people.who(event.seat), card: cardName(event.card) });
    case 'TrickEnded':
      return trickEnded(event, before, people);
    case 'MatchEnded':
      return said('match-ended');
    default:
      return null; // Faces and talk have a log of their own: `signs/FaceLog.svelte`.
  }
}

function trickEnded(
  event: Extract<ViewEvent, { type: 'TrickEnded' }>,
  before: Table,
  people: People,
): string {
  const last = event.leader === null;
  if (event.winner === null) {
    const count = strongest(before.trick).length;
    if (last) return said('spoiled-last', { count });
    return said('spoiled', { ...people.who(event.leader ?? 0), count });
  }
  const who = people.who(event.winner);
  if (last) return said('taken-last', who);
  const first = event.turned_up.length;
  return first > 0 ? said('taken-first', { ...who, count: first + 1 }) : said('taken', who);
}

/** How long the match is, as message arguments. */
export function target(value: Table['target']): { kind: string; number: number } {
  return 'points' in value
    ? { kind: 'points', number: value.points }
    : { kind: 'deals', number: value.deals };
}

/** What the table waits for, told to the viewer. */
export function awaited(table: Table, people: People): string {
  const { phase, asked } = table;
  if (phase === 'over' || table.shown !== null) return '';
  if (asked.includes(people.viewer)) return askedOf(table, people);
  if (asked.length === 1) {
    return t(`table-wait-${waitedFor(table)}`, people.who(asked[0] ?? 0));
  }
  return asked.length > 1 ? t(`table-wait-${phase}-all`, { count: asked.length }) : '';
}

/** What one player is waited for: in two phases there are two things. */
function waitedFor({ phase, trick, words }: Table): string {
  if (phase === 'play' && trick.length === 0) return 'lead';
  return phase === 'declare' && !words.includes('pass') ? 'answer' : phase;
}

/** The last declaration that others have to answer, or had to. */
export function openingOf(table: Table): Table['declared'][number] | undefined {
  return table.declared.findLast(([, word]) => ['concede', 'surrender', 'announce'].includes(word));
}

function askedOf(table: Table, people: People): string {
  if (table.phase === 'play')
    return t(table.trick.length === 0 ? 'table-ask-lead' : 'table-ask-play');
  if (table.phase === 'discard') {
    const size = (table.counts[people.viewer] ?? 0) - table.rules.hand_size;
    return t('table-ask-discard', { size });
  }
  if (table.phase !== 'declare' || table.words.includes('pass'))
    return t(`table-ask-${table.phase}`);
  const [seat, word] = openingOf(table) ?? [0, 'concede'];
  // The partner answers a concession and opponents a bid; a surrender both, one after the other.
  if (word !== 'surrender') return t(`table-ask-${word}`, people.who(seat));
  return t(`table-ask-surrender-${people.relation(seat)}`);
}
