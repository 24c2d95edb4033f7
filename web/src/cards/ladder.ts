/** The ladder of 19 steps, strongest first: `LADDER` of `aluette/cards.py` (R2.2). */
import type { Code } from '../store/types';

const suits = (rank: string): Code[] => [...'dcbs'].map((suit) => rank + suit);

export const LADDER: readonly (readonly Code[])[] = [
  ['3d'],
  ['3c'],
  ['2d'],
  ['2c'],
  ['9c'],
  ['9d'],
  ['2b'],
  ['2s'],
  ...[...'AKNJ'].map(suits),
  ['9b', '9s'],
  ...[...'87654'].map(suits),
  ['3b', '3s'],
];

const ORDER: readonly Code[] = LADDER.flat();
const STEP = new Map(LADDER.flatMap((cards, i) => cards.map((card) => [card, i + 1] as const)));

/** The card's step, 1 strongest to 19. */
export function stepOf(card: Code): number {
  return STEP.get(card) ?? LADDER.length + 1;
}

/** Whether the card is one of the eight with a name of its own: luettes and doubles. */
export function isNamed(card: Code): boolean {
  return stepOf(card) <= 8;
}

/** The cards, strongest first. */
export function sorted(cards: readonly Code[]): Code[] {
  return [...cards].sort((a, b) => ORDER.indexOf(a) - ORDER.indexOf(b));
}

/** The places in the trick of the strongest cards: one, or several that spoil it (R5.6). */
export function strongest(trick: readonly Code[]): number[] {
  const best = Math.min(...trick.map(stepOf));
  return trick.flatMap((card, place) => (stepOf(card) === best ? [place] : []));
}
