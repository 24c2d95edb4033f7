import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { t } from '../i18n';
import { commands, find, press } from '../page.test-helper';
import { FakeWorld, viewWith } from '../store/fake.test-helper';
import { TableStore } from '../store/store.svelte';
import type { View } from '../store/types';
import OwnSide from './OwnSide.svelte';
import { People } from './people';
import { Quiet } from './quiet.svelte';

const HAND = ['3d', 'Ad', 'Kc', '4b', '5b', '6b', '7b', '8b', '9b'];

describe('the viewer’s own side of the table', () => {
  let world: FakeWorld;
  let component: ReturnType<typeof mount>;

  beforeEach(() => {
    // happy-dom moves nothing; a hand that is dealt and sorted asks for it all the same.
    vi.stubGlobal('matchMedia', (media: string) => ({
      media,
      matches: media.includes('reduce'),
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    }));
    localStorage.clear();
  });

  afterEach(() => {
    unmount(component);
    vi.unstubAllGlobals();
  });

  function sit(table: Partial<View['table']>, hand: readonly string[] = HAND): Quiet {
    const view = viewWith({ asked: [0], ...table }, hand);
    world = new FakeWorld();
    const store = new TableStore(world);
    world.socket.opens();
    world.socket.says({
      t: 'snapshot',
      epoch: 'e',
      n: 0,
      view,
      players: [],
      clock: 0,
      hints: false,
      reviews: false,
    });
    const quiet = new Quiet('x');
    const props = { store, view, people: new People(view, []), quiet, id: 'x' };
    component = mount(OwnSide, { target: document.body, props });
    flushSync();
    return quiet;
  }

  function key(key: string): void {
    document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
    flushSync();
  }

  const focused = () => (document.activeElement as HTMLElement | null)?.dataset['card'];

  test('the first press lifts a card, the second plays it', () => {
    sit({});
    press('[data-card="Ad"]');
    expect(find('[data-card="Ad"]').getAttribute('aria-pressed')).toBe('true');
    expect(commands(world)).toEqual([]);
    press('[data-card="Ad"]');
    expect(commands(world)).toEqual([{ type: 'Play', card: 'Ad' }]);
  });

  test('once a card is played none looks chosen, and the hint is gone', () => {
    const hint = t('table-hint-play');
    sit({});
    press('[data-card="Ad"]');
    expect(document.body.textContent).toContain(hint);
    press('[data-card="Ad"]');
    expect(document.querySelector('[aria-pressed="true"]')).toBeNull();
    expect(document.body.textContent).not.toContain(hint);
  });

  test('the focus is drawn round a card only for who steers by keys', () => {
    sit({});
    const byKeys = () => find('[data-testid="hand"]').classList.contains('by-keys');
    key('ArrowRight');
    expect(byKeys()).toBe(true);
    find('[data-card="Ad"]').dispatchEvent(new Event('pointerdown', { bubbles: true }));
    flushSync();
    expect(byKeys()).toBe(false);
  });

  test('a card can be lifted before it is one’s turn, and is not played', () => {
    sit({ asked: [1] });
    press('[data-card="Ad"]');
    press('[data-card="Ad"]');
    expect(commands(world)).toEqual([]);
  });

  test('the arrow keys go round the hand, and Escape puts a card down', () => {
    sit({});
    find('[data-card="3d"]').focus();
    for (const [name, card] of [
      ['ArrowRight', 'Ad'],
      ['End', '4b'],
      ['ArrowRight', '3d'],
      ['ArrowLeft', '4b'],
      ['Home', '3d'],
    ] as const) {
      key(name);
      expect(focused(), name).toBe(card);
    }
    press('[data-card="3d"]');
    key('Escape');
    expect(find('[data-card="3d"]').getAttribute('aria-pressed')).toBe('false');
    expect(document.querySelectorAll('[data-card][tabindex="0"]')).toHaveLength(1);
  });

  test('beating one’s partner is asked about first', () => {
    sit({ leader: 2, trick: ['Kd', '4d'] });
    press('[data-card="Ad"]');
    press('[data-card="Ad"]');
    expect(commands(world)).toEqual([]);
    press('[data-testid="beat-cancel"]');
    expect(document.querySelector('[data-testid="beat-play"]')).toBeNull();
    press('[data-card="Ad"]');
    press('[data-card="Ad"]');
    press('[data-testid="beat-play"]');
    expect(commands(world)).toEqual([{ type: 'Play', card: 'Ad' }]);
  });

  test('six cards are laid away, the weakest on request', () => {
    sit({ phase: 'discard' }, [...HAND, 'Nd', 'Jd', '8d', '7d', '6d', '3b']);
    press('[data-card="3d"]');
    expect(find('[data-testid="discard"]').hasAttribute('disabled')).toBe(true);
    press('[data-testid="suggest"]');
    press('[data-testid="discard"]');
    expect(commands(world)).toEqual([
      { type: 'Discard', cards: ['7b', '6d', '6b', '5b', '4b', '3b'] },
    ]);
  });

  test('“do not ask again” says pass, now and in every deal', () => {
    const declare = { phase: 'declare', words: ['pass', 'concede'] };
    const quiet = sit(declare);
    press('[data-testid="say-quiet"]');
    expect(commands(world)).toEqual([{ type: 'Declare', word: 'pass' }]);
    expect(quiet.on).toBe(true);
    unmount(component);
    sit(declare);
    expect(commands(world)).toEqual([{ type: 'Declare', word: 'pass' }]);
  });

  test('a refused pass is not said again by itself', () => {
    localStorage.setItem('aluette-quiet-x', '1');
    sit({ phase: 'declare', words: ['pass', 'concede'] });
    const refuse = () => {
      const said = world.socket.sent.findLast((message) => message.t === 'do');
      world.socket.says({ t: 'refused', id: said?.id ?? '', code: 'not-now', why: '' });
      flushSync();
    };
    refuse();
    expect(commands(world)).toHaveLength(1);
    press('[data-testid="say-quiet"]');
    refuse();
    press('[data-testid="say-pass"]');
    expect(commands(world)).toHaveLength(3);
  });

  test('what ends a deal is asked about once more', () => {
    sit({ phase: 'declare', words: ['pass', 'concede'] });
    press('[data-testid="say-concede"]');
    expect(commands(world)).toEqual([]);
    press('[data-testid="sure-no"]');
    press('[data-testid="say-concede"]');
    press('[data-testid="sure-yes"]');
    expect(commands(world)).toEqual([{ type: 'Declare', word: 'concede' }]);
  });

  test('what a question means is told on request', () => {
    sit({ phase: 'cut' }, []);
    press('[data-testid="help"]');
    expect(find('[data-testid="help-text"]').textContent).toContain(t('help-cut'));
    press('dialog .close');
    expect(document.querySelector('[data-testid="help-text"]')).toBeNull();
  });

  test('an answer to somebody else is never given unasked', () => {
    localStorage.setItem('aluette-quiet-x', '1');
    sit({ phase: 'declare', words: ['agree', 'disagree'], declared: [[2, 'concede']] });
    expect(commands(world)).toEqual([]);
    press('[data-testid="say-disagree"]');
    expect(commands(world)).toEqual([{ type: 'Declare', word: 'disagree' }]);
  });

  test('the deck is cut where one likes, or in the middle', () => {
    sit({ phase: 'cut' }, []);
    press('[data-testid="cut-middle"]');
    expect(commands(world)).toEqual([{ type: 'Cut', at: 24 }]);
  });

  test('a vote is sent once', () => {
    sit({ phase: 'vote' });
    const no = find('[data-testid="vote-no"]');
    no.click();
    no.click();
    expect(commands(world)).toEqual([{ type: 'Vote', yes: false }]);
  });
});
