/** What tests of components do with the page. */
import { flushSync } from 'svelte';
import type { FakeWorld } from './store/fake.test-helper';
import type { ClientMessage } from './store/types';

/** The commands that were sent through a fake socket. */
export function commands(world: FakeWorld): unknown[] {
  const isDo = (message: ClientMessage) => message.t === 'do';
  return world.socket.sent.filter(isDo).map((message) => message.command);
}

export function find(selector: string): HTMLElement {
  const element = document.querySelector<HTMLElement>(selector);
  if (!element) throw new Error(`no ${selector} on the page`);
  return element;
}

export function press(selector: string): void {
  find(selector).click();
  flushSync();
}
