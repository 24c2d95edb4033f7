/** The idea behind a card, in whole sentences of the reader's language. */
import { cardName } from '../cards/names';
import { t } from '../i18n';
import type { CardHint, Idea } from '../store/types';
import type { People } from '../table/people';
import { isAhead } from './numbers';

/** The plan of the player in a seat: said to the reader where it is his own, else told of him. */
export function planned(plan: Idea, seat: number, people: People): string {
  const about = plan.seat ?? seat;
  const own = seat === people.viewer;
  return t(`plan-${plan.code}`, {
    own: own ? 'yes' : 'no',
    player: people.named(seat),
    who: people.named(about),
    you: own && about === seat ? 'yes' : 'no',
    card: plan.card === null ? '' : cardName(plan.card),
  });
}

/** Why the first card stands before one with more points, where it does; else nothing. */
export function reason(ahead: string | null, cards: readonly CardHint[], own: boolean): string {
  if (ahead === null || !isAhead(cards)) return '';
  return t(`hint-ahead-${ahead}`, { own: own ? 'yes' : 'no' });
}
