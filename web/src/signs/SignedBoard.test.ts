import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { settings } from '../settings.svelte';
import { commands, find, press } from '../page.test-helper';
import { FakeWorld, viewWith } from '../store/fake.test-helper';
import { TableStore } from '../store/store.svelte';
import type { Table, ViewEvent } from '../store/types';
import { People } from '../table/people';
import SignedBoard from './SignedBoard.svelte';

const RULES = viewWith({}).table.rules;

describe('the board of a table with signs', () => {
  let world: FakeWorld;
  let store: TableStore;
  let component: ReturnType<typeof mount>;
  let n: number;

  beforeEach(() => {
    settings.language = 'en';
    vi.stubGlobal('matchMedia', (media: string) => ({
      media,
      matches: media.includes('reduce'),
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    }));
  });

  afterEach(() => {
    unmount(component);
    vi.unstubAllGlobals();
  });

  function sit(level: string, more: Partial<Table> = {}): void {
    const view = viewWith(
      {
        signing: { level, honest: true, sign_ms: null },
        gazes: [null, 3, 0, null],
        rules: { ...RULES, values: { ...RULES.values, sign_set: 'wikipedia', speech: 'free' } },
        ...more,
      },
      ['Ad', 'Ac', '3d'],
    );
    n = 0;
    world = new FakeWorld();
    store = new TableStore(world);
    world.socket.opens();
    const open = { hints: false, reviews: false };
    world.socket.says({ t: 'snapshot', epoch: 'e', n, view, players: [], clock: 0, ...open });
    const people = new People(view, []);
    const props = { store, view, people, id: 'x', lastOpen: false, onlast: () => undefined };
    component = mount(SignedBoard, { target: document.body, props });
    flushSync();
  }

  function happen(event: ViewEvent): void {
    n += 1;
    world.socket.says({ t: 'event', n, event });
    flushSync();
  }

  function key(code: string, key = code): void {
    document.body.dispatchEvent(new KeyboardEvent('keydown', { code, key, bubbles: true }));
    flushSync();
  }

  const log = () => find('[data-testid="face-log"]').textContent?.trim();
  const noticed = (message: string | null, maker = 1): ViewEvent => ({
    ...{ type: 'Noticed', seat: 0, maker, message, time: 0, until: 1500 },
    gesture: message === null ? null : 'wink',
  });

  test('heads show where everybody looks', () => {
    sit('simple');
    expect(find('[data-face="1"]').dataset['gaze']).toBe('3');
    happen({ type: 'Looked', seat: 1, at: null, time: 5, when: 255 });
    expect(find('[data-face="1"]').dataset['gaze']).toBe('cards');
  });

  test('a press on a face looks at it, another looks away; arrows do too', () => {
    sit('simple');
    press('[data-face="2"] button');
    expect(find('[data-face="2"] button').getAttribute('aria-pressed')).toBe('true');
    press('[data-face="2"] button');
    key('ArrowLeft');
    key('ArrowRight');
    key('ArrowDown');
    const looks = [2, null, 1, 2, null].map((at) => ({ type: 'Look', at }));
    expect(commands(world)).toEqual(looks);
  });

  test('a sign is made from the ring and by its digit, aces as often as they are held', () => {
    sit('simple');
    key('KeyS', 's');
    press('[data-sign="as"]');
    expect(document.querySelector('[data-testid="ring"]')).toBeNull();
    key('Digit1', '&');
    expect(commands(world)).toEqual([
      { type: 'Sign', message: 'as×2', gesture: 'open-mouth' },
      { type: 'Sign', message: 'monsieur', gesture: 'look-up' },
    ]);
  });

  test.each([
    [4, []],
    [60, [{ type: 'Sign', message: 'vache', gesture: 'pout' }]],
  ])('a finger that opened the ring and is lifted %i px away', (far, expected) => {
    sit('simple');
    find('[data-testid="own-face"]').dispatchEvent(
      new PointerEvent('pointerdown', { bubbles: true }),
    );
    flushSync();
    const tile = find('[data-sign="vache"]');
    document.elementFromPoint = () => tile;
    for (const clientX of [10, 10 + far]) {
      window.dispatchEvent(new PointerEvent('pointermove', { clientX, clientY: 10 }));
    }
    window.dispatchEvent(new PointerEvent('pointerup', { clientX: 10 + far, clientY: 10 }));
    flushSync();
    expect(commands(world)).toEqual(expected);
  });

  test('the ring shows variants in turn, and rests after a sign', () => {
    sit('simple');
    key('KeyS', 's');
    const other = [...document.querySelectorAll('button')].find(
      (button) => button.textContent?.trim() === 'Other ways',
    );
    other?.click();
    flushSync();
    press('[data-sign="monsieur"]');
    expect(commands(world)).toEqual([
      { type: 'Sign', message: 'monsieur', gesture: 'raise-brows' },
    ]);
    happen({
      ...{ type: 'Signed', seat: 0, message: 'monsieur', gesture: 'raise-brows', time: 0 },
      ...{ until: 2000, after: 0 },
    });
    key('KeyS', 's');
    expect(find('[data-sign="vache"]').hasAttribute('disabled')).toBe(true);
    key('Escape');
    expect(document.querySelector('[data-testid="ring"]')).toBeNull();
  });

  test.each([
    ['assiste', 'the Borgne', 'Bot E shows you a wink: that is the Borgne.'],
    ['simple', 'a wink', 'Bot E shows you a wink.'],
    ['ancienne', undefined, 'Bot E shows you a wink.'],
  ])('at %s a sign is written as %s, and told in words', (level, caption, words) => {
    sit(level);
    happen(noticed('borgne'));
    expect(document.querySelector('.caption')?.textContent).toBe(caption);
    expect(log()).toBe(words);
    expect(document.querySelector('[data-testid="notebook"]') === null).toBe(level === 'ancienne');
  });

  test('a glimpse moves, and says nothing more', () => {
    sit('assiste');
    happen(noticed(null));
    expect(document.querySelector('[data-face="1"] [data-testid="stir"]')).not.toBeNull();
    expect(document.querySelector('.caption')).toBeNull();
  });

  test('a sign of an opponent can be called out, one of the partner cannot', () => {
    sit('simple');
    happen(noticed('borgne', 2));
    expect(document.querySelector('[data-testid="call"]')).toBeNull();
    happen(noticed('borgne', 1));
    press('[data-testid="call"]');
    expect(commands(world)).toEqual([{ type: 'Call' }]);
    happen({ type: 'Called', seat: 0, time: 1600 });
    expect(document.querySelector('[data-testid="call"]')).toBeNull();
    expect(find('[data-face="0"] .bubble').textContent?.trim()).toBe('Seen!');
  });

  test('words of a sign and talk are heard in the reader’s language', () => {
    sit('simple');
    happen({ type: 'Said', seat: 1, words: 'au-dessus', time: 0 });
    happen({ type: 'Spoke', seat: 3, phrase: 'leave-it', text: null, time: 0 });
    expect(find('[data-face="1"] .bubble').textContent).toContain('one up');
    expect(find('[data-face="1"] .bubble [lang="fr"]').textContent).toBe('au-dessus');
    expect(find('[data-face="3"] .bubble').textContent?.trim()).toBe('Leave it');
  });

  test('between deals no eyes move', () => {
    sit('simple', { gazes: [] });
    key('ArrowUp');
    key('Digit1', '1');
    expect(commands(world)).toEqual([]);
    expect(find('[data-testid="own-face"]').hasAttribute('disabled')).toBe(true);
  });
});
