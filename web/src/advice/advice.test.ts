import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { t } from '../i18n';
import { find, press } from '../page.test-helper';
import { settings } from '../settings.svelte';
import { viewWith } from '../store/fake.test-helper';
import type { Hint } from '../store/types';
import { People } from '../table/people';
import HintButton from './HintButton.svelte';
import { between, endsOf, percent, signed } from './numbers';
import { planned } from './plans';

const people = new People(viewWith({}), []);
const HINT: Hint = {
  cards: [
    { card: '3d', points: 0.5, takes: 0.9, side_takes: 0.95, spoils: 0 },
    { card: '4b', points: -0.25, takes: 0, side_takes: 0.4, spoils: 0.1 },
  ],
  plan: { code: 'leave-to-partner', seat: 2, card: 'Kd' },
  ahead: null,
  worlds: 400,
  exact: false,
};

let answers: { status: number; body: unknown }[];
let asked: string[];
let shown: Record<string, unknown>;

beforeEach(() => {
  settings.language = 'en';
  asked = [];
  vi.stubGlobal('fetch', (path: URL) => {
    asked.push(path.pathname);
    const { status, body } = answers.shift() ?? { status: 500, body: null };
    return Promise.resolve(new Response(JSON.stringify(body), { status }));
  });
  shown = mount(HintButton, { target: document.body, props: { id: 'a b', people } });
});

afterEach(() => {
  void unmount(shown);
  vi.unstubAllGlobals();
});

async function settle() {
  for (let i = 0; i < 5; i += 1) await new Promise((done) => setTimeout(done));
  flushSync();
}

test('the expert is asked once, and answers with a plan and every card', async () => {
  answers = [{ status: 200, body: HINT }];
  press('[data-testid="hint"]');
  expect(find('[data-testid="hint-plan"]').textContent).toContain(t('hint-thinking'));
  await settle();
  expect(find('[data-testid="hint-plan"]').textContent).toContain('Leave the trick to Bot S');
  const rows = [...document.querySelectorAll('[data-hint]')].map((row) => row.textContent);
  expect(rows.map((row) => row.replace(/\s+/g, ''))).toEqual([
    expect.stringContaining('+0.5090%0%'),
    expect.stringContaining('−0.250%10%'),
  ]);
  find('.close').click();
  flushSync();
  press('[data-testid="hint"]');
  await settle();
  expect(asked).toEqual(['/api/tables/a%20b/hint']);
});

test('the hand is told what is shown, as long as it is shown', async () => {
  const told: unknown[] = [];
  void unmount(shown);
  const props = {
    id: 'a',
    people,
    onshown: (hint: Hint | null) => told.push(hint?.worlds ?? null),
  };
  shown = mount(HintButton, { target: document.body, props });
  answers = [{ status: 200, body: HINT }];
  press('[data-testid="hint"]');
  await settle();
  expect(told.at(-1)).toBe(400);
  find('.close').click();
  flushSync();
  expect(told.at(-1)).toBe(null);
});

test('where there is little room the sheet is folded, and names the card', async () => {
  vi.stubGlobal('innerWidth', 300);
  vi.stubGlobal('innerHeight', 200);
  answers = [{ status: 200, body: HINT }];
  press('[data-testid="hint"]');
  await settle();
  expect(document.querySelectorAll('[data-hint]')).toHaveLength(0);
  expect(find('dialog .best').textContent).toMatch(/Monsieur\s*\+0.50/);
  expect(find('[data-testid="hint-numbers"]').getAttribute('aria-expanded')).toBe('false');
  press('[data-testid="hint-numbers"]');
  expect(document.querySelectorAll('[data-hint]')).toHaveLength(2);
  press('[data-testid="hint-numbers"]');
  expect(document.querySelectorAll('[data-hint]')).toHaveLength(0);
});

test('a card that stands before one with more points says why, and no other does', async () => {
  const [first, second] = HINT.cards.map((card) => ({ ...card, points: 0.5 }));
  const told = async (points: number, ahead: string | null) => {
    void unmount(shown);
    shown = mount(HintButton, { target: document.body, props: { id: 'a b', people } });
    const cards = [{ ...first, points }, second] as Hint['cards'];
    answers = [{ status: 200, body: { ...HINT, cards, ahead } }];
    press('[data-testid="hint"]');
    await settle();
    return [...document.querySelectorAll('[data-hint] em')].map((word) => word.textContent);
  };
  expect(await told(0.44, 'spares-partner')).toEqual(['leaves the trick to your partner']);
  expect(await told(0.49, 'as-good')).toEqual(['practically as good']);
  expect(await told(0.499, 'as-good')).toEqual([]);
  expect(await told(0.5, null)).toEqual([]);
});

test('a refusal is told, and the next press asks again', async () => {
  answers = [
    { status: 429, body: { code: 'too-often', why: 'slowly' } },
    { status: 200, body: HINT },
  ];
  press('[data-testid="hint"]');
  await settle();
  expect(find('[data-testid="hint-plan"]').textContent).toContain(t('refused-too-often'));
  find('.close').click();
  flushSync();
  press('[data-testid="hint"]');
  await settle();
  expect(document.querySelectorAll('[data-hint]')).toHaveLength(2);
});

test('a plan speaks to who plays', () => {
  const spoil = (seat: number) => ({ code: 'spoil', seat, card: null });
  expect(planned(spoil(0), 0, people)).toContain('you lead the next');
  expect(planned(spoil(1), 0, people)).toContain('Bot E leads the next');
});

test('somebody else’s plan is told of him, and names the reader like all others', () => {
  const plan = (code: string, seat: number | null) => ({ code, seat, card: '3d' });
  const told = [
    planned(plan('spoil', 1), 1, people),
    planned(plan('spoil', 0), 1, people),
    planned(plan('spoil-for-partner', 0), 1, people),
    planned(plan('leave-to-partner', 0), 2, people),
    planned(plan('take-cheaply', 0), 1, people),
    planned(plan('run', 1), 1, people),
    planned(plan('overtake', 0), 2, people),
    planned(plan('count-on-partner', 0), 2, people),
  ];
  expect(told.join(' ')).not.toMatch(/\byou/i);
  expect(told[0]).toContain('Bot E leads the next');
  expect(told[1]).toContain('Player N leads the next');
  expect(told[2]).toContain('Player N leads again, and the partner of Bot E plays last');
  expect(told[3]).toContain('Leave the trick to Player N');
  expect(told[5]).toContain('Bot E is going for mordienne');
});

test.each([
  ['fr', 'Vous vous votre vos'],
  ['es', 'Tú tú ti tu te vas'],
  ['hu', 'Te te utánad partnered partnerednek tartasz'],
  ['vi', 'Bạn bạn'],
] as const)('nor does it speak to the reader in %s', (language, you) => {
  settings.language = language;
  const codes =
    'take take-cheaply overtake spoil spoil-for-partner leave-to-partner count-on-partner run'.split(
      ' ',
    );
  for (const code of codes)
    for (const seat of [0, 1]) {
      const words = planned({ code, seat, card: '3d' }, 1, people).match(/\p{L}+/gu) ?? [];
      expect(
        words.filter((word) => you.split(' ').includes(word)),
        code,
      ).toEqual([]);
      expect(words.length).toBeGreaterThan(3);
    }
});

test('bars tell cards apart, but do not make much of little', () => {
  const ends = (...points: number[]) => endsOf(points.map((one) => ({ points: one })));
  expect(ends(0.5, -0.25)).toEqual({ from: -0.25, to: 0.5 });
  expect(ends(-0.43, -0.45)).toEqual({ from: -0.63, to: -0.43 });
});

test('points and chances are written as the language writes them', () => {
  expect([signed(0.333), signed(-1), signed(0, 0), between(-1, 1)]).toEqual([
    '+0.33',
    '−1.00',
    '0',
    '−1 … +1',
  ]);
  settings.language = 'fr';
  expect([signed(0.5), percent(0.333).replace(/\s/g, ' ')]).toEqual(['+0,50', '33 %']);
});
