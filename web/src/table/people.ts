/** Who sits where, and what the reader calls them. */
import { t, list } from '../i18n';
import type { Player } from '../store/types';

/** How somebody at the table stands to the viewer. */
export type Relation = 'you' | 'partner' | 'opponent';

/** What a message needs to speak of a seat. */
export interface Who {
  who: string;
  you: 'yes' | 'no';
  [arg: string]: string;
}

/** What one has to know to tell who is who: a view holds it. */
export interface Seated {
  readonly viewer: number;
  readonly table: {
    readonly names: readonly string[];
    readonly rules: { readonly sides: readonly (readonly number[])[] };
  };
}

export function sideOf(table: Seated['table'], seat: number): number {
  return table.rules.sides.findIndex((side) => side.includes(seat));
}

export class People {
  constructor(
    readonly view: Seated,
    readonly players: readonly Player[],
  ) {}

  get viewer(): number {
    return this.view.viewer;
  }

  get mySide(): number {
    return sideOf(this.view.table, this.viewer);
  }

  /** The seat's player: "You", a person's name, or a bot by its seat. */
  name(seat: number): string {
    return seat === this.viewer ? t('table-you') : this.named(seat);
  }

  /** The seat's player in the third person, the viewer too. */
  named(seat: number): string {
    const player = this.players[seat];
    if (player?.name) return player.name;
    const person = player?.kind === 'human' || seat === this.viewer;
    return t(person ? 'table-person' : 'table-bot', { seat: this.view.table.names[seat] ?? '' });
  }

  who(seat: number): Who {
    return { who: this.name(seat), you: seat === this.viewer ? 'yes' : 'no' };
  }

  relation(seat: number): Relation {
    if (seat === this.viewer) return 'you';
    return sideOf(this.view.table, seat) === this.mySide ? 'partner' : 'opponent';
  }

  /** What a message needs to speak of a side: `yours`, the `others`, or `named` ones. */
  side(side: number): { side: string; names: string } {
    const seats = this.view.table.rules.sides[side] ?? [];
    const names = list(seats.map((seat) => this.name(seat)));
    if (side === this.mySide) return { side: seats.length > 1 ? 'yours' : 'you', names };
    if (this.view.table.rules.sides.length === 2) return { side: 'others', names };
    return { side: seats.length > 1 ? 'named' : 'one', names };
  }

  /** Which colour a side has: 0 for one's own, then the others in their order. */
  team(side: number): number {
    const own = Math.max(this.mySide, 0);
    if (side === own) return 0;
    return side < own ? side + 1 : side;
  }

  /** The letter that tells sides of several players apart where there are more than two. */
  mark(side: number): string {
    const { sides } = this.view.table.rules;
    return sides.length > 2 && sides.some((seats) => seats.length > 1) ? 'ABC'.charAt(side) : '';
  }

  /** A side's short name for the score. */
  sideLabel(side: number): string {
    return t('table-side', this.side(side));
  }
}
