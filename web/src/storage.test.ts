import { afterEach, expect, test, vi } from 'vitest';
import { storage } from './storage';

afterEach(() => {
  vi.restoreAllMocks();
  vi.resetModules();
});

/** A browser with cookies and site data blocked: to look at the memory is an error already. */
function deny() {
  vi.spyOn(globalThis, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
}

test('what is kept is found again, until it is removed', () => {
  storage.setItem('aluette-test', 'kept');
  expect(storage.getItem('aluette-test')).toBe('kept');
  storage.removeItem('aluette-test');
  expect(storage.getItem('aluette-test')).toBeNull();
});

test('a denied memory is an empty one', () => {
  deny();
  expect(() => localStorage).toThrow('denied');
  storage.setItem('aluette-test', 'lost');
  expect(storage.getItem('aluette-test')).toBeNull();
  storage.removeItem('aluette-test');
});

test('settings are chosen and kept for the visit where the memory is denied', async () => {
  deny();
  vi.resetModules();
  const { save, settings } = await import('./settings.svelte');
  settings.sound = false;
  save(settings);
  expect(settings.sound).toBe(false);
});

test('nothing else looks at the memory', () => {
  const sources = import.meta.glob<string>(
    ['./**/*.{ts,svelte}', '!./**/*.test.ts', '!./storage.ts'],
    { query: '?raw', import: 'default', eager: true },
  );
  const looking = Object.entries(sources).filter(([, text]) => /(local|session)Storage/.test(text));
  expect(looking.map(([path]) => path)).toEqual([]);
});
