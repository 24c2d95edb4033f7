/** Where everybody sits round the table: you at the bottom, the others clockwise from your left. */

export interface Place {
  /** Across and down, each from 0 to 100; the edges of the table are 0 and 100. */
  x: number;
  y: number;
}

/**
 * Where another player's face is for the viewer: across, from 0 to 100 percent, and down, 1 for
 * whoever sits at one's side. None for the viewer.
 */
export function arcOf(seat: number, viewer: number, seats: number): Place | null {
  const steps = (seat - Math.max(viewer, 0) + seats) % seats;
  if (steps === 0) return null;
  const x = seats > 2 ? ((steps - 1) / (seats - 2)) * 100 : 50;
  return { x, y: Math.abs(x - 50) / 50 };
}

/** The seat's place for a viewer; a spectator sits behind seat 0. */
export function placeOf(seat: number, viewer: number, seats: number): Place {
  const steps = (seat - Math.max(viewer, 0) + seats) % seats;
  const angle = (2 * Math.PI * steps) / seats;
  const at = (wave: number) => Math.round(50 + 50 * wave);
  return { x: at(-Math.sin(angle)), y: at(Math.cos(angle)) };
}
