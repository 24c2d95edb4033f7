/** What a player can tell from the signs that he made, saw and glimpsed in a deal. */
import type { Code, Noticed, Signed, Table, View, ViewEvent } from '../store/types';
import { TIMING } from './eyes';
import { decode, parse, possible, type Reading } from './language';

/** A line of the notebook. */
export interface Note {
  kind: 'made' | 'seen' | 'glimpse';
  /** Whose face it was. */
  seat: number;
  /** What was made, none for a glimpse. */
  message: string | null;
  gesture: string | null;
  time: number;
}

/** So long after a glimpse the same sign may still be seen. */
const SAME_SIGN = 2000;

/** All signs of the deal that the viewer knows of, in order; a glimpse of one seen is none. */
export function notes(facts: readonly ViewEvent[]): Note[] {
  const seen = facts.filter((f): f is Noticed => f.type === 'Noticed' && f.message !== null);
  return facts.flatMap((fact): Note[] => {
    if (fact.type === 'Signed') return [{ ...pick(fact, fact.seat), kind: 'made' }];
    if (fact.type !== 'Noticed') return [];
    if (fact.message !== null) return [{ ...pick(fact, fact.maker), kind: 'seen' }];
    const more = seen.some(
      ({ maker, time }) => maker === fact.maker && time > fact.time && time < fact.time + SAME_SIGN,
    );
    return more ? [] : [{ ...pick(fact, fact.maker), kind: 'glimpse' }];
  });
}

function pick({ message, gesture, time }: Signed | Noticed, seat: number) {
  return { seat, message, gesture, time };
}

/** What somebody else's message can mean, as far as the viewer's cards and those played tell. */
export function readings(message: string, maker: number, view: View): Reading[] {
  const { table, deal, viewer } = view;
  const own = [...(deal.hands[viewer] ?? []), ...(deal.discards[viewer] ?? [])];
  // What the maker has played himself he may have held when he signed.
  const played = playedCards(table).filter(([seat]) => seat !== maker);
  return possible(decode(parse(message)), [...own, ...played.map(([, card]) => card)]);
}

/** Every card that was played in the deal, with its player. */
function playedCards(table: Table): [number, Code][] {
  const tricks = [...table.tricks, { leader: table.leader ?? 0, cards: table.trick }];
  return tricks.flatMap(({ leader, cards }) =>
    cards.map((card, i): [number, Code] => [(leader + i) % table.names.length, card]),
  );
}

/** How many signs of opponents the viewer has seen and not called out yet. */
export function callsLeft(
  facts: readonly ViewEvent[],
  viewer: number,
  opposed: (seat: number) => boolean,
): number {
  const seen = facts.filter(
    (f) => f.type === 'Noticed' && f.message !== null && opposed(f.maker),
  ).length;
  return seen - facts.filter((f) => f.type === 'Called' && f.seat === viewer).length;
}

/** How many signs the viewer may still make in the deal. */
export function signsLeft(facts: readonly ViewEvent[]): number {
  return TIMING.most - facts.filter((f) => f.type === 'Signed').length;
}

/**
 * Where an arrow key turns the eyes; `undefined` if it is not for them. While one looks at one's
 * cards, and the focus is among them, only the way up leads out: the others go round the hand.
 */
export function turn(
  key: string,
  at: number | null,
  viewer: number,
  seats: number,
  amongCards: boolean,
): number | null | undefined {
  const steps = at === null ? null : (at - viewer + seats) % seats;
  const across = Math.floor(seats / 2);
  const to = {
    ArrowUp: across,
    ArrowLeft: Math.max(1, (steps ?? across) - 1),
    ArrowRight: Math.min(seats - 1, (steps ?? across) + 1),
    ArrowDown: 0,
  }[key];
  if (to === undefined || (steps === null && amongCards && key !== 'ArrowUp')) return undefined;
  return to === 0 ? null : (viewer + to) % seats;
}
