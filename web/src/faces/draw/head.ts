import { CONTOUR, CUT, FEATURE, RED } from '../palette';
import { curve, disc, dots, lines, mirror, moved, oval, text, whole, type Point } from '../path';
import { clipped, flat, group, line, solid, type Shape } from '../shape';
import { brow, eye } from './eyes';
import { HAIR_BACKS, HAIR_FRONTS, HAIR_ROUND } from './hair';
import { HAT_BACKS, HATS } from './hats';
import { mouth } from './mouth';
import { SIDES, type Sitter } from './sitter';

/** Where the head is, and how it leans. */
function placed({ pose, character }: Sitter): string {
  const [x, y] = [100 + pose.dx, 101 + pose.dy + character.sit];
  const neck = `${text(100 + pose.dx * 0.5)} ${150 + character.sit}`;
  return `rotate(${text(pose.tilt)} ${neck}) translate(${text(x)} ${text(y)})`;
}

const draw = (sitter: Sitter, part: ((sitter: Sitter) => Shape[]) | undefined) =>
  part?.(sitter) ?? [];

/** What hangs down behind the shoulders. */
export function behind(sitter: Sitter): Shape {
  const { hat, hair } = sitter.character;
  const kids = [...draw(sitter, HAT_BACKS[hat.kind]), ...draw(sitter, HAIR_BACKS[hair.style])];
  return group(kids, { transform: placed(sitter) });
}

/** The head with all that moves with it, about its own middle. */
export function head(sitter: Sitter): Shape {
  const { character, tip } = sitter;
  const { hat, hair } = character;
  return group(
    [
      group(draw(sitter, HAIR_ROUND[hair.style])),
      group(character.ears ? ears(sitter) : []),
      group(skull(sitter)),
      group(draw(sitter, HAIR_FRONTS[hair.style])),
      ...SIDES.map((side) => group(eye(sitter, side), {}, 'eye')),
      group(nose(sitter)),
      group(mouth(sitter), {}, 'mouth'),
      group(draw(sitter, HATS[hat.kind]), { transform: `rotate(${text(tip)} 0 -48)` }, 'hat'),
      group([...wrinkles(sitter), ...SIDES.flatMap((side) => brow(sitter, side))], {}, 'brows'),
    ],
    { transform: placed(sitter) },
    'head',
  );
}

/** The head's outline, shifted by its turn; the jaw drops and the cheeks fill. */
function outline({ character, pose, sin, nod }: Sitter): Point[] {
  return whole(character.half).map(([u, v]) => {
    const low = v > 20 ? v + (pose.jaw * (v - 20)) / 36 : v;
    const full = low > 5 && low < 50 ? u * (1 + 0.17 * pose.cheeks) : u;
    const turned = full * sin > 0 ? full * (1 - 0.1 * Math.abs(sin)) : full;
    const forward = 4 + Math.max(0, low) / 4;
    return [turned + forward * sin, low * (1 - 0.06 * Math.abs(nod)) + (low > 0 ? 8 : 6) * nod];
  });
}

function ears(sitter: Sitter): Shape[] {
  const { character, sin, nod } = sitter;
  const edge = Math.max(...character.half.filter(([, y]) => y < 5).map(([x]) => x));
  const ear = dots([-4, -14, 9, -16, 13, -3, 7, 13, -4, 12]);
  return SIDES.filter((side) => !sitter.away(side)).flatMap((side) => {
    const at = (points: readonly Point[]) =>
      moved(side < 0 ? mirror(points) : points, side * edge + 4 * sin, -2 * nod);
    return [
      solid(curve(at(ear), true), character.skin.face),
      line(curve(at(dots([3, -8, 7, -4, 4, 4]))), CUT),
    ];
  });
}

function skull(sitter: Sitter): Shape[] {
  const { character, pose, sin } = sitter;
  const { skin, half } = character;
  const d = curve(outline(sitter), true, 1);
  const width = Math.max(...half.map(([x]) => x));
  const lifted = pose.yaw > 5 ? -1 : 1;
  const cheeks = SIDES.map((side) => {
    const up = side === lifted ? 6 * pose.cheek : 0;
    const spot = oval(side * width * 0.63, 22 - up, 9, 8, 6);
    return flat(curve(sitter.points(spot), true, 1), skin.cheek);
  });
  // Cut shading on the side away from the light; a turned head is lit from where it looks.
  const dark = sin <= 0 ? 1 : -1;
  const cuts = [0, 1, 2, 3].map((i) => {
    const y = 8 + i * 10;
    return lines([
      [dark * width * 1.2, y],
      [dark * (width * 0.85 - 2 * i) + 4 * sin, y + 7],
    ]);
  });
  return [
    flat(d, skin.face),
    ...clipped(sitter.id('skull'), d, [...cheeks, line(cuts.join(''), CUT)]),
    line(d, CONTOUR),
    ...age(sitter),
  ];
}

/** Bags under open eyes and folds beside the nose, or freckles. */
function age(sitter: Sitter): Shape[] {
  const { bags, freckles } = sitter.character;
  const shapes: Shape[] = [];
  if (bags) {
    const bag = (side: number) =>
      curve(sitter.points(dots([side * 13, 9, side * 22, 13, side * 32, 9])));
    const fold = (side: number) => lines(sitter.points(dots([side * 17, 20, side * 23, 29])));
    const open = SIDES.filter((side) => !sitter.shut(side));
    shapes.push(line([...open.map(bag), ...SIDES.map(fold)].join(''), CUT));
  }
  if (freckles) {
    const spots = dots([19, 13, 27, 10, 34, 13, -19, 13, -27, 10, -34, 13]);
    const drawn = sitter.points(spots).map(([x, y]) => disc(x, y, 1.8));
    shapes.push(flat(drawn.join(''), '#a8582c'));
  }
  return shapes;
}

function nose(sitter: Sitter): Shape[] {
  const { character, pose, sin } = sitter;
  const { size: n, red } = character.nose;
  const side = sin < 0 ? -1 : 1;
  const ridge: Point[] = [
    [4 * n, -10, 2],
    [7 * n, 2, 10],
    [9 * n, 9, 16],
    [12 * n, 15, 8],
    [7 * n, 20, 10],
    [0, 21, 20],
    [-7 * n, 20, 10],
    [-12 * n, 15, 8],
    [-8 * n, 9, 16],
    [-5 * n, 3, 8],
  ];
  const under: Point[] = [
    [0, 14, 26],
    [9 * n, 15, 14],
    [0, 20, 22],
    [-9 * n, 15, 14],
  ];
  const drawn = ridge.map(([u, v, height]): Point => [side * u, v, height ?? 0]);
  const shapes = [
    flat(curve(sitter.points(under), true), red ? RED : character.skin.lid),
    line(curve(sitter.points(drawn), false, 0.9), FEATURE),
  ];
  if (pose.wrinkle < 0) {
    for (const v of [-6, 0]) {
      shapes.push(
        line(
          lines(
            sitter.points([
              [-7, v - 3],
              [0, v, 4],
              [7, v - 3],
            ]),
          ),
          CUT,
        ),
      );
    }
  }
  return shapes;
}

/** Two folds of a raised forehead. */
function wrinkles(sitter: Sitter): Shape[] {
  if (sitter.pose.wrinkle <= 0.1) return [];
  return [-30, -39].map((v) =>
    line(curve(sitter.points(dots([-13, v + 3, 0, v - 1, 13, v + 3]))), 4.5),
  );
}
