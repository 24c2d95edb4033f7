/** Whether a card would take the trick away from one's own partner. */
import { stepOf, strongest } from '../cards/ladder';
import type { Code, Table } from '../store/types';
import { sideOf } from './people';

export interface Beaten {
  /** The partner's card. */
  card: Code;
  /** The card is equal, not stronger: nobody would have the trick. */
  spoils: boolean;
}

/** The partner's card that holds the trick and would not, if the seat played this card. */
export function beatsPartner(table: Table, seat: number, card: Code): Beaten | null {
  const [place, ...equals] = strongest(table.trick);
  if (place === undefined || equals.length > 0) return null;
  const held = table.trick[place] ?? card;
  const holder = ((table.leader ?? 0) + place) % table.names.length;
  if (sideOf(table, holder) !== sideOf(table, seat) || stepOf(card) > stepOf(held)) return null;
  return { card: held, spoils: stepOf(card) === stepOf(held) };
}
