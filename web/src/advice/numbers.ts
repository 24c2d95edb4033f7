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

/** A chance in whole percent. */
export function percent(chance: number): string {
  return new Intl.NumberFormat(settings.language, { style: 'percent' }).format(chance);
}
