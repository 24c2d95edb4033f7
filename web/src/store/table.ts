/**
 * How events change what everybody at the table knows: the twin of `aluette/game/table.py`.
 *
 * Events bring their results along, so this is bookkeeping and applies no rule.
 */
import type { Table, ViewEvent } from './types';

type Of<K extends ViewEvent['type']> = Extract<ViewEvent, { type: K }>;
type Fold<K extends ViewEvent['type']> = (t: Table, e: Of<K>) => Table;

const everySeat = (t: Table, value: number): number[] => t.names.map(() => value);
const without = (seats: readonly number[], seat: number): number[] =>
  seats.filter((s) => s !== seat);

const folds: { [K in ViewEvent['type']]: Fold<K> } = {
  Asked: (t, e) => ({
    ...t,
    phase: e.phase,
    asked: e.seats,
    words: e.words,
    leader: e.phase === 'play' ? (e.seats[0] ?? null) : t.leader,
  }),
  Drawn: (t, e) => ({ ...t, first_dealer: e.dealer, dealer: e.dealer }),
  DealerNamed: (t, e) => ({ ...t, first_dealer: e.dealer, dealer: e.dealer }),
  // A deal begins: everything about the last one is cleared away.
  Shuffled: (t, e) => ({
    rules: t.rules,
    signing: t.signing,
    names: t.names,
    target: t.target,
    score: t.score,
    phase: 'draw',
    asked: [],
    words: [],
    first_dealer: t.first_dealer,
    results: t.results,
    winner: null,
    dealer: e.dealer,
    number: e.number,
    counts: everySeat(t, 0),
    talon: 0,
    votes: [],
    singers: [],
    declared: [],
    leader: null,
    trick: [],
    tricks: [],
    taken: everySeat(t, 0),
    holder: null,
    turned_up: [],
    gazes: [],
    shown: null,
    signs: [],
    understood: [],
  }),
  Dealt: (t, e) => ({
    ...t,
    counts: everySeat(t, e.hand_size),
    talon: e.talon_size,
    gazes: t.names.map(() => null),
  }),
  Voted: (t, e) => ({ ...t, asked: without(t.asked, e.seat) }),
  VotesOpened: (t, e) => ({ ...t, votes: e.votes }),
  Sung: (t, e) => ({
    ...t,
    singers: e.singers,
    counts: t.counts.map((n, seat) => (e.singers.includes(seat) ? n + e.size : n)),
    talon: 0,
  }),
  Discarded: (t, e) => ({
    ...t,
    counts: t.counts.map((n, seat) => (seat === e.seat ? n - e.size : n)),
    asked: without(t.asked, e.seat),
  }),
  Declared: (t, e) => ({
    ...t,
    declared: [...t.declared, [e.seat, e.word]],
    asked: [],
    words: [],
  }),
  TargetSet: (t, e) => ({ ...t, target: e.target }),
  Played: (t, e) => ({
    ...t,
    trick: [...t.trick, e.card],
    counts: t.counts.map((n, seat) => (seat === e.seat ? n - 1 : n)),
    asked: e.next === null ? [] : [e.next],
  }),
  TrickEnded: (t, e) => ({
    ...t,
    tricks: [...t.tricks, { leader: t.leader ?? 0, cards: t.trick, winner: e.winner }],
    trick: [],
    leader: e.leader,
    asked: e.leader === null ? [] : [e.leader],
    taken: e.taken,
    holder: e.holder,
    turned_up:
      e.winner !== null && e.turned_up.length > 0
        ? [...t.turned_up, [e.winner, e.turned_up]]
        : t.turned_up,
  }),
  Penalised: (t) => ({ ...t, asked: [], words: [] }),
  Redealt: (t) => ({ ...t, asked: [], words: [] }),
  DealEnded: (t, e) => ({
    ...t,
    score: e.score,
    results: [
      ...t.results,
      {
        dealer: t.dealer ?? 0,
        ended: e.ended,
        winner: e.winner,
        side: e.side,
        points: e.points,
        mordienne: e.mordienne,
      },
    ],
    shown: e,
    asked: [],
    words: [],
  }),
  MatchEnded: (t, e) => ({ ...t, winner: e.winner, phase: 'over', asked: [], words: [] }),
  Looked: (t, e) => ({ ...t, gazes: t.gazes.map((at, seat) => (seat === e.seat ? e.at : at)) }),
  SignsShown: (t, e) => ({ ...t, signs: e.signs }),
  Understood: (t, e) => ({ ...t, understood: [...t.understood, e] }),
  // What a seat remembers of faces and talk is no part of the table: see `facts.ts`.
  Signed: (t) => t,
  Said: (t) => t,
  Noticed: (t) => t,
  Called: (t) => t,
  Spoke: (t) => t,
};

/** The table once the event has happened. */
export function tableAfter(table: Table, event: ViewEvent): Table {
  return (folds[event.type] as Fold<typeof event.type>)(table, event as never);
}
