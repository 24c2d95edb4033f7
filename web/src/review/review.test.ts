import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { t } from '../i18n';
import { find, press } from '../page.test-helper';
import { settings } from '../settings.svelte';
import type { Review, ReviewedPlay } from '../store/types';
import { better, holdings, keeping, stepsOf, turnsOf, worths } from './deal';
import ReviewPage from './ReviewPage.svelte';

const TRICKS = [
  { leader: 1, cards: ['4b', 'Kd'], winner: 2 },
  { leader: 2, cards: ['3d', '5d'], winner: 2 },
];
const HANDS = [[], ['4b', '5d'], ['3d', 'Kd'], []];

/** A play that lost so much; its hand is what is left of that seat's. */
function play(seat: number, card: string, hand: string[], lost = 0): ReviewedPlay {
  return {
    ...{ seat, card, low: 1, high: 1, lost, lost_at_most: lost, missed: lost ? 0.4 : 0 },
    verdict: lost ? 'mistake' : 'sound',
    cards: hand.map((one) => ({
      ...{ card: one, points: one === card ? 0.1 : 0.5, takes: 0.5, side_takes: 0.5, spoils: 0 },
      promising: one !== card || hand.length === 1,
      ...(one === card && lost ? { low: 1 - lost, high: 1 - lost } : { low: 1, high: 1 }),
    })),
    ...{ plan: { code: 'lead-low', seat: null, card: null }, worlds: 10, exact: true },
    ahead: null,
    held: Array.from({ length: 5 }, () => Array<number>(19).fill(0.25)),
  };
}

const PLAYS = [
  play(1, '4b', ['4b', '5d']),
  play(2, 'Kd', ['3d', 'Kd'], 1),
  play(2, '3d', ['3d']),
  play(1, '5d', ['5d'], 2),
];

function review(plays: ReviewedPlay[], lost: number[] = []): Review {
  return {
    ...{ deal: 2, viewer: 0, names: ['N', 'E', 'S', 'W'], players: [] },
    sides: [
      [0, 2],
      [1, 3],
    ],
    ...{ hands: HANDS, tricks: TRICKS, winner: 2, side: 0, points: 2, mordienne: false },
    ...{ count: 4, first: 0, plays, lost },
  };
}

const whole = review(PLAYS, [3, 1]);

test('every card has its trick, its player and what lay before it', () => {
  const turns = turnsOf({ ...whole, names: ['N', 'E', 'S', 'W'] });
  expect(turns.map(({ trick, seat }) => [trick, seat])).toEqual([
    [0, 1],
    [0, 2],
    [1, 2],
    [1, 3],
  ]);
  expect(turns[1]?.before).toEqual([{ seat: 1, card: '4b' }]);
});

test('hands empty card by card, and nobody has the rest', () => {
  const held = holdings(whole, turnsOf(whole), 2);
  expect(held.slice(0, 4)).toEqual([[], ['5d'], ['3d'], []]);
  expect(held[4]).toHaveLength(44);
  expect([...stepsOf(['3d', 'Kd', 'Kc'])]).toEqual([1, 10]);
});

test('the deal’s worth is told for the viewer’s side, to its end', () => {
  expect(worths(whole, PLAYS.slice(0, 2))).toEqual([-1, 1]);
  expect(worths(whole, PLAYS)).toEqual([-1, 1, 1, -1, 2]);
});

test('what would have kept the deal’s worth', () => {
  expect(keeping(PLAYS[1] as ReviewedPlay)).toEqual(['3d']);
  expect(better(PLAYS[1] as ReviewedPlay)).toEqual(['3d']);
  expect(better(PLAYS[0] as ReviewedPlay)).toEqual([]);
});

let answers: { status: number; body: unknown }[];
let asked: string[];
let shown: Record<string, unknown> | undefined;

beforeEach(() => {
  settings.language = 'en';
  asked = [];
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  vi.stubGlobal('fetch', (path: URL) => {
    asked.push(path.pathname + path.search);
    const { status, body } = answers.shift() ?? { status: 500, body: null };
    return Promise.resolve(new Response(JSON.stringify(body), { status }));
  });
});

afterEach(() => {
  if (shown) void unmount(shown);
  shown = undefined;
  document.body.replaceChildren();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function show(...given: { status: number; body: unknown }[]) {
  answers = given;
  shown = mount(ReviewPage, { target: document.body, props: { table: 't', deal: 2 } });
  await settle();
}

async function settle() {
  await vi.advanceTimersByTimeAsync(600);
  for (let i = 0; i < 20; i += 1) await Promise.resolve();
  flushSync();
}

test('the page asks until all is there, and begins with the dearest loss', async () => {
  await show(
    { status: 200, body: review(PLAYS.slice(0, 3)) },
    { status: 200, body: { ...review(PLAYS.slice(3), [3, 1]), first: 3 } },
  );
  await settle();
  expect(asked).toEqual([
    '/api/tables/t/deals/2/review?from=0',
    '/api/tables/t/deals/2/review?from=3',
  ]);
  const losses = [...document.querySelectorAll<HTMLElement>('[data-loss]')];
  expect(losses.map((loss) => loss.dataset['loss'])).toEqual(['3', '1']);
  expect(losses[0]?.textContent).toContain('2 points lost');
  expect(losses[1]?.textContent).toContain('One point lost');
  expect(find('[data-testid="review-play"]').dataset['card']).toBe('5d');
  press('[data-loss="1"]');
  expect(find('[data-testid="review-play"]').dataset['card']).toBe('Kd');
  press('[data-testid="review-previous"]');
  expect(find('[data-testid="review-play"]').dataset['card']).toBe('4b');
  expect(find('[data-testid="review-previous"]').hasAttribute('disabled')).toBe(true);
  press('[data-testid="review-next"]');
  expect(find('[data-testid="review-play"]').textContent).toContain('played');
});

test('what a player could know is told of all others and of nobody, with what was there', async () => {
  await show({ status: 200, body: whole });
  press('[data-loss="1"]');
  expect(document.querySelectorAll('[data-held]')).toHaveLength(4 * 19);
  const words = [...document.querySelectorAll<HTMLElement>('[data-held="1"]')].map(
    (cell) => cell.title,
  );
  expect(words).toHaveLength(19);
  expect(words.filter((word) => word.includes('it was there'))).toEqual([
    'The four fives: 25%, and it was there',
  ]);
});

test('a deal in which nothing was lost says so', async () => {
  const clean = PLAYS.map((one) => ({ ...one, lost: 0 }));
  await show({ status: 200, body: review(clean) });
  expect(document.body.textContent).toContain('the cards themselves decided');
});

/** A play of which it is open whether it lost a point. */
const OPEN: ReviewedPlay = {
  ...(PLAYS[0] as ReviewedPlay),
  ...{ low: -2, high: -1, lost_at_most: 1, verdict: 'open' },
  cards: (PLAYS[0] as ReviewedPlay).cards.map((card) => ({ ...card, low: -2, high: -1 })),
};

test('nothing is called certain that is not settled', async () => {
  const rest = PLAYS.slice(1).map((one) => ({ ...one, lost: 0, lost_at_most: 0 }));
  await show({ status: 200, body: review([OPEN, ...rest]) });
  expect(document.body.textContent).not.toContain('the cards themselves decided');
  expect(document.body.textContent).toContain('for one card it could not be settled');
  const play = find('[data-testid="review-play"]').textContent;
  expect(play).toContain('could not be settled');
  expect(play).not.toContain('right in the deal as it was');
  expect(play).toContain('−2 … −1: at least −2, at most −1');
});

test('beside losses it is said how many cards are not settled, and what may be more', async () => {
  const dear = { ...(PLAYS[3] as ReviewedPlay), low: 0, high: 1, lost_at_most: 3 };
  await show({ status: 200, body: review([OPEN, ...PLAYS.slice(1, 3), dear], [3, 1]) });
  expect(find('[data-loss="3"]').textContent).toContain(t('review-loss-more'));
  expect(find('[data-loss="1"]').textContent).not.toContain(t('review-loss-more'));
  expect(document.body.textContent).toContain('For one more card');
});

test('the arrows lead from card to card wherever the focus is, but in fields', async () => {
  await show({ status: 200, body: whole });
  const arrow = (key: string, target: EventTarget = document.body) => {
    target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
    flushSync();
    return find('[data-testid="review-play"]').dataset['card'];
  };
  expect(arrow('ArrowLeft')).toBe('3d');
  expect(arrow('ArrowLeft', find('[data-loss="3"]'))).toBe('Kd');
  expect(arrow('ArrowRight', find('[data-testid="review-slider"]'))).toBe('Kd');
  expect([arrow('ArrowRight'), arrow('ArrowRight'), arrow('ArrowRight')].at(-1)).toBe('5d');
});

test('the scale stands where its lines are', async () => {
  await show({ status: 200, body: whole });
  const scale = [...document.querySelectorAll<HTMLElement>('.scale span')];
  expect(scale.map((one) => one.textContent)).toEqual(['+2', '0', '−2']);
  expect(scale.map((one) => parseFloat(one.style.top))).toEqual([10, 50, 90]);
});

test('after a refusal that may pass it is asked again, and what came in stays', async () => {
  await show(
    { status: 200, body: review(PLAYS.slice(0, 3)) },
    { status: 503, body: { code: 'no-answer', why: 'it died' } },
    { status: 200, body: { ...review(PLAYS.slice(3), [3, 1]), first: 3 } },
  );
  await settle();
  expect(find('[role=alert]').textContent).toContain('gave no answer');
  expect(find('[role=status]').textContent).toContain('thinking');
  await vi.advanceTimersByTimeAsync(5000);
  await settle();
  expect(document.querySelector('[role=alert]')).toBeNull();
  expect(find('[role=status]').textContent).toContain('complete');
  expect(asked).toHaveLength(3);
});

test('while the review grows no screen reader is told of each card', async () => {
  const second = { ...review(PLAYS.slice(1, 2)), first: 1 };
  await show({ status: 200, body: review(PLAYS.slice(0, 1)) }, { status: 200, body: second });
  expect(find('#review-progress').textContent).toContain('2 of 4');
  expect(find('[role=status]').textContent.trim()).toBe(t('hint-thinking'));
  expect(document.querySelectorAll('[role=status]')).toHaveLength(1);
});

test('a refusal is told in words, and one that stays is not asked about again', async () => {
  await show({ status: 409, body: { code: 'not-over', why: 'wait' } });
  expect(find('[role=alert]').textContent).toContain('until the deal is over');
  await vi.advanceTimersByTimeAsync(20_000);
  expect(asked).toHaveLength(1);
});
