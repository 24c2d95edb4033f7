/** How a face is held, as one flat record. Left and right are always the screen's. */

export type Mouth =
  | 'neutral'
  | 'down'
  | 'content'
  | 'corner'
  | 'pout'
  | 'open'
  | 'tongue'
  | 'teeth'
  | 'zigzag'
  | 'bite';

export type Hand =
  'none' | 'thumb' | 'little' | 'index' | 'two-up' | 'ring' | 'write' | 'two-down' | 'palms';

export interface Pose {
  /** The head's turn to the right and nod down, and its lean about the neck, in degrees. */
  yaw: number;
  pitch: number;
  tilt: number;
  /** The head's place, in units right and down of where it rests. */
  dx: number;
  dy: number;
  /** The irises, from −1 to 1 across and down. */
  gazeX: number;
  gazeY: number;
  /** 0 shut, 1 open, 1.6 wide. */
  lidL: number;
  lidR: number;
  /** −0.35 low, 1 high; two high brows lift the hat, one tips it. */
  browL: number;
  browR: number;
  /** From 0 to 1: brows drawn together, eyes pressed shut, rays at a shut eye, a lifted cheek. */
  knit: number;
  squeeze: number;
  rays: number;
  cheek: number;
  /** 1 forehead, −1 nose. */
  wrinkle: number;
  /** −1 sucked in, 1 blown out. */
  cheeks: number;
  /** How far the chin drops, in units. */
  jaw: number;
  /** −0.6 dropped, 1.1 at the ear. */
  shoulderL: number;
  shoulderR: number;
  mouth: Mouth;
  /** How far mouth and hand have come: 0 not at all, 1 fully. */
  mouthAmount: number;
  hand: Hand;
  handAmount: number;
  /** One's own cards before one, from 0 to 1. */
  fan: number;
  /** Red cuts that count aces. */
  marks: number;
  /** Where the frame's notch points, in degrees clockwise from up, and how large it is. */
  notch: number;
  notchSize: number;
}

export const NEUTRAL: Readonly<Pose> = {
  yaw: 0,
  pitch: 0,
  tilt: 0,
  dx: 0,
  dy: 0,
  gazeX: 0,
  gazeY: 0,
  lidL: 1,
  lidR: 1,
  browL: 0,
  browR: 0,
  knit: 0,
  squeeze: 0,
  rays: 0,
  cheek: 0,
  wrinkle: 0,
  cheeks: 0,
  jaw: 0,
  shoulderL: 0,
  shoulderR: 0,
  mouth: 'neutral',
  mouthAmount: 1,
  hand: 'none',
  handAmount: 0,
  fan: 0,
  marks: 0,
  notch: 0,
  notchSize: 0,
};

/** Whether two poses look the same. */
export function same(a: Readonly<Pose>, b: Readonly<Pose>): boolean {
  return (Object.keys(a) as (keyof Pose)[]).every((key) => a[key] === b[key]);
}
