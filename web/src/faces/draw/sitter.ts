import type { Character } from '../characters';
import type { Point } from '../path';
import type { Pose } from '../pose';

/** Who is drawn in which pose, with what all parts of the drawing ask of the two. */
export class Sitter {
  /** Sine and cosine of the head's turn, sine of its nod. */
  readonly sin: number;
  readonly cos: number;
  readonly nod: number;
  /** How far both brows push the hat up, and how far one of them tips it. */
  readonly lift: number;
  readonly tip: number;
  readonly #nodCos: number;

  /** `uid` begins the ids of all clips: one for each drawing in a page. */
  constructor(
    readonly character: Character,
    readonly pose: Readonly<Pose>,
    readonly uid: string,
  ) {
    const radians = (degrees: number) => (degrees * Math.PI) / 180;
    this.sin = Math.sin(radians(pose.yaw));
    this.cos = Math.cos(radians(pose.yaw));
    this.nod = Math.sin(radians(pose.pitch));
    this.#nodCos = Math.cos(radians(pose.pitch));
    this.lift = -11 * Math.max(0, Math.min(pose.browL, pose.browR));
    this.tip = 9 * (pose.browL - pose.browR);
  }

  /** A point of the face, which is a shallow bowl: one drawing serves every turn of the head. */
  at([u, v, height = 0]: Point): Point {
    const k = this.character.scale;
    const z = 30 - (u * u) / 150 + height * 0.75;
    return [(u * this.cos + z * this.sin) * k, (v * this.#nodCos + z * this.nod) * k];
  }

  points(points: readonly Point[], height = 0): Point[] {
    return points.map(([u, v, own = height]) => this.at([u, v, own]));
  }

  /** Whether a side (−1 left, 1 right) is turned away. */
  away(side: number): boolean {
    return side * this.sin > 0.2;
  }

  /** Whether the eye on a side is closed. */
  shut(side: number): boolean {
    const { squeeze, lidL, lidR } = this.pose;
    return squeeze > 0.5 || (side < 0 ? lidL : lidR) < 0.15;
  }

  id(part: string): string {
    return `${this.uid}-${part}`;
  }
}

export const SIDES = [-1, 1] as const;
