import { afterEach, expect, test, vi } from 'vitest';
import { addressOf } from './address';
import { browserWorld } from './store/world';

const sources = import.meta.glob<string>(['./**/*.{ts,svelte}', '!./**/*.test.ts'], {
  query: '?raw',
  import: 'default',
  eager: true,
});

afterEach(() => {
  document.head.replaceChildren();
  vi.unstubAllGlobals();
});

/** The page as a host serves it that keeps other things at its root. */
function under(path: string) {
  document.head.innerHTML = `<base href="https://cafe.test${path}">`;
}

test('everything lies beside the page, wherever its host has put it', () => {
  under('/games/aluette/');
  expect(addressOf('api/presets').href).toBe('https://cafe.test/games/aluette/api/presets');
  const asked: string[] = [];
  vi.stubGlobal('WebSocket', function (url: URL) {
    asked.push(url.href);
  });
  browserWorld('a/b').connect();
  expect(asked).toEqual(['wss://cafe.test/games/aluette/api/tables/a%2Fb/socket']);
});

test('no source asks for the root of its host', () => {
  const rooted = Object.entries(sources).filter(([, text]) => /['"`]\/(api|cards)\//.test(text));
  expect(rooted.map(([path]) => path)).toEqual([]);
});
