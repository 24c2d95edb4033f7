import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { Deal, Table, View, ViewEvent } from './types';
import { fold } from './view';

interface Step {
  event: ViewEvent;
  table: Partial<Table>;
  deal: Partial<Deal>;
}

/** A match that the library recorded: `tests/web/record.py`. */
function recorded(name: string): { view: View; steps: Step[]; facts: readonly ViewEvent[] } {
  const text = readFileSync(`../tests/web/fixtures/${name}.json`, 'utf8');
  return JSON.parse(text) as ReturnType<typeof recorded>;
}

describe('the page folds events as the library does', () => {
  test.each(['pagat', 'spanish+mordienne', 'wikipedia', 'wikipedia-3', 'wikimanche-6', 'signs'])(
    '%s',
    (name) => {
      const { view, steps, facts } = recorded(name);
      let expected = view;
      let folded = view;
      for (const [i, step] of steps.entries()) {
        folded = fold(folded, step.event);
        expected = {
          viewer: view.viewer,
          table: { ...expected.table, ...step.table },
          deal: { ...expected.deal, ...step.deal },
          facts: folded.facts, // compared at the end
        };
        expect(folded, `after event ${i}, ${step.event.type}`).toEqual(expected);
      }
      expect(folded.facts).toEqual(facts);
      expect(steps.length).toBeGreaterThan(50);
    },
  );
});
