/** Where the signs of a finished deal belong among its cards. */
import type { Code, SignShown, Table, Understood } from '../store/types';

/** The card that a sign followed: the last of `after` cards; none before the first. */
export function cardBefore(
  table: Table,
  after: number,
): { seat: number; card: Code; trick: number } | null {
  const seats = table.names.length;
  const index = after - 1;
  const trick = Math.floor(index / seats);
  const place = index - trick * seats;
  const played = table.tricks[trick];
  const cards = played?.cards ?? (trick === table.tricks.length ? table.trick : []);
  const leader = played?.leader ?? table.leader ?? 0;
  const card = cards[place];
  if (after === 0 || card === undefined) return null;
  return { seat: (leader + place) % seats, card, trick: trick + 1 };
}

/** What bots made of a sign. The same sign made twice was understood alike. */
export function understoodOf(table: Table, { seat, message }: SignShown): Understood[] {
  const seats = new Set<number>();
  return table.understood.filter((u) => {
    if (u.maker !== seat || u.message !== message || seats.has(u.seat)) return false;
    seats.add(u.seat);
    return true;
  });
}

/** Who of the others saw nothing of a sign. */
export function missedBy(sign: SignShown, seats: number): number[] {
  const noticed = [sign.seat, ...sign.seen_by, ...sign.glimpsed_by];
  return Array.from({ length: seats }, (_, seat) => seat).filter((s) => !noticed.includes(s));
}
