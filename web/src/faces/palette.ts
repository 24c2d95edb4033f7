/** The deck's colours and lines, and the colours of skin. */

export const INK = '#1d1a16';
export const PAPER = '#f6ecd2';
export const WHITE = '#fffaf0';
export const RED = '#c8372d';
export const OCHRE = '#e3b23c';
export const GREEN = '#3f7d4e';
export const BLUE = '#2f5d8a';
export const GREY = '#b9ad97';

/** Line widths in units of the 200-unit grid: round everything, features, the finest cut. */
export const CONTOUR = 6.5;
export const FEATURE = 5;
export const CUT = 3.2;

/** How far colour lies beside its contour, as a stencil slips. */
export const SLIP = [4.5, 3.5] as const;

export interface Skin {
  face: string;
  neck: string;
  /** Painted lids and the nose's underside; on dark skin lighter than the face. */
  lid: string;
  cheek: string;
  /** Black lines vanish on dark skin: this colour shows round them. */
  cut: string | null;
}

export const SKINS = {
  light: { face: '#f2c9a0', neck: '#d99a6c', lid: '#d99a6c', cheek: '#dd6f57', cut: null },
  tan: { face: '#dba06c', neck: '#b87744', lid: '#b87744', cheek: '#c8572d', cut: null },
  brown: { face: '#b57a4a', neck: '#8f5a32', lid: '#d6a06c', cheek: '#a8472c', cut: '#d6a06c' },
  deep: { face: '#96603c', neck: '#744628', lid: '#d0a06e', cheek: '#8c3a26', cut: '#d0a06e' },
} satisfies Record<string, Skin>;
