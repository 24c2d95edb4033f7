import { CHARACTER_IDS, type CharacterId } from './characters';
import { looking, type Gaze } from './gaze';
import { GESTURES, gestured } from './gestures';
import { portraitSvg } from './portrait';

/**
 * Sheets that lookers are asked about: every sign, shuffled, without a word. Nothing that is
 * shipped; `docs/research/faces.md` says how they are used and what came of it.
 */

/** A face without a sign is one of the answers. */
export const NO_SIGN = 'none';
/** How often each looker sees each sign, by another character each time. */
const TIMES = 3;
const COLUMNS = 8;
/** The ways a face is turned that looks at the viewer, at the side or across. */
const GAZES: readonly Gaze[] = ['viewer', 90, 270];

interface Crop {
  answer: string;
  character: CharacterId;
  gaze: Gaze;
}

/** Numbers from 0 up to 1, the same for the same seed (mulberry32). */
function chance(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Every sign and the face at rest, each by several characters, in an order of chance. */
function shuffled(looker: number): Crop[] {
  const next = chance(looker);
  const crops = [NO_SIGN, ...GESTURES].flatMap((answer, sign) =>
    Array.from({ length: TIMES }, (_, time): Crop => {
      const who = (sign + looker * TIMES + time) % CHARACTER_IDS.length;
      const gaze = GAZES[(sign + looker + time) % GAZES.length] as Gaze;
      return { answer, character: CHARACTER_IDS[who] as CharacterId, gaze };
    }),
  );
  for (let i = crops.length - 1; i > 0; i--) {
    const j = Math.floor(next() * (i + 1));
    [crops[i], crops[j]] = [crops[j] as Crop, crops[i] as Crop];
  }
  return crops;
}

function drawn({ answer, character, gaze }: Crop, i: number, size: number): string {
  const base = looking(gaze);
  const sign = GESTURES.find((id) => id === answer);
  const pose = sign ? gestured(base, sign, 1) : base;
  return `<figure>${portraitSvg(character, pose, `c${i}`, size)}<figcaption>${i + 1}</figcaption></figure>`;
}

/** One looker's sheet, and its right answers in order, by file name. */
export function crops(looker: number, size: number): Record<string, string> {
  const order = shuffled(looker);
  const style =
    'body{margin:12px;background:#fff;font:700 13px/1.3 sans-serif}figure{margin:0;text-align:center}' +
    `main{display:grid;grid-template-columns:repeat(${COLUMNS},${size}px);gap:12px 16px}svg{display:block}`;
  const body = order.map((crop, i) => drawn(crop, i, size)).join('');
  return {
    [`crops-${looker}.html`]: `<!doctype html><meta charset="utf-8"><title>Faces</title><style>${style}</style><main>${body}</main>`,
    [`crops-${looker}.json`]: JSON.stringify(order),
  };
}
