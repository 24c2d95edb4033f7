import { BLUE, GREEN, GREY, INK, OCHRE, PAPER, RED, SKINS, WHITE, type Skin } from './palette';
import { dots, type Point } from './path';

/** Who is drawn: data only, in units of the 200-unit grid about the middle of the head. */
export interface Character {
  skin: Skin;
  /** The right half of the head's outline, from top to chin. */
  half: readonly Point[];
  /** All features' size, and how low the person sits. */
  scale: number;
  sit: number;
  /** How large the eyes are. */
  eyes: number;
  nose: { size: number; red: boolean };
  /** Brows: how heavy, and their filling. */
  brow: { weight: number; fill: string };
  ears: boolean;
  lashes: boolean;
  /** Bags under the eyes; freckles. */
  bags: boolean;
  freckles: boolean;
  hair: { style: 'sides' | 'waves' | 'curls' | 'braids' | 'whiskers' | 'collar'; colour: string };
  hat: {
    kind: 'beret' | 'mobcap' | 'southwester' | 'bonnet' | 'pompon' | 'kerchief' | 'brim' | 'boater';
    colour: string;
    band: string;
  };
  /** How wide the shoulders are. */
  build: number;
  coat: { colour: string; stripes: string | null };
  scarf: { kind: 'knot' | 'shawl' | 'square'; colour: string };
}

export const CHARACTERS = {
  /** Long face, red nose, a beret too large for him. */
  farmer: {
    skin: SKINS.tan,
    half: dots([0, -64, 26, -59, 40, -38, 43, -6, 42, 18, 39, 40, 24, 58, 0, 63]),
    scale: 1,
    sit: -2,
    eyes: 1,
    nose: { size: 1.2, red: true },
    brow: { weight: 8.5, fill: INK },
    ears: true,
    lashes: false,
    bags: false,
    freckles: false,
    hair: { style: 'sides', colour: '#4a3a2c' },
    hat: { kind: 'beret', colour: GREEN, band: INK },
    build: 0.94,
    coat: { colour: OCHRE, stripes: null },
    scarf: { kind: 'knot', colour: RED },
  },
  /** As wide as she is high, with a cap like a cloud. */
  cook: {
    skin: SKINS.light,
    half: dots([0, -58, 30, -54, 49, -34, 54, -4, 57, 20, 50, 42, 29, 56, 0, 59]),
    scale: 1,
    sit: 4,
    eyes: 0.96,
    nose: { size: 0.85, red: false },
    brow: { weight: 6.5, fill: '#3a2415' },
    ears: false,
    lashes: true,
    bags: false,
    freckles: false,
    hair: { style: 'waves', colour: '#8a4b22' },
    hat: { kind: 'mobcap', colour: WHITE, band: RED },
    build: 1.12,
    coat: { colour: RED, stripes: null },
    scarf: { kind: 'shawl', colour: OCHRE },
  },
  /** A square jaw in a white collar of beard, under an oilskin hat. */
  fisher: {
    skin: SKINS.tan,
    half: dots([0, -60, 29, -56, 45, -36, 47, -6, 48, 18, 45, 38, 30, 54, 0, 58]),
    scale: 1,
    sit: 1,
    eyes: 0.94,
    nose: { size: 1.1, red: false },
    brow: { weight: 9, fill: PAPER },
    ears: false,
    lashes: false,
    bags: true,
    freckles: false,
    hair: { style: 'collar', colour: PAPER },
    hat: { kind: 'southwester', colour: OCHRE, band: OCHRE },
    build: 1.06,
    coat: { colour: BLUE, stripes: null },
    scarf: { kind: 'knot', colour: GREEN },
  },
  /** Small and pointed, in a bonnet that lets no sun in. */
  grandmother: {
    skin: SKINS.light,
    half: dots([0, -58, 28, -54, 42, -34, 45, -6, 42, 16, 33, 38, 17, 56, 0, 62]),
    scale: 0.97,
    sit: 4,
    eyes: 0.98,
    nose: { size: 1.05, red: true },
    brow: { weight: 7, fill: PAPER },
    ears: false,
    lashes: false,
    bags: true,
    freckles: false,
    hair: { style: 'waves', colour: GREY },
    hat: { kind: 'bonnet', colour: WHITE, band: BLUE },
    build: 0.9,
    coat: { colour: GREEN, stripes: null },
    scarf: { kind: 'shawl', colour: RED },
  },
  /** Young, striped, a red pompon on his cap. */
  sailor: {
    skin: SKINS.deep,
    half: dots([0, -62, 29, -57, 44, -36, 46, -6, 44, 16, 37, 38, 22, 55, 0, 60]),
    scale: 1,
    sit: 0,
    eyes: 1.04,
    nose: { size: 0.95, red: false },
    brow: { weight: 7, fill: INK },
    ears: true,
    lashes: false,
    bags: false,
    freckles: false,
    hair: { style: 'sides', colour: INK },
    hat: { kind: 'pompon', colour: WHITE, band: BLUE },
    build: 1.02,
    coat: { colour: WHITE, stripes: BLUE },
    scarf: { kind: 'square', colour: RED },
  },
  /** Hoops in her ears, curls to the shoulders, a kerchief knotted on top. */
  oysterwoman: {
    skin: SKINS.brown,
    half: dots([0, -62, 31, -57, 47, -34, 48, -4, 45, 18, 34, 40, 18, 56, 0, 60]),
    scale: 1,
    sit: 2,
    eyes: 1.04,
    nose: { size: 0.9, red: false },
    brow: { weight: 6, fill: INK },
    ears: false,
    lashes: true,
    bags: false,
    freckles: false,
    hair: { style: 'curls', colour: INK },
    hat: { kind: 'kerchief', colour: RED, band: PAPER },
    build: 0.96,
    coat: { colour: OCHRE, stripes: null },
    scarf: { kind: 'shawl', colour: GREEN },
  },
  /** Dried by wind and sun under the widest brim of the coast. */
  saltworker: {
    skin: SKINS.brown,
    half: dots([0, -62, 27, -57, 41, -38, 43, -8, 40, 14, 39, 36, 26, 54, 0, 61]),
    scale: 1,
    sit: 2,
    eyes: 0.96,
    nose: { size: 1.3, red: false },
    brow: { weight: 8.5, fill: PAPER },
    ears: true,
    lashes: false,
    bags: true,
    freckles: false,
    hair: { style: 'whiskers', colour: PAPER },
    hat: { kind: 'brim', colour: INK, band: RED },
    build: 0.98,
    coat: { colour: RED, stripes: null },
    scarf: { kind: 'knot', colour: OCHRE },
  },
  /** A child with freckles, braids and a straw hat. */
  girl: {
    skin: SKINS.light,
    half: dots([0, -56, 28, -52, 45, -33, 49, -4, 48, 17, 38, 36, 20, 48, 0, 52]),
    scale: 0.94,
    sit: 11,
    eyes: 1.14,
    nose: { size: 0.7, red: false },
    brow: { weight: 6, fill: '#9a4a1c' },
    ears: true,
    lashes: false,
    bags: false,
    freckles: true,
    hair: { style: 'braids', colour: '#c8692d' },
    hat: { kind: 'boater', colour: OCHRE, band: RED },
    build: 0.8,
    coat: { colour: BLUE, stripes: null },
    scarf: { kind: 'square', colour: WHITE },
  },
} as const satisfies Record<string, Character>;

export type CharacterId = keyof typeof CHARACTERS;

export const CHARACTER_IDS = Object.keys(CHARACTERS) as CharacterId[];
