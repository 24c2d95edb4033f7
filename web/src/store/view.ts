/** What this viewer knows of the match, and how an event changes it: `aluette/game/view.py`. */
import { dealAfter } from './deal';
import { factsAfter } from './facts';
import { tableAfter } from './table';
import type { View, ViewEvent } from './types';

/** The view after an event. */
export function fold(view: View, event: ViewEvent): View {
  return {
    viewer: view.viewer,
    table: tableAfter(view.table, event),
    deal: dealAfter(view.deal, event),
    facts: factsAfter(view.facts, event),
  };
}
