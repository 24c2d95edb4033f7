import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import App from './App.svelte';
import { go } from './pages/route.svelte';
import { speak } from './settings.svelte';

let app: Record<string, unknown>;

async function settle() {
  for (let i = 0; i < 5; i += 1) await new Promise((done) => setTimeout(done));
  flushSync();
}

beforeEach(async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('[]')));
  speak('en');
  location.hash = '#/';
  app = mount(App, { target: document.body });
  await settle();
});

afterEach(() => {
  void unmount(app);
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

test('the page says which language it speaks, and remembers it', async () => {
  expect(document.documentElement.lang).toBe('en');
  speak('fr');
  await settle();
  expect(document.documentElement.lang).toBe('fr');
  expect(document.title).toBe('Le jeu de la vache – Aluette');
  expect(localStorage.getItem('aluette-settings')).toContain('"language":"fr"');
});

test('whoever goes to another page is put at its heading', async () => {
  expect(document.activeElement).toBe(document.body);
  go({ page: 'settings' });
  await settle();
  expect(document.activeElement?.tagName).toBe('H1');
  expect(document.activeElement?.textContent).toBe('Settings');
  expect(document.title).toBe('Settings – Aluette');
});

test('the first link skips to the content', () => {
  const [first] = document.querySelectorAll<HTMLElement>('a, button, select');
  first?.click();
  expect(document.activeElement?.tagName).toBe('MAIN');
});

test.each(['#/', '#/new', '#/how', '#/settings'])(
  '%s has one main part and one h1',
  async (hash) => {
    location.hash = hash;
    await settle();
    expect(document.querySelectorAll('main')).toHaveLength(1);
    expect(document.querySelectorAll('h1')).toHaveLength(1);
  },
);
