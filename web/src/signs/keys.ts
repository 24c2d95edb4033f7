/** The keys that make signs, in the order of the ring; they are the same on every keyboard. */
export const SIGN_KEYS: readonly string[] = [...'1234567890', 'b', 'm'];

/**
 * Which sign of the ring a key makes, or −1. A digit counts by its place, with Shift or without:
 * on a French keyboard the same key writes “&”. A letter counts as it is written.
 */
export function signOfKey({ code, key }: Pick<KeyboardEvent, 'code' | 'key'>): number {
  const place = SIGN_KEYS.indexOf(code.replace('Digit', ''));
  return place >= 0 ? place : SIGN_KEYS.indexOf(key.toLowerCase());
}
