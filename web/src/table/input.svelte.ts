/**
 * How the reader acts just now. A hand keeps the focus all deal long, and its ring is for those
 * who steer by keys: to a mouse or a finger it would look like a card that is chosen.
 */
export const input = $state({ keys: false });

addEventListener('keydown', () => (input.keys = true), true);
addEventListener('pointerdown', () => (input.keys = false), true);
