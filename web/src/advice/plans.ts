/** The idea behind a card, in whole sentences of the reader's language. */
import { cardName } from '../cards/names';
import { t } from '../i18n';
import type { Idea } from '../store/types';
import type { People } from '../table/people';

/** A plan as it is said to the player in a seat. */
export function planned(plan: Idea, seat: number, people: People): string {
  const about = plan.seat ?? seat;
  return t(`plan-${plan.code}`, {
    who: people.name(about),
    you: about === seat ? 'yes' : 'no',
    card: plan.card === null ? '' : cardName(plan.card),
  });
}
