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
function recorded(name: string): { view: View; steps: Step[] } {
  const text = readFileSync(`../tests/web/fixtures/${name}.json`, 'utf8');
  return JSON.parse(text) as { view: View; steps: Step[] };
}

describe('the page folds events as the library does', () => {
  test.each(['pagat', 'spanish+mordienne', 'wikipedia', 'wikipedia-3', 'wikimanche-6'])(
    '%s',
    (name) => {
      const { view, steps } = recorded(name);
      let expected = view;
      let folded = view;
      for (const [i, step] of steps.entries()) {
        expected = {
          viewer: view.viewer,
          table: { ...expected.table, ...step.table },
          deal: { ...expected.deal, ...step.deal },
        };
        folded = fold(folded, step.event);
        expect(folded, `after event ${i}, ${step.event.type}`).toEqual(expected);
      }
      expect(steps.length).toBeGreaterThan(50);
    },
  );
});
