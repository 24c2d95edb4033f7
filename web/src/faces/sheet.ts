import { CHARACTER_IDS, type CharacterId } from './characters';
import { crops } from './crops';
import { looking, type Gaze } from './gaze';
import { GESTURES, gestured, type GestureId } from './gestures';
import { poseAt, resting, turned, type Motion } from './motion';
import { portraitSvg } from './portrait';
import type { Pose } from './pose';

/** Pages to judge the drawings by; nothing that is shipped. */

interface Picture {
  character: CharacterId;
  pose: Pose;
  label: string;
}

const GAZES: Record<string, Gaze> = {
  ...{ viewer: 'viewer', cards: 'cards', '0°': 0, '45°': 45, '90°': 90, '135°': 135, '180°': 180 },
  ...{ '225°': 225, '270°': 270, '315°': 315 },
};

function signs(character: CharacterId, gaze: Gaze = 'viewer'): Picture[] {
  const base = looking(gaze);
  const made = GESTURES.map((id) => ({ character, pose: gestured(base, id, 1), label: id }));
  return [{ character, pose: base, label: character }, ...made];
}

function gazes(character: CharacterId): Picture[] {
  return Object.entries(GAZES).map(([label, gaze]) => ({ character, pose: looking(gaze), label }));
}

function strip(character: CharacterId, motion: Motion, times: readonly number[]): Picture[] {
  return times.map((ms) => ({ character, pose: poseAt(motion, ms), label: `${ms} ms` }));
}

const SIGN_TIMES = [0, 80, 130, 160, 200, 270, 480, 1040, 1110, 1160, 1200];

function made(character: CharacterId, id: GestureId, count = 1): Picture[] {
  const motion = { ...resting('viewer', 1), gesture: { id, start: 0, count } };
  return strip(character, motion, SIGN_TIMES);
}

/** Everybody at rest, and every gesture and three gazes by somebody. */
function overview(): Picture[][] {
  const who = (i: number) => CHARACTER_IDS[i % CHARACTER_IDS.length] as CharacterId;
  const resting = CHARACTER_IDS.map((id) => ({
    character: id,
    pose: looking('viewer'),
    label: '',
  }));
  const signing = GESTURES.map((id, i) => {
    return { character: who(i * 3), pose: gestured(looking('viewer'), id, 1), label: '' };
  });
  const gazing = (['cards', 270, 45] as const).map((gaze, i) => {
    return { character: who(i * 3 + 1), pose: looking(gaze), label: '' };
  });
  return [resting, [...signing, ...gazing]];
}

function page(rows: readonly Picture[][], size: number): string {
  let n = 0;
  const cell = ({ character, pose, label }: Picture) =>
    `<figure>${portraitSvg(character, pose, `f${n++}`, size)}<figcaption>${label}</figcaption></figure>`;
  const style =
    'body{margin:8px;background:#fff;font:700 11px/1.2 sans-serif}' +
    'section{display:flex;flex-wrap:wrap;gap:8px;margin-bottom:8px}' +
    'figure{margin:0;text-align:center}svg{display:block}';
  const body = rows.map((row) => `<section>${row.map(cell).join('')}</section>`).join('');
  return `<!doctype html><meta charset="utf-8"><title>Faces</title><style>${style}</style>${body}`;
}

/** Every sheet as a page, by its file's name. */
export function sheets(): Record<string, string> {
  const all = CHARACTER_IDS.map((id) => signs(id));
  const turns: Gaze[] = ['cards', 90, 270, 315];
  const away = CHARACTER_IDS.map((id, i) => signs(id, turns[i % turns.length]));
  const back = CHARACTER_IDS.map((id, i) => signs(id, turns[(i + 2) % turns.length]));
  const motion = [
    made('cook', 'wink'),
    made('saltworker', 'ring-finger'),
    made('girl', 'shrug'),
    made('sailor', 'open-mouth', 4),
    strip(
      'farmer',
      turned(resting('viewer', 1), 270, 0),
      [0, 40, 80, 110, 140, 170, 200, 225, 250, 400],
    ),
  ];
  return {
    'overview.html': page(overview(), 96),
    'signs-160.html': page(all, 160),
    'signs-96.html': page(all, 96),
    'signs-44.html': page(all, 44),
    'turned-96.html': page([...away, ...back], 96),
    'gazes-96.html': page(CHARACTER_IDS.map(gazes), 96),
    'motion-96.html': page(motion, 96),
    ...Object.assign({}, ...[1, 2, 3].map((looker) => crops(looker, 96))),
    ...Object.assign({}, ...[4, 5, 6].map((looker) => crops(looker, 56))),
  };
}
