import { CHARACTERS, type CharacterId } from './characters';
import { body } from './draw/body';
import { fan, frame, marks } from './draw/frame';
import { hand } from './draw/hands';
import { behind, head } from './draw/head';
import { Sitter } from './draw/sitter';
import { PAPER } from './palette';
import type { Pose } from './pose';
import { clipped, group, INHERITED, markup, type Shape } from './shape';

/** Side of the square that everything is drawn in. */
export const SIDE = 200;

const CARD =
  'M14 0H186A14 14 0 0 1 200 14V186A14 14 0 0 1 186 200H14A14 14 0 0 1 0 186V14A14 14 0 0 1 14 0Z';

/**
 * A face as shapes on a grid of 200 by 200 units, back to front. `uid` begins the ids in it: one
 * for each drawing in a page. Nothing in it says in words what it shows: who saw what is the
 * page's business.
 */
export function portrait(character: CharacterId, pose: Readonly<Pose>, uid: string): Shape {
  const sitter = new Sitter(CHARACTERS[character], pose, uid);
  const paper: Shape = {
    tag: 'rect',
    attributes: { width: SIDE, height: SIDE, fill: PAPER, stroke: 'none' },
    kids: [],
  };
  const inside = [
    paper,
    behind(sitter),
    ...body(sitter),
    head(sitter),
    group(fan(sitter)),
    hand(sitter),
    group(marks(sitter)),
  ];
  return group([...clipped(sitter.id('card'), CARD, inside), group(frame(sitter))], INHERITED);
}

/** A face as the text of an SVG document, `size` pixels wide and high. */
export function portraitSvg(
  character: CharacterId,
  pose: Readonly<Pose>,
  uid: string,
  size: number,
): string {
  const drawn = markup(portrait(character, pose, uid));
  const box = `viewBox="0 0 ${SIDE} ${SIDE}" width="${size}" height="${size}"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" ${box}>${drawn}</svg>`;
}
