import { flushSync, mount, unmount } from 'svelte';
import { afterEach, expect, test } from 'vitest';
import { defaults, settings } from '../settings.svelte';
import CardFace from './CardFace.svelte';

afterEach(() => Object.assign(settings, defaults(['en'])));

test('a card is drawn with the suits and corners that the reader has chosen, and keeps its name', () => {
  const face = mount(CardFace, { target: document.body, props: { card: '3d' } });
  flushSync();
  const picture = () => document.querySelector('use')?.getAttribute('href');
  const name = () => document.querySelector('svg')?.getAttribute('aria-label');
  expect([picture(), name()]).toEqual(['cards/spanish.svg#code-3d', 'Monsieur']);
  settings.suits = 'french';
  settings.cardIndex = 'french';
  flushSync();
  expect([picture(), name()]).toEqual(['cards/french.svg#french-3d', 'Monsieur']);
  void unmount(face);
});
