import { flushSync, mount, tick, unmount } from 'svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { settings } from '../settings.svelte';
import Home from './Home.svelte';
import NewTable from './NewTable.svelte';
import { Refused, refusedBy } from './api';
import { presets } from './presets.test-helper';
import { parse, to, type Route } from './route.svelte';
import type { Bots } from '../store/types';

let shown: Record<string, unknown> | undefined;
let asked: [path: string, body: unknown][];
let answer: { status: number; body: unknown };
let tables: unknown[];
let bots: Bots;

beforeEach(() => {
  settings.language = 'en';
  asked = [];
  answer = { status: 201, body: { table: 'abc' } };
  tables = [];
  bots = { levels: ['beginner', 'casual', 'club', 'expert'], hints: true, why: null };
  location.hash = '#/';
  vi.stubGlobal('fetch', (path: URL, init?: RequestInit) => {
    const posted = init?.method === 'POST';
    if (posted) asked.push([path.pathname, JSON.parse(String(init.body))]);
    const got: Record<string, unknown> = { '/api/presets': presets, '/api/bots': bots };
    const { status, body } = posted ? answer : { status: 200, body: got[path.pathname] ?? tables };
    return Promise.resolve(new Response(JSON.stringify(body), { status }));
  });
});

afterEach(() => {
  if (shown) void unmount(shown);
  shown = undefined;
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

async function settle() {
  for (let i = 0; i < 5; i += 1) await new Promise((done) => setTimeout(done));
  flushSync();
  await tick();
}

async function show(page: typeof Home | typeof NewTable) {
  shown = mount(page, { target: document.body });
  await settle();
}

function press(words: string) {
  const element = [...document.querySelectorAll<HTMLElement>('button, input, summary')].find(
    (one) => one.textContent.trim() === words || one.closest('label')?.textContent.trim() === words,
  );
  if (!element) throw new Error(`nothing says ${words}`);
  element.click();
  flushSync();
}

test.each<Route>([
  { page: 'home' },
  { page: 'new' },
  { page: 'how' },
  { page: 'settings' },
  { page: 'table', table: 'a/b c' },
  { page: 'review', table: 'a/b c', deal: 12 },
])('the address of $page leads back to it', (route) => {
  expect(parse(to(route))).toEqual(route);
});

test('an unknown address leads home', () => {
  expect(parse('#/nowhere')).toEqual({ page: 'home' });
  expect(parse('#/table/')).toEqual({ page: 'home' });
  expect(parse('#/table/%')).toEqual({ page: 'home' });
  expect(parse('#/review/abc/0')).toEqual({ page: 'home' });
  expect(parse('#/review/abc')).toEqual({ page: 'home' });
});

test('one press plays, by the form of the reader’s language', async () => {
  await show(Home);
  press('Play');
  await settle();
  expect(asked).toEqual([['/api/tables', { rules: 'pagat', level: 'casual' }]]);
  expect(location.hash).toBe('#/table/abc');
});

test('a French reader plays to five points', async () => {
  settings.language = 'fr';
  await show(Home);
  press('Jouer');
  await settle();
  expect(asked[0]?.[1]).toMatchObject({ rules: 'wikipedia' });
});

test('seats, bots and a changed rule are sent', async () => {
  await show(NewTable);
  press('3');
  press('Each alone');
  press('Silent');
  document.querySelector<HTMLInputElement>('input[name]')?.blur();
  [...document.querySelectorAll('label')].find((one) => one.textContent.includes('Club'))?.click();
  flushSync();
  press('Start');
  await settle();
  expect(asked[0]?.[1]).toEqual({
    rules: { preset: 'wikipedia-3', speech: 'silent' },
    level: 'club',
  });
});

test('only bots that the server has are offered, and hints can be left out', async () => {
  bots = { levels: ['beginner', 'casual', 'club'], hints: true, why: null };
  await show(NewTable);
  const words = () => document.body.textContent;
  expect(words()).toContain('Counts the luettes');
  expect(words()).not.toContain('Imagines the hidden cards');
  document.querySelector<HTMLElement>('[role=switch]')?.click();
  press('Start');
  await settle();
  expect(asked[0]?.[1]).toMatchObject({ hints: false });
});

test('where nobody can give hints, none are offered', async () => {
  bots = { levels: ['casual', 'expert'], hints: false, why: 'no kernel' };
  await show(NewTable);
  expect(document.body.textContent).toContain('Imagines the hidden cards');
  expect(document.querySelector('[role=switch]')).toBeNull();
});

test('the newest three tables are shown, and all on request', async () => {
  tables = ['a', 'b', 'c', 'd', 'e'].map((table) => ({
    ...{ table, rules: 'pagat', phase: 'play', score: [0, 1] },
    finished: table === 'b',
  }));
  await show(Home);
  const listed = () => [...document.querySelectorAll('li a')].map((a) => a.getAttribute('href'));
  expect(listed()).toEqual(['#/table/a', '#/table/c', '#/table/d']);
  press('Show all 4 tables');
  await settle();
  expect(listed()).toHaveLength(4);
  expect(document.activeElement?.getAttribute('href')).toBe('#/table/e');
});

test('what a house changes stands on the paper of its rules, which has the focus', async () => {
  await show(NewTable);
  press('Ask my house');
  await settle();
  press('Nobody; we do not sing');
  press('Take these rules');
  await settle();
  const paper = document.querySelector('.papers label:has(:checked)');
  expect(paper?.textContent).toContain('Nobody sings.');
  expect(paper?.textContent).toContain('One rule changed by your house');
  expect(paper?.contains(document.activeElement)).toBe(true);
});

test('a refusal is shown in the reader’s words and alerts', async () => {
  answer = { status: 422, body: { code: 'bad-rules', why: 'the chant needs a talon of twelve' } };
  await show(NewTable);
  press('Start');
  await settle();
  const alert = document.querySelector('[role=alert]');
  expect(alert?.textContent).toContain('cannot be played together');
  expect(location.hash).toBe('#/');
});

test('an error that is no refusal is not swallowed', () => {
  const refused = new Refused('not-now', 'why');
  expect(refusedBy(refused)).toBe(refused);
  expect(() => refusedBy(new TypeError('a fault of the page'))).toThrow('a fault of the page');
});
