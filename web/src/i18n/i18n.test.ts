import { beforeEach, describe, expect, test } from 'vitest';
import { settings } from '../settings.svelte';
import { bundle, preferred } from './catalogues';
import { has, languages, list, ownName, refusal, t } from './index';
import { libraryFile } from '../library.test-helper';
import { codes, filled, fillings } from './fillings.test-helper';
import { asked, fits } from './sources.test-helper';

const page = Object.values(
  import.meta.glob<string>(['../**/*.{ts,svelte}', '!../**/*.test.ts', '!../**/*.test-helper.ts'], {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
);

const catalogue = (language: string) => libraryFile(`locales/${language}.ftl`);

/** The messages of a catalogue as written: id and everything up to the next one. */
function written(language: string): Map<string, string> {
  const parts = catalogue(language)
    .replace(/^#.*$/gm, '')
    .split(/^(?=[a-zA-Z][\w-]* =)/m);
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
    const lost = [...messages.keys()].filter((id) => !bundle(language)?.hasMessage(id));
    expect(lost).toEqual([]);
  });

  test('uses the same arguments as the English one', () => {
    const wanted = (text = '') => [...new Set(text.match(/\$\w+/g))].sort();
    for (const [id, text] of messages) expect(wanted(text), id).toEqual(wanted(english.get(id)));
  });

  test('holds each message once', () => {
    const ids: string[] = catalogue(language).match(/^[a-zA-Z][\w-]*(?= =)/gm) ?? [];
    expect(ids.filter((id, i) => ids.indexOf(id) !== i)).toEqual([]);
  });
});

const sources = asked(page);
const ids = [...english.keys()].filter((id) => !id.startsWith('terminal-'));
/** The page's templates that make ids of messages, and not addresses or classes. */
const patterns = [...sources.patterns].filter((pattern) => ids.some((id) => fits(pattern, id)));

test('every message of the page can be said', () => {
  const said = new Set([...sources.ids, ...patterns.flatMap(filled)]);
  expect(ids.filter((id) => !said.has(id))).toEqual([]);
});

test('what each template can become is written down, and nothing else', () => {
  expect(patterns.sort()).toEqual(Object.keys(fillings).sort());
});

test('every message that the page asks for exists', () => {
  const written = page.flatMap((text) =>
    [...text.matchAll(/\bt(?:In)?\(\s*(?:\w+, )?'([^']+)'/g)].map(([, id]) => id ?? ''),
  );
  expect(written.length).toBeGreaterThan(30);
  // Numbers are counted by one message a rule, and a source that is an address names itself.
  const bare = /^rules-value-\w+-\d+$|^rules-source-.*\./;
  const made = patterns.flatMap(filled).filter((id) => !bare.test(id));
  expect([...written, ...made].filter((id) => !english.has(id))).toEqual([]);
});

test('an id is found as it is written', () => {
  const found = asked(["t('home-play')", 't(`refused-${code}`)', 'say(`a-${b.c(1)}-${d}-all`)']);
  expect([...found.ids]).toEqual(['home-play']);
  expect([...found.patterns]).toEqual(['refused-*', 'a-*-*-all']);
  expect(fits('table-wait-*-all', 'table-wait-vote-all')).toBe(true);
  expect(fits('table-wait-*-all', 'table-wait-vote')).toBe(false);
});

test('every refusal that the server can send has words', () => {
  expect(codes).toEqual(expect.arrayContaining(['not-held', 'bad-name', 'no-journal', 'no-table']));
  expect(codes).toEqual(expect.arrayContaining(['untrue-sign', 'sign-rest', 'bad-gaze', 'past']));
  expect(codes).toEqual(expect.arrayContaining(['bad-request', 'bad-rules', 'rules-penalty']));
  for (const code of codes) expect(english.has(`refused-${code}`), code).toBe(true);
});

test('in French no space stands before an ellipsis, and mordienne has no article', () => {
  const french = [...written('fr')];
  expect(french.filter(([, text]) => /\s…/.test(text))).toEqual([]);
  expect(french.filter(([, text]) => /\b(la|une) mordienne\b/i.test(text))).toEqual([]);
});

test('in French no name follows a word that it could shorten', () => {
  const names = /\b(de|que|le|la|ce|se|ne|je|me|te)\s\{ \$(who|names)\b/i;
  expect([...written('fr')].filter(([, text]) => names.test(text))).toEqual([]);
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
    expect(['fr', 'vi', 'hu'].map(ownName)).toEqual(['Français', 'Tiếng Việt', 'Magyar']);
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
