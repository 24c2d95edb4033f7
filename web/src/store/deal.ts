/**
 * How events change where the viewer knows cards to lie: the twin of `aluette/game/deal.py`.
 */
import type { Code, Deal, ViewEvent } from './types';

type Known = readonly Code[] | null;

function set<T>(values: readonly T[], seat: number, value: T): T[] {
  return values.map((old, s) => (s === seat ? value : old));
}

function without(hand: Known, cards: readonly Code[]): Known {
  return hand === null ? null : hand.filter((card) => !cards.includes(card));
}

/** The cards once the event has happened. */
export function dealAfter(d: Deal, e: ViewEvent): Deal {
  switch (e.type) {
    case 'Shuffled':
      return {
        deck: e.deck,
        dealt: [],
        talon: null,
        hands: [],
        votes: [],
        sung: [],
        discards: [],
      };
    case 'Dealt':
      return {
        deck: d.deck,
        dealt: e.hands,
        talon: e.talon,
        hands: e.hands,
        votes: e.hands.map(() => null),
        sung: e.hands.map(() => []),
        discards: e.hands.map(() => []),
      };
    case 'Voted':
      return { ...d, votes: set(d.votes, e.seat, e.yes) };
    case 'VotesOpened':
      return { ...d, votes: e.votes };
    case 'Sung':
      return e.singers.reduce((deal, seat, i) => {
        const hand = deal.hands[seat] ?? null;
        const cards = e.cards[i] ?? null;
        const grown = hand === null || cards === null ? null : [...hand, ...cards];
        return {
          ...deal,
          hands: set(deal.hands, seat, grown),
          sung: set(deal.sung, seat, cards),
        };
      }, d);
    case 'Discarded': {
      const hand = e.cards === null ? null : without(d.hands[e.seat] ?? null, e.cards);
      return {
        ...d,
        hands: set(d.hands, e.seat, hand),
        discards: set(d.discards, e.seat, e.cards),
      };
    }
    case 'Played': {
      const hand = d.hands[e.seat] ?? null;
      return hand === null ? d : { ...d, hands: set(d.hands, e.seat, without(hand, [e.card])) };
    }
    default:
      return d;
  }
}
