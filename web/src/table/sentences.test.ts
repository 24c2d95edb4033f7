import { readFileSync } from 'node:fs';
import { afterEach, describe, expect, test } from 'vitest';
import { languages } from '../i18n/catalogues';
import { settings } from '../settings.svelte';
import { viewWith } from '../store/fake.test-helper';
import type { Player, View, ViewEvent } from '../store/types';
import { fold } from '../store/view';
import { outcome } from './outcome';
import { People } from './people';
import { awaited, happened } from './sentences';

const recorded = ['pagat', 'spanish+mordienne', 'wikipedia', 'wikipedia-3', 'wikimanche-6'].map(
  (name) =>
    JSON.parse(readFileSync(`../tests/web/fixtures/${name}.json`, 'utf8')) as {
      view: View;
      steps: { event: ViewEvent }[];
    },
);

function people(view: View): People {
  const players = view.table.names.map<Player>((_, seat) => ({
    seat,
    name: '',
    kind: seat === view.viewer ? 'human' : 'bot',
    level: seat === view.viewer ? null : 'club',
    you: seat === view.viewer,
  }));
  return new People(view, players);
}

/** Everything that the recorded matches make the page say. */
function everything(): string[] {
  return recorded.flatMap(({ view, steps }) => {
    let now = view;
    return steps.flatMap(({ event }) => {
      const before = now;
      now = fold(now, event);
      const who = people(now);
      const { shown } = now.table;
      return [
        happened(event, before.table, who) ?? [],
        awaited(now.table, who),
        shown ? outcome(now.table, shown, who) : [],
      ].flat();
    });
  });
}

describe.each(languages)('in %s', (language) => {
  afterEach(() => {
    settings.language = 'en';
  });

  test('every event of a match is told in a whole sentence', () => {
    settings.language = language;
    const said = everything().filter((text) => text !== '');
    expect(said.length).toBeGreaterThan(400);
    // A missing message shows as its id, a missing argument in braces.
    expect(said.filter((text) => /table-|[{}]/.test(text))).toEqual([]);
    expect(said.filter((text) => !/[.!?…]$/.test(text))).toEqual([]);
  });

  test('a spoiled trick is nobody’s, and the line says who leads', () => {
    settings.language = language;
    const view = viewWith({ trick: ['Kd', '4c', 'Kc', '9s'], leader: 0 });
    const event: ViewEvent = {
      type: 'TrickEnded',
      winner: null,
      leader: 0,
      taken: [0, 0, 0, 0],
      holder: null,
      turned_up: [],
    };
    const sentence = happened(event, view.table, people(view));
    const expected = {
      en: 'Spoiled by 2 equal cards: nobody has the trick. You lead the next.',
      fr: 'Pourri par 2 cartes égales : le pli n’est à personne. Vous entamez le suivant.',
      es: 'Podrida con 2 cartas iguales: la baza no es de nadie. En la siguiente sales tú.',
      hu: 'Elrontotta 2 egyenlő lap: az ütés senkié. Te hívsz.',
      vi: 'Hỏng vì 2 lá bằng nhau: không ai được nước này. Bạn dẫn nước sau.',
    }[language];
    expect(sentence?.replaceAll('\u00a0', ' ')).toBe(expected);
  });
});

test('a deal won by being first says so, and who scores', () => {
  const view = viewWith({
    taken: [0, 4, 4, 1],
    tricks: [],
    shown: null,
  });
  const lines = outcome(
    view.table,
    {
      type: 'DealEnded',
      ended: 'played',
      winner: 1,
      side: 1,
      points: 1,
      mordienne: false,
      score: [0, 1],
      hands: [],
      talon: [],
      discards: [],
    },
    people(view),
  );
  expect(lines[0]).toBe('Bot E wins the deal: first to have 4 tricks.');
  expect(lines.at(-1)).toBe('Your opponents, Bot E and Bot W, score one point.');
});

test('the two who sing are told, and the viewer is not one of a list', () => {
  const { table, ...view } = viewWith({});
  const sung: ViewEvent = { type: 'Sung', singers: [0, 3], cards: [null, null], size: 6 };
  const who = people({ ...view, table });
  expect(happened(sung, table, who)).toBe('You and Bot W take the talon, 6 cards each.');
  expect(happened({ ...sung, singers: [1, 3] }, table, who)).toBe(
    'Bot E and Bot W take the talon, 6 cards each.',
  );
});

test('who may declare and who must answer are told apart', () => {
  const waits = (table: Partial<View['table']>) => {
    const view = viewWith({ phase: 'declare', asked: [2], ...table });
    return awaited(view.table, people(view));
  };
  expect(waits({ words: ['pass', 'concede'] })).toBe('Bot S may declare something.');
  expect(waits({ words: ['agree', 'disagree'], declared: [[0, 'concede']] })).toBe(
    'Bot S must answer.',
  );
});

test('a wrong count, which only a record from a real table has, is told to nobody', () => {
  const view = viewWith({});
  expect(happened({ type: 'Redealt' }, view.table, people(view))).toBeNull();
  expect(happened({ type: 'Penalised', seat: 1 }, view.table, people(view))).toBeNull();
});
