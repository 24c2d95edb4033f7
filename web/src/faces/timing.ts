/** The curves of time, all in milliseconds. */

/** How long a sign lasts where the table says nothing else. */
export const LASTS = 1200;

/** When gathering, stroke and settling end. Who comes late to a sign begins it at `SETTLED`. */
export const GATHERED = 80;
export const STRUCK = 200;
export const SETTLED = 270;

/** How long the return to rest takes; all that a longer sign has more is hold. */
const RETURN = 160;

const BEAT = 210;
const BLINK = 110;
const BLINK_EVERY = 4200;

/** From 0 to 1, slow at both ends. */
export function ease(x: number): number {
  const k = Math.min(1, Math.max(0, x));
  return k * k * (3 - 2 * k);
}

function between(from: number, to: number, begin: number, end: number, ms: number): number {
  return from + (to - from) * ease((ms - begin) / (end - begin));
}

/** How much of a sign shows: 0 none, 1 all; a little below before the stroke, above after it. */
export function amountAt(ms: number, lasts = LASTS): number {
  const held = lasts - RETURN;
  if (ms <= 0 || ms >= lasts) return 0;
  if (ms < GATHERED) return between(0, -0.12, 0, GATHERED, ms);
  if (ms < STRUCK) return between(-0.12, 1.08, GATHERED, STRUCK, ms);
  if (ms < SETTLED) return between(1.08, 1, STRUCK, SETTLED, ms);
  return ms <= held ? 1 : between(1, 0, held, lasts, ms);
}

/** How many beats of a counted sign have been made, with the fraction of the one under way. */
function beatsAt(ms: number, count: number, lasts: number): number {
  const beat = Math.min(BEAT, (lasts - RETURN - SETTLED) / Math.max(1, count - 1));
  return Math.min(count - 1, Math.max(0, (ms - SETTLED) / beat));
}

/** How open a mouth is that opens once for each of `count` aces: between 1 and 0.35. */
export function beatAt(ms: number, count: number, lasts = LASTS): number {
  return 1 - 0.65 * Math.sin(Math.PI * beatsAt(ms, count, lasts)) ** 2;
}

/** How many aces have been told by now. */
export function toldAt(ms: number, count: number, lasts = LASTS): number {
  return ms < STRUCK ? 0 : 1 + Math.floor(beatsAt(ms, count, lasts) + 0.5);
}

/** How long a turn to a new gaze takes; then the gaze counts. */
export const TURN = 250;

/** How far the eyes have come since a turn began. */
export function eyesAt(ms: number): number {
  return ease(ms / 80);
}

/** How far the head has come since its turn began. */
export function headAt(ms: number): number {
  return ease((ms - 60) / (TURN - 60));
}

/** How far lids come down while the head turns: half at most. */
export function turnBlinkAt(ms: number): number {
  return 0.5 * ease(1 - Math.abs(ms - 130) / 70);
}

/** When the blink of a stretch of time begins; faces with different seeds blink apart. */
function blinkIn(stretch: number, seed: number): number {
  const mixed = Math.imul(stretch + 1, 0x9e3779b1) ^ Math.imul(seed + 1, 0x85ebca6b);
  const share = (Math.imul(mixed ^ (mixed >>> 15), 0x2c1b3c6d) >>> 8) / 0x1000000;
  return (stretch + 0.9 * share) * BLINK_EVERY;
}

/** How far lids come down by themselves: never wholly, as shut eyes are a sign. */
export function blinkAt(now: number, seed: number): number {
  const since = now - blinkIn(Math.floor(now / BLINK_EVERY), seed);
  return since <= 0 || since >= BLINK ? 0 : 0.7 * Math.sin((Math.PI * since) / BLINK);
}

/** When the next blink begins, or `now` during one. */
export function nextBlink(now: number, seed: number): number {
  const stretch = Math.floor(now / BLINK_EVERY);
  const begin = blinkIn(stretch, seed);
  return now < begin + BLINK ? Math.max(now, begin) : blinkIn(stretch + 1, seed);
}
