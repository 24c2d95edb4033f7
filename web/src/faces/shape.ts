import { CONTOUR, FEATURE, INK, PAPER, SLIP } from './palette';

/** What is drawn, as plain data: printed by `markup`, brought into a page by `patch`. */
export interface Shape {
  readonly tag: 'g' | 'path' | 'clipPath' | 'rect' | 'ellipse';
  readonly attributes: Readonly<Record<string, string | number>>;
  readonly kids: readonly Shape[];
  /** What it shows, for those who look a drawing through; never printed. */
  readonly part?: string;
}

/** What all shapes inherit from the outermost group. */
export const INHERITED = {
  fill: 'none',
  stroke: INK,
  'stroke-width': FEATURE,
  'stroke-linejoin': 'round',
  'stroke-linecap': 'round',
} as const;

function path(attributes: Record<string, string | number>): Shape {
  return { tag: 'path', attributes, kids: [] };
}

/** A line without a filling. */
export function line(d: string, width = FEATURE, stroke = INK): Shape {
  const attributes: Record<string, string | number> = { d };
  if (width !== FEATURE) attributes['stroke-width'] = width;
  if (stroke !== INK) attributes.stroke = stroke;
  return path(attributes);
}

/** A filling without a line. */
export function flat(d: string, fill: string): Shape {
  return path({ d, fill, stroke: 'none' });
}

/** A filling in its contour. */
export function solid(d: string, fill: string, width = CONTOUR): Shape {
  return path(width === FEATURE ? { d, fill } : { d, fill, 'stroke-width': width });
}

export function group(
  kids: readonly Shape[],
  attributes: Shape['attributes'] = {},
  part?: string,
): Shape {
  return part === undefined ? { tag: 'g', attributes, kids } : { tag: 'g', attributes, kids, part };
}

/** Shapes seen only inside an outline; an id may occur once in a page. */
export function clipped(id: string, d: string, kids: readonly Shape[]): Shape[] {
  return [
    { tag: 'clipPath', attributes: { id }, kids: [path({ d })] },
    group(kids, { 'clip-path': `url(#${id})` }),
  ];
}

/** Colour laid a little out of register over paper, then its contour, as the deck has it. */
export function slipped(d: string, fill: string, width = CONTOUR): Shape[] {
  const colour = path({ d, fill, stroke: 'none', transform: `translate(${SLIP.join(' ')})` });
  return [flat(d, PAPER), colour, line(d, width)];
}

/** The same lines under themselves, broader: a cut of light round black lines on dark skin. */
export function lightened(shapes: readonly Shape[], colour: string | null): Shape[] {
  if (colour === null) return [...shapes];
  const byWidth = new Map<number, string>();
  for (const { tag, attributes } of shapes) {
    if (tag !== 'path' || attributes.stroke === 'none') continue;
    const width = Number(attributes['stroke-width'] ?? FEATURE) + 6;
    byWidth.set(width, (byWidth.get(width) ?? '') + String(attributes.d));
  }
  return [...[...byWidth].map(([width, d]) => line(d, width, colour)), ...shapes];
}

/** A shape as SVG text. */
export function markup({ tag, attributes, kids }: Shape): string {
  const written = Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${value}"`)
    .join('');
  return kids.length === 0
    ? `<${tag}${written}/>`
    : `<${tag}${written}>${kids.map(markup).join('')}</${tag}>`;
}
