import { beforeEach, describe, expect, test } from 'vitest';
import { libraryFile, libraryFiles } from '../library.test-helper';
import { settings } from '../settings.svelte';
import { bundle, catalogues, preferred } from './catalogues';
import { has, languages, list, refusal, t, tIn } from './index';
import { asked, isUsed } from './sources.test-helper';

const page = Object.values(
  import.meta.glob<string>(['../**/*.{ts,svelte}', '!../**/*.test.ts'], {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
);
const terminal = libraryFiles('cli', '.py').map(libraryFile);

/** The messages of a catalogue as written: id and everything up to the next one. */
function written(language: string): Map<string, string> {
  const text = catalogues.get(language) ?? '';
  const parts = text.replace(/^#.*$/gm, '').split(/^(?=[a-zA-Z][\w-]* =)/m);
  return new Map(
    parts.slice(1).map((part) => [part.slice(0, part.indexOf(' =')), part.split(' =', 2)[1] ?? '']),
  );
}

const english = written('en');

describe.each(languages)('the catalogue %s', (language) => {
  const messages = written(language);

  test('has the messages of the English one, and no others', () => {
    expect([...messages.keys()].sort()).toEqual([...english.keys()].sort());
  });

  test('is read without losing a message', () => {
    const lost = [...messages.keys()].filter((id) => !bundle(language).hasMessage(id));
    expect(lost).toEqual([]);
  });

  test('uses the same arguments as the English one', () => {
    const wanted = (text = '') => [...new Set(text.match(/\$\w+/g))].sort();
    for (const [id, text] of messages) expect(wanted(text), id).toEqual(wanted(english.get(id)));
  });

  test('holds each message once', () => {
    const ids: string[] = (catalogues.get(language) ?? '').match(/^[a-zA-Z][\w-]*(?= =)/gm) ?? [];
    expect(ids.filter((id, i) => ids.indexOf(id) !== i)).toEqual([]);
  });
});

test('every message is used by the page or by the terminal', () => {
  const sources = asked([...page, ...terminal]);
  expect([...english.keys()].filter((id) => !isUsed(id, sources))).toEqual([]);
});

test('every message that the page asks for exists', () => {
  const ids = page.flatMap((text) =>
    [...text.matchAll(/\bt(?:In)?\(\s*(?:\w+, )?'([^']+)'/g)].map(([, id]) => id ?? ''),
  );
  expect(ids.length).toBeGreaterThan(30);
  expect(ids.filter((id) => !english.has(id))).toEqual([]);
  const beginnings = page.flatMap((text) =>
    [...text.matchAll(/\bt\(\s*`([\w-]+)\$\{/g)].map(([, start]) => start ?? ''),
  );
  const empty = beginnings.filter(
    (start) => ![...english.keys()].some((id) => id.startsWith(start)),
  );
  expect(empty).toEqual([]);
});

test('an unused message would be noticed', () => {
  const sources = asked(["t('home-play')", 't(`refused-${code}`)', 'say(f"terminal-ask-{phase}")']);
  expect(isUsed('home-play', sources)).toBe(true);
  expect(isUsed('refused-not-now', sources)).toBe(true);
  expect(isUsed('terminal-ask-cut', sources)).toBe(true);
  expect(isUsed('home-plays', sources)).toBe(false);
});

test('in French no mark that asks for a space before it can begin a line', () => {
  const loose = [...written('fr')].filter(
    ([id, text]) => !id.startsWith('terminal-') && /\S [;:!?»](?!\S)|« /.test(text),
  );
  expect(loose.map(([id]) => id)).toEqual([]);
});

describe('t', () => {
  beforeEach(() => {
    settings.language = 'en';
  });

  test('follows the language', () => {
    expect(t('home-play')).toBe('Play');
    settings.language = 'fr';
    expect(t('home-play')).toBe('Jouer');
  });

  test('counts as the language counts', () => {
    expect(t('rules-value-match-points', { n: 1 })).toBe('One point');
    expect(t('rules-value-match-points', { n: 5 })).toBe('5 points');
    settings.language = 'fr';
    expect(t('rules-value-match-deals', { n: 5 })).toBe('5 donnes');
  });

  test('shows the id of a message that does not exist', () => {
    expect(has('no-such-message')).toBe(false);
    expect(t('no-such-message')).toBe('no-such-message');
  });

  test('lets a language write its own name', () => {
    expect(tIn('fr', 'language-name')).toBe('Français');
  });
});

test('a refusal is translated by its code, and quoted where the code is unknown', () => {
  settings.language = 'en';
  expect(refusal('not-held', 'N does not hold 3d')).toBe('You do not hold that card.');
  expect(refusal('brand-new', 'the cow is asleep')).toContain('the cow is asleep');
});

test('words in a row are listed as the language lists them', () => {
  settings.language = 'fr';
  expect(list([3, 3, 1])).toBe('3, 3 et 1');
});

test('the first language of the reader that the page speaks is taken', () => {
  expect(preferred(['hr-HR', 'fr-CA', 'en'])).toBe('fr');
  expect(preferred(['EN-us'])).toBe('en');
  expect(preferred([])).toBe('en');
});
