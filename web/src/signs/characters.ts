import { CHARACTER_IDS, type CharacterId } from '../faces/characters';

/** Who sits where at a table: always the same eight, in another order at another table. */
export function characterOf(table: string, seat: number): CharacterId {
  const start = [...table].reduce((sum, sign) => (sum * 31 + sign.charCodeAt(0)) >>> 0, 7);
  const id = CHARACTER_IDS[(start + 3 * seat) % CHARACTER_IDS.length];
  return id ?? 'farmer';
}
