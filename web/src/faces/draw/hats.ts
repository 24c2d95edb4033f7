import type { Character } from '../characters';
import { CUT, FEATURE, PAPER, RED, WHITE } from '../palette';
import { curve, disc, dots, lines, mirror, moved, oval, whole, type Point } from '../path';
import { flat, line, slipped, solid, type Shape } from '../shape';
import { SIDES, type Sitter } from './sitter';

type Hat = (sitter: Sitter) => Shape[];

/** The hat in front of the head. */
export const HATS: Record<Character['hat']['kind'], Hat> = {
  beret,
  mobcap,
  southwester,
  bonnet,
  pompon,
  kerchief,
  brim,
  boater,
};

/** What of a hat hangs down behind the shoulders. */
export const HAT_BACKS: Partial<Record<Character['hat']['kind'], Hat>> = {
  southwester: flap,
  bonnet: wings,
};

/** Shifts with the turning head; what lies further forward shifts more. */
function shifter({ sin, nod, lift }: Sitter) {
  return (points: readonly Point[], forward: number) =>
    moved(points, forward * sin, (5 + forward * 0.25) * nod + lift);
}

function beret(sitter: Sitter): Shape[] {
  const at = shifter(sitter);
  const { colour, band } = sitter.character.hat;
  const crown = [
    ...dots([-47, -41, -57, -53, -54, -68, -34, -80, 4, -86, 44, -82, 72, -68]),
    ...dots([78, -52, 66, -42, 46, -41, 24, -49, 0, -51, -24, -49]),
  ];
  const rim = dots([-43, -40, -22, -50, 0, -52, 22, -50, 44, -40, 32, -39, 0, -43, -32, -39]);
  const folds = [dots([60, -50, 52, -62, 34, -68]), dots([-36, -58, -30, -66, -18, -71])];
  return [
    line(lines(at(dots([2, -85, 5, -93]), 10)), 7),
    ...slipped(curve(at(crown, 10), true, 0.8), colour),
    ...folds.map((fold) => line(curve(at(fold, 10)), CUT)),
    solid(curve(at(rim, 24), true, 0.8), band),
  ];
}

function mobcap(sitter: Sitter): Shape[] {
  const at = shifter(sitter);
  const { colour, band } = sitter.character.hat;
  const cloud = whole([
    ...dots([0, -84, 14, -88, 27, -84, 34, -76, 48, -80, 62, -74, 66, -60, 60, -52, 68, -42]),
    ...dots([62, -32, 50, -36]),
  ]);
  const frill = whole([
    ...dots([0, -48, 9, -44, 18, -50, 28, -43, 36, -47, 46, -37, 54, -37, 60, -29]),
    ...dots([67, -38, 58, -48, 36, -57, 0, -61]),
  ]);
  const ribbon = whole(dots([0, -59, 36, -55, 58, -45, 56, -53, 36, -64, 0, -68]));
  return [
    ...slipped(curve(at(cloud, 6), true, 1), colour),
    ...SIDES.map((side) => line(curve(at(dots([side * 20, -68, side * 25, -76]), 8)), CUT)),
    solid(curve(at(ribbon, 14), true, 0.6), band, FEATURE),
    solid(curve(at(frill, 16), true, 0.9), WHITE, FEATURE),
  ];
}

function southwester(sitter: Sitter): Shape[] {
  const at = shifter(sitter);
  const { colour } = sitter.character.hat;
  const crown = whole(dots([0, -88, 22, -85, 40, -72, 47, -50, 48, -38, 0, -44]));
  const turnup = whole(dots([0, -60, 30, -57, 54, -47, 70, -30, 58, -29, 40, -37, 0, -42]));
  const ribs = SIDES.map((side) => curve(at(dots([side * 7, -86, side * 21, -60]), 8)));
  return [
    ...slipped(curve(at(crown, 6), true, 0.8), colour),
    line(ribs.join(''), CUT),
    ...slipped(curve(at(turnup, 16), true, 0.8), colour),
  ];
}

function flap(sitter: Sitter): Shape[] {
  const { sin, nod, lift, character } = sitter;
  const half = dots([0, -50, 48, -52, 68, -36, 84, -8, 82, 4, 70, 6, 44, -6, 0, 0]);
  const behind = moved(whole(half), -10 * sin, 4 * nod + lift * 0.5);
  return slipped(curve(behind, true, 0.7), character.hat.colour);
}

function bonnet(sitter: Sitter): Shape[] {
  const at = shifter(sitter);
  const { band } = sitter.character.hat;
  const cap = whole(dots([0, -88, 30, -84, 54, -66, 56, -46, 46, -42, 28, -56, 0, -60]));
  const edge = whole(dots([0, -61, 28, -57, 47, -42, 54, -50, 30, -68, 0, -72]));
  const pleats = [-24, -8, 8, 24].map((x) => dots([x, -83, x * 1.1, -74]));
  return [
    solid(curve(at(cap, 5), true, 0.8), WHITE),
    line(pleats.map((pleat) => lines(at(pleat, 5))).join(''), CUT),
    solid(curve(at(edge, 8), true, 0.8), band, 3),
  ];
}

function wings(sitter: Sitter): Shape[] {
  const { sin, lift } = sitter;
  return SIDES.flatMap((side) => {
    const far = 16 * Math.max(0, side * sin) + 5 * Math.max(0, -side * sin);
    const wing = dots([36, -66, 62, -62, 82, -36, 86, 4, 78, 48, 58, 58, 42, 40, 40, 0]);
    const place = (points: readonly Point[]): Point[] =>
      points.map(([x, y]) => [side * (x - far), y + lift * 0.6]);
    const stays = [dots([66, -46, 62, 30]), dots([78, -22, 72, 34])];
    return [
      solid(curve(place(wing), true, 0.7), WHITE),
      line(stays.map((stay) => lines(place(stay))).join(''), CUT),
    ];
  });
}

function pompon(sitter: Sitter): Shape[] {
  const at = shifter(sitter);
  const { colour, band } = sitter.character.hat;
  const crown = whole(dots([0, -75, 40, -73, 58, -65, 59, -60, 50, -52, 0, -56]));
  const rim = whole(dots([0, -59, 30, -57, 50, -49, 49, -34, 28, -41, 0, -43]));
  return [
    ...slipped(curve(at(crown, 6), true, 0.8), colour),
    ...slipped(curve(at(rim, 10), true, 0.8), band),
    solid(curve(at(oval(0, -75, 13, 11), 8), true, 1), RED),
  ];
}

function kerchief(sitter: Sitter): Shape[] {
  const at = shifter(sitter);
  const { colour, band } = sitter.character.hat;
  const cloth = whole(dots([0, -74, 24, -71, 44, -58, 51, -36, 46, -30, 30, -46, 0, -54]));
  const ear = dots([4, -70, 16, -87, 36, -89, 34, -74, 18, -64]);
  const spots = dots([-28, -58, -12, -64, 12, -64, 28, -58, -41, -44, 41, -44]);
  const knot = at(oval(0, -72, 9, 8), 8);
  return [
    ...SIDES.flatMap((side) => {
      const points = at(side < 0 ? mirror(ear) : ear, 8);
      return solid(curve(points, true, 0.7), colour);
    }),
    ...slipped(curve(at(cloth, 8), true, 0.8), colour),
    flat(
      at(spots, 10)
        .map(([x, y]) => disc(x, y, 4))
        .join(''),
      band,
    ),
    solid(curve(knot, true, 1), colour, FEATURE),
  ];
}

function brim(sitter: Sitter): Shape[] {
  const at = shifter(sitter);
  const { colour, band } = sitter.character.hat;
  const crown = whole(dots([0, -86, 22, -86, 37, -78, 41, -52, 0, -50]));
  const wide = whole(dots([0, -57, 44, -56, 80, -53, 91, -45, 78, -38, 44, -41, 0, -45]));
  const ring = whole(dots([0, -53, 41, -53, 40, -65, 0, -65]));
  const cut = dots([-26, -78, -14, -80]);
  return [
    solid(curve(at(crown, 8), true, 0.7), colour),
    line(lines(at(cut, 8)), 4, PAPER),
    solid(lines(at(ring, 10), true), band, 3),
    solid(curve(at(wide, 12), true, 0.8), colour),
    line(curve(at(dots([-76, -47, -50, -51, -20, -53]), 12)), CUT, PAPER),
  ];
}

function boater(sitter: Sitter): Shape[] {
  const at = shifter(sitter);
  const { colour, band } = sitter.character.hat;
  const crown = whole(dots([0, -82, 38, -81, 40, -48, 0, -46]));
  const ring = whole(dots([0, -51, 40, -53, 39, -66, 0, -65]));
  const wide = whole(dots([0, -52, 40, -51, 68, -45, 74, -39, 62, -33, 34, -36, 0, -38]));
  return [
    ...slipped(lines(at(crown, 8), true), colour),
    solid(lines(at(ring, 9), true), band, FEATURE),
    ...slipped(curve(at(wide, 12), true, 0.8), colour),
    ...[-48, -24, 24, 48].map((x) => line(lines(at(dots([x, -46, x * 1.03, -41]), 12)), CUT)),
  ];
}
