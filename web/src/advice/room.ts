/** Where a hint lies, so that trick and hand are both seen beside it. */

/** A rectangle of the window. */
export interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

export interface Room {
  /** At the right of the trick, or between it and the hand. */
  place: 'beside' | 'above';
  /** Whether all numbers have room there. */
  wide: boolean;
  /** Where the sheet lies, as a style, and how high it may be without hiding the trick. */
  style: string;
  /** The same for who wants to see all of it, and the trick no more. */
  tall: string;
}

const GAP = 8;
const NOWHERE: Box = { left: 0, right: 0, top: 0, bottom: 0 };

/** The room that is left in a window, with one letter's height in pixels (rem). */
export function roomFor(
  trick: Box,
  hand: Box,
  window: { width: number; height: number },
  rem: number,
): Room {
  const bottom = Math.min(hand.top, window.height) - GAP;
  const right = window.width - trick.right - 3 * GAP;
  if (right >= 22 * rem && bottom >= 18 * rem) {
    const width = Math.min(right, 30 * rem);
    const inset = `inset: ${2 * GAP}px ${2 * GAP}px auto auto; width: ${width}px`;
    const style = `${inset}; max-height: ${bottom - 2 * GAP}px`;
    return { place: 'beside', wide: true, style, tall: style };
  }
  const width = Math.min(window.width - 2 * GAP, 36 * rem);
  const left = (window.width - width) / 2;
  const between = Math.max(bottom - trick.bottom - GAP, 5 * rem);
  const inset = `inset: auto auto ${window.height - bottom}px ${left}px; width: ${width}px`;
  return {
    place: 'above',
    wide: between >= 22 * rem,
    style: `${inset}; max-height: ${between}px`,
    tall: `${inset}; max-height: ${bottom - GAP}px`,
  };
}

/** What holds all cards of a trick where they lie in the end, though they may still fly there. */
function laid(trick: HTMLElement): Box | null {
  const cards = [...trick.querySelectorAll<HTMLElement>('[data-trick-card]:not([inert])')];
  if (cards.length === 0) return null;
  const { left, top } = trick.getBoundingClientRect();
  return {
    left: left + Math.min(...cards.map((card) => card.offsetLeft)),
    right: left + Math.max(...cards.map((card) => card.offsetLeft + card.offsetWidth)),
    top: top + Math.min(...cards.map((card) => card.offsetTop)),
    bottom: top + Math.max(...cards.map((card) => card.offsetTop + card.offsetHeight)),
  };
}

/** The middle of a box: an empty trick hides nothing. */
function middle({ left, right, top, bottom }: Box): Box {
  const [x, y] = [(left + right) / 2, (top + bottom) / 2];
  return { left: x, right: x, top: y, bottom: y };
}

/** The room on the page as it is now. */
export function roomNow(): Room {
  const { innerWidth: width, innerHeight: height } = window;
  const trick = document.querySelector<HTMLElement>('.trick');
  const hand = document.querySelector('[data-testid="hand"]')?.getBoundingClientRect();
  const rem = parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;
  return roomFor(
    (trick && (laid(trick) ?? middle(trick.getBoundingClientRect()))) ?? NOWHERE,
    hand ?? { ...NOWHERE, top: height, bottom: height },
    { width, height },
    rem,
  );
}
