import { describe, expect, test } from 'vitest';
import { propose, questions, type Answers } from './house';
import { named, presets } from './presets.test-helper';
import { keysOf, same } from './rules';

const nothing: Answers = { singers: 'unknown', spoiled: 'unknown', mordienne: 'unknown' };

function proposed(answers: Partial<Answers>, first = 'pagat') {
  const found = propose(presets, { ...nothing, ...answers }, first);
  return found && { preset: found.preset.name, changes: found.changes };
}

test('a house that knows nothing is offered what its reader is offered first', () => {
  expect(proposed({})).toEqual({ preset: 'pagat', changes: {} });
  expect(proposed({}, 'wikipedia')).toEqual({ preset: 'wikipedia', changes: {} });
});

describe('the answers of a preset find it', () => {
  test.each([
    ['pagat', { singers: 'left-and-dealer', spoiled: 'leader', mordienne: 'run' }],
    ['gamerules', { singers: 'left-and-dealer', spoiled: 'leader', mordienne: 'off' }],
    ['wikipedia', { singers: 'left-and-partner', spoiled: 'leader', mordienne: 'bid' }],
    ['spanish', { singers: 'left-and-partner', spoiled: 'first-tied', mordienne: 'off' }],
    [
      'spanish+mordienne',
      { singers: 'left-and-partner', spoiled: 'first-tied', mordienne: 'last-five' },
    ],
    ['rebour', { singers: 'left-and-dealer', spoiled: 'leader', mordienne: 'required' }],
  ] as const)('%s', (preset, answers) => {
    expect(proposed(answers)).toEqual({ preset, changes: {} });
  });
});

test('what does not fit the nearest preset is changed in it', () => {
  expect(proposed({ singers: 'nobody', mordienne: 'required' })).toEqual({
    preset: 'rebour',
    changes: { chant: false },
  });
  expect(proposed({ spoiled: 'first-tied', mordienne: 'bid' })).toEqual({
    preset: 'wikipedia',
    changes: { spoiled_lead: 'first-tied' },
  });
});

const all = Object.keys(questions.singers).flatMap((singers) =>
  Object.keys(questions.spoiled).flatMap((spoiled) =>
    Object.keys(questions.mordienne).map((mordienne) => ({ singers, spoiled, mordienne })),
  ),
) as Answers[];

test.each(all)(
  '$singers, $spoiled, $mordienne: every answer is met, no rule contradicts',
  (answers) => {
    const found = propose(presets, answers, 'pagat');
    expect(found).toBeDefined();
    const values = { ...found?.preset.values, ...found?.changes };
    const wanted = Object.assign(
      {},
      questions.singers[answers.singers as 'nobody'],
      questions.spoiled[answers.spoiled as 'leader'],
      questions.mordienne[answers.mordienne as 'off'],
    ) as typeof values;
    for (const key of keysOf(wanted)) {
      expect(same(values[key], wanted[key]), key).toBe(true);
    }
    // R3.3, as far as the three questions can touch it.
    if (values['mordienne'] === 'off') {
      expect(values['announce']).toBe('no');
      expect(values['surrender']).not.toBe('offer');
    }
    if (values['announce'] === 'bid') expect(values['match']).toHaveProperty('points');
  },
);

test('without presets nothing is proposed', () => {
  expect(propose([named('wikipedia-3')], nothing, 'pagat')).toBeUndefined();
});
