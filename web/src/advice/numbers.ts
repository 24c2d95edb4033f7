/** Points and chances as the reader's language writes them. */
import { settings } from '../settings.svelte';

/** Points with their sign, one side's less the others'. */
export function signed(points: number, digits = 2): string {
  const format = new Intl.NumberFormat(settings.language, {
    signDisplay: 'exceptZero',
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
  return format.format(points).replace('-', '−');
}

/** Points between two bounds, or exactly so many. */
export function between(low: number, high: number): string {
  return low === high ? signed(low, 0) : `${signed(low, 0)} … ${signed(high, 0)}`;
}

/** The least difference in points that bars are stretched for. */
const LEAST = 0.2;

/** The points of an empty bar and of a full one, so that these cards can be told apart. */
export function endsOf(cards: readonly { points: number }[]): { from: number; to: number } {
  const points = cards.map((card) => card.points);
  const to = Math.max(...points);
  return { from: Math.min(to - LEAST, ...points), to };
}

/** Whether the first card stands, by the numbers that are shown, before one with more points. */
export function isAhead(cards: readonly { points: number }[]): boolean {
  const [first, ...rest] = cards.map(({ points }) => Number(points.toFixed(2)));
  return first !== undefined && rest.some((points) => points > first);
}

/** A chance in whole percent. */
export function percent(chance: number): string {
  return new Intl.NumberFormat(settings.language, { style: 'percent' }).format(chance);
}
