/** How long each kind of event stays before the next, at the speed the reader chose. */
import type { Speed } from '../settings.svelte';
import { isFace } from './facts';
import type { Hold } from './pace';
import type { ViewEvent } from './types';

const FACTOR: Record<Speed, number> = { slow: 1.7, normal: 1, fast: 0.45 };

function base(event: ViewEvent, viewer: number): Hold {
  // No card waits for faces and talk, nor they for a card that is still looked at.
  if (isFace(event)) return { linger: 0, gap: 0, aside: true };
  switch (event.type) {
    case 'Played':
      return { linger: 0, gap: event.seat === viewer ? 400 : 750 };
    case 'TrickEnded':
      // A spoiled trick is the one that people ask about.
      return { linger: event.winner === null ? 2600 : 1600, gap: 450 };
    case 'Declared':
      return { linger: 0, gap: event.word === 'pass' ? 500 : 1800 };
    case 'Drawn':
      return { linger: 4500, gap: 200 };
    case 'VotesOpened':
      return { linger: 1700, gap: 0 };
    case 'Sung':
    case 'TargetSet':
    case 'Penalised':
    case 'Redealt':
      return { linger: 1500, gap: 0 };
    case 'Shuffled':
      return { linger: 0, gap: 500 };
    case 'Dealt':
      return { linger: 0, gap: 900 };
    case 'Voted':
    case 'Discarded':
      return { linger: 0, gap: 250 };
    // Questions and results.
    case 'DealerNamed':
    case 'Asked':
    case 'DealEnded':
    case 'MatchEnded':
      return { linger: 0, gap: 0 };
  }
}

/** How long the event stays when this viewer watches at this speed. */
export function holdOf(event: ViewEvent, viewer: number, speed: Speed): Hold {
  const hold = base(event, viewer);
  const factor = FACTOR[speed];
  return { ...hold, linger: hold.linger * factor, gap: hold.gap * factor };
}
