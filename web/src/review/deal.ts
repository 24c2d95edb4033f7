/** A reviewed deal as it stood before each of its plays. */
import { LADDER, stepOf } from '../cards/ladder';
import type { Code, Review, ReviewedPlay } from '../store/types';

/** One card on its way to the table. */
export interface Turn {
  /** The trick it is played to, from 0. */
  trick: number;
  seat: number;
  card: Code;
  /** The cards that lie there already, in playing order, with their players. */
  before: readonly { seat: number; card: Code }[];
}

/** Every card of the deal, in playing order. */
export function turnsOf(review: Pick<Review, 'tricks' | 'names'>): Turn[] {
  return review.tricks.flatMap(({ leader, cards }, trick) => {
    const laid = cards.map((card, place) => ({
      seat: (leader + place) % review.names.length,
      card,
    }));
    return laid.map(({ seat, card }, place) => ({
      trick,
      seat,
      card,
      before: laid.slice(0, place),
    }));
  });
}

/** What each seat holds before the play of that number; last, what nobody ever holds. */
export function holdings(
  review: Pick<Review, 'hands'>,
  turns: readonly Turn[],
  at: number,
): Code[][] {
  const gone = new Set(turns.slice(0, at).map(({ card }) => card));
  const dealt = new Set(review.hands.flat());
  return [
    ...review.hands.map((hand) => hand.filter((card) => !gone.has(card))),
    LADDER.flat().filter((card) => !dealt.has(card)),
  ];
}

/** The steps of the ladder, from 1, of which there is a card among these. */
export function stepsOf(cards: readonly Code[]): Set<number> {
  return new Set(cards.map(stepOf));
}

/** The cards that are surely worth what the deal surely was. */
const asGood = ({ cards, low }: ReviewedPlay) =>
  cards.filter((card) => card.low >= low).map(({ card }) => card);

/** The cards that kept what the deal was worth, or would have; none while that is not known. */
export function keeping(play: ReviewedPlay): Code[] {
  return play.low < play.high ? [] : asGood(play);
}

/** The cards that would have kept what the deal was surely worth, where this one lost it. */
export function better(play: ReviewedPlay): Code[] {
  return play.lost === 0 ? [] : asGood(play);
}

/** How many plays there are of which it is not settled whether they lost points. */
export function unsettled(plays: readonly ReviewedPlay[]): number {
  return plays.filter(({ verdict }) => verdict === 'open').length;
}

/** What the sentence for a play's verdict needs. */
export function judged(play: ReviewedPlay): { promising: 'yes' | 'no' } {
  const own = play.cards.find(({ card }) => card === play.card);
  return { promising: own?.promising ? 'yes' : 'no' };
}

/**
 * What the deal was worth to the viewer's side before each play that is reviewed, and after the
 * last: the middle of what is known. Two sides are worth the opposite of each other; with more
 * there is no such line.
 */
export function worths(review: Review, plays: readonly ReviewedPlay[]): number[] {
  const mine = review.sides.findIndex((side) => side.includes(review.viewer));
  const values = plays.map(({ seat, low, high }) => {
    const own = review.sides[mine]?.includes(seat) ?? false;
    return ((low + high) / 2) * (own ? 1 : -1);
  });
  if (plays.length < review.count) return values;
  const scored = review.side === null ? 0 : review.points * (review.side === mine ? 1 : -1);
  return [...values, scored];
}
