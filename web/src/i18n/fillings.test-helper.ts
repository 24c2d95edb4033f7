/** What each id that the page puts together can become, from where its parts come. For tests only. */
import { LADDER } from '../cards/ladder';
import { GESTURES } from '../faces/gestures';
import { libraryFile, libraryFiles } from '../library.test-helper';
import { levels } from '../pages/api';
import { questions } from '../pages/house';
import { presets } from '../pages/presets.test-helper';
import { choices } from '../pages/rules';
import { SIGNS } from '../signs/language';
import { TALK } from '../signs/speech';
import { plain } from '../signs/words';

const matches = (text: string, wanted: RegExp): string[] =>
  [...text.matchAll(wanted)].map(([, found]) => found ?? '');

/** The values of an enumeration of what bots advise. */
function members(name: string): string[] {
  const classes = libraryFile('bots/advice.py').split(/^class /m);
  const body = classes.find((text) => text.startsWith(`${name}(`)) ?? '';
  return matches(body, /^ {4}[A-Z_]+ = "([a-z-]+)"$/gm);
}

/** The codes of refusals that the library and the server write down. */
export const codes: readonly string[] = [
  ...['game', 'server', 'signs'].flatMap((folder) =>
    libraryFiles(folder, '.py').flatMap((path) =>
      matches(
        libraryFile(path),
        /\b(?:Refusal|Problem|EyesError|_?refused|outbox\.refuse|ApiError)\(\s*(?:\d+,\s*)?"([a-z-]+)"/g,
      ),
    ),
  ),
  ...matches(libraryFile('server/messages.py'), /^[A-Z_]+ = "([a-z-]+)"$/gm),
  ...matches(libraryFile('rules/fields.py'), /^ {4}code = "([a-z-]+)"$/gm),
  ...matches(
    libraryFile('rules/fields.py'),
    /^ {8}(?:raise ContradictionError)?\(\s*"([a-z-]+)",/gm,
  ).map((code) => `rules-${code}`),
  'unreachable', // the page's own
  'not-found', // the web framework's, for an address that is not there
].filter((code) => code !== 'resync'); // answered with a hello, and never shown

const words = ['pass', 'concede', 'surrender', 'announce'].concat(
  ['agree', 'disagree', 'accept', 'refuse', 'decline'], // answers to the three that need one
);
const singleCards = LADDER.slice(0, 8).flat();
const sentences = libraryFile('../../web/src/table/sentences.ts');

/** Every pattern with all that can stand for its stars; a list for each star in two. */
export const fillings: Readonly<Record<string, readonly string[]>> = {
  'fact-announce-*': (choices.announce ?? []).map(String),
  'fact-match-*': ['deals', 'points'],
  'fact-mordienne-*': (choices.mordienne ?? []).map(String),
  'fact-singers-*': (choices.singers ?? []).map(String),
  'fact-spoiled-*': (choices.spoiled_lead ?? []).map(String),
  'fact-surrender-*': (choices.surrender ?? []).map(String),
  'gesture-*': GESTURES,
  'hint-ahead-*': members('Ahead'),
  'help-*': ['cut', 'vote', 'discard', 'declare'],
  'house-*': Object.keys(questions),
  'house-*-*': Object.entries(questions).flatMap(([question, answers]) =>
    Object.keys(answers).map((answer) => `${question}/${answer}`),
  ),
  'how-*': ['aim', 'trick', 'spoiled', 'first', 'chant', 'mordienne', 'match', 'signs'],
  'how-*-title': ['aim', 'trick', 'spoiled', 'first', 'chant', 'mordienne', 'match', 'signs'],
  'ladder-*': LADDER.map((_, i) => String(i + 1)).slice(8),
  'level-*': levels,
  'level-*-note': levels,
  'meaning-*': words.filter((word) => !['announce', 'agree', 'accept'].includes(word)),
  'meaning-*-*': [
    ...['bid', 'required', 'extends'].map((kind) => `announce/${kind}`),
    ...['agree/concede', 'agree/surrender', 'accept/surrender', 'accept/announce'],
  ],
  'plan-*': members('Code'),
  'review-verdict-*': ['sound', 'unlucky', 'lucky', 'mistake', 'open'],
  'phase-*': ['draw', 'shuffle', 'cut', 'vote', 'discard', 'declare', 'play', 'over'],
  'refused-*': codes,
  'rules-key-*': presets.flatMap((preset) => Object.keys(preset.values)),
  'rules-match-kind-*': ['deals', 'points'],
  'rules-source-*': presets
    .flatMap((preset) => Object.values(preset.sources))
    .flatMap((source) => source.split(', ')),
  'rules-value-*': ['seats', 'shortest_run'],
  'rules-value-*-*': Object.entries(choices).flatMap(([key, values]) =>
    // A sign set has its titles in its own file.
    (key === 'sign_set' ? ['none'] : values).map((value) => `${key}/${String(value)}`),
  ),
  'rules-value-match-*': ['deals', 'points'],
  'settings-index-*': ['code', 'french'],
  'settings-speed-*': ['slow', 'normal', 'fast'],
  'settings-suits-*': ['spanish', 'french'],
  'phrase-*': ['up', 'up2', 'down', 'down2'],
  'sign-*': Object.keys(SIGNS).map(plain),
  'signing-*': ['none', 'assiste', 'simple', 'ancienne'],
  'signing-*-note': ['none', 'assiste', 'simple', 'ancienne'],
  'signing-length-*': ['800', '1200', '2000'],
  'step-*': LADDER.map((_, i) => String(i + 1)).slice(9),
  'table-ask-*': ['cut', 'vote', 'declare', 'concede', 'announce'],
  'table-ask-surrender-*': ['partner', 'opponent'],
  'table-card-*': singleCards,
  'table-end-*': ['conceded', 'surrendered', 'declined'],
  'table-said-*': [
    ...matches(sentences, /\bsaid\('([\w-]+)'/g),
    ...words.map((word) => `word-${word}`),
  ],
  'table-wait-*': ['cut', 'vote', 'discard', 'declare', 'answer', 'play', 'lead'],
  'table-wait-*-all': ['vote', 'discard'],
  'talk-*': TALK,
  'train-*': ['guess', 'pass', 'saw', 'glimpsed', 'missed'],
  'train-lead-*': ['guess', 'pass'],
  'train-partner-*': ['saw', 'glimpsed', 'missed'],
  'word-*': words,
};

/** The ids that a pattern becomes. */
export function filled(pattern: string): string[] {
  return (fillings[pattern] ?? []).map((filling) =>
    filling.split('/').reduce((id, part) => id.replace('*', part), pattern),
  );
}
