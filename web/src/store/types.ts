// Written by `python -m aluette.server.types` from the classes of the library. Do not edit.

/** A card's code: rank, then suit, as in "3d". */
export type Code = string;
/** How well a bot plays. */
export type Level = NewTable['level'];
/** How long a match is. */
export type Target = { deals: number } | { points: number };

export interface RulesValues {
  seats: number;
  teams: string;
  packets: readonly number[];
  draw: string;
  chant: boolean;
  singers: string;
  talon_order: string;
  spoiled_lead: string;
  mordienne: string;
  shortest_run: number;
  mordienne_needs_loss: boolean;
  announce: string;
  announce_must_make: boolean;
  match: Target;
  tied_match: string;
  surrender: string;
  wrong_count: string;
  speech: string;
  sign_set: string;
}

export interface Rules {
  spec: string | Record<string, unknown>;
  values: RulesValues;
  sides: readonly (readonly number[])[];
  hand_size: number;
  talon_size: number;
}

export interface Trick {
  leader: number;
  cards: readonly Code[];
  winner: number | null;
}

export interface DealResult {
  dealer: number;
  ended: string;
  winner: number | null;
  side: number | null;
  points: number;
  mordienne: boolean;
}

export interface Signing {
  level: string;
  honest: boolean;
  sign_ms: number | null;
}

export interface SignShown {
  seat: number;
  message: string;
  gesture: string;
  time: number;
  after: number;
  seen_by: readonly number[];
  glimpsed_by: readonly number[];
}

export interface Table {
  rules: Rules;
  names: readonly string[];
  target: Target;
  score: readonly number[];
  signing: Signing;
  phase: string;
  asked: readonly number[];
  words: readonly string[];
  first_dealer: number | null;
  results: readonly DealResult[];
  winner: number | null;
  dealer: number | null;
  number: number;
  counts: readonly number[];
  talon: number;
  votes: readonly boolean[];
  singers: readonly number[];
  declared: readonly (readonly [number, string])[];
  leader: number | null;
  trick: readonly Code[];
  tricks: readonly Trick[];
  taken: readonly number[];
  holder: number | null;
  turned_up: readonly (readonly [number, readonly Code[]])[];
  gazes: readonly (number | null)[];
  shown: DealEnded | null;
  signs: readonly SignShown[];
  understood: readonly Understood[];
}

export interface Deal {
  deck: readonly Code[] | null;
  dealt: readonly (readonly Code[] | null)[];
  talon: readonly Code[] | null;
  hands: readonly (readonly Code[] | null)[];
  votes: readonly (boolean | null)[];
  sung: readonly (readonly Code[] | null)[];
  discards: readonly (readonly Code[] | null)[];
}

export interface View {
  viewer: number;
  table: Table;
  deal: Deal;
  facts: readonly ViewEvent[];
}

export interface Player {
  seat: number;
  name: string;
  kind: 'human' | 'bot';
  level: string | null;
  you: boolean;
}

export interface Asked {
  type: 'Asked';
  phase: string;
  seats: readonly number[];
  words: readonly string[];
}

export interface Drawn {
  type: 'Drawn';
  draws: readonly (readonly [number, Code])[];
  seating: readonly number[];
  dealer: number;
}

export interface DealerNamed {
  type: 'DealerNamed';
  dealer: number;
}

export interface Shuffled {
  type: 'Shuffled';
  dealer: number;
  number: number;
  deck: readonly Code[] | null;
}

export interface Dealt {
  type: 'Dealt';
  seat: number;
  at: number;
  hands: readonly (readonly Code[] | null)[];
  talon: readonly Code[] | null;
  hand_size: number;
  talon_size: number;
}

export interface Voted {
  type: 'Voted';
  seat: number;
  yes: boolean | null;
}

export interface VotesOpened {
  type: 'VotesOpened';
  votes: readonly boolean[];
}

export interface Sung {
  type: 'Sung';
  singers: readonly [number, number];
  cards: readonly [readonly Code[] | null, readonly Code[] | null];
  size: number;
}

export interface Discarded {
  type: 'Discarded';
  seat: number;
  size: number;
  cards: readonly Code[] | null;
}

export interface Declared {
  type: 'Declared';
  seat: number;
  word: string;
}

export interface TargetSet {
  type: 'TargetSet';
  target: Target;
}

export interface Played {
  type: 'Played';
  seat: number;
  card: Code;
  next: number | null;
}

export interface TrickEnded {
  type: 'TrickEnded';
  winner: number | null;
  leader: number | null;
  taken: readonly number[];
  holder: number | null;
  turned_up: readonly Code[];
}

export interface Penalised {
  type: 'Penalised';
  seat: number;
}

export interface Redealt {
  type: 'Redealt';
}

export interface DealEnded {
  type: 'DealEnded';
  ended: string;
  winner: number | null;
  side: number | null;
  points: number;
  mordienne: boolean;
  score: readonly number[];
  hands: readonly (readonly Code[])[];
  talon: readonly Code[];
  discards: readonly (readonly Code[])[];
}

export interface MatchEnded {
  type: 'MatchEnded';
  winner: number | null;
}

export interface Looked {
  type: 'Looked';
  seat: number;
  at: number | null;
  time: number;
  when: number;
}

export interface Signed {
  type: 'Signed';
  seat: number;
  message: string;
  gesture: string;
  time: number;
  until: number;
  after: number;
}

export interface Said {
  type: 'Said';
  seat: number;
  words: string;
  time: number;
}

export interface Noticed {
  type: 'Noticed';
  seat: number;
  maker: number;
  message: string | null;
  gesture: string | null;
  time: number;
  until: number;
}

export interface Called {
  type: 'Called';
  seat: number;
  time: number;
}

export interface Spoke {
  type: 'Spoke';
  seat: number;
  phrase: string | null;
  text: string | null;
  time: number;
}

export interface SignsShown {
  type: 'SignsShown';
  signs: readonly SignShown[];
}

export interface Understood {
  type: 'Understood';
  seat: number;
  maker: number;
  message: string;
  mode: string;
  steps: readonly number[];
}

export type ViewEvent =
  | Asked
  | Drawn
  | DealerNamed
  | Shuffled
  | Dealt
  | Voted
  | VotesOpened
  | Sung
  | Discarded
  | Declared
  | TargetSet
  | Played
  | TrickEnded
  | Penalised
  | Redealt
  | DealEnded
  | MatchEnded
  | Looked
  | Signed
  | Said
  | Noticed
  | Called
  | Spoke
  | SignsShown
  | Understood;

export interface Cut {
  type: 'Cut';
  at: number;
}

export interface Vote {
  type: 'Vote';
  yes: boolean;
}

export interface Discard {
  type: 'Discard';
  cards: readonly Code[];
}

export interface Declare {
  type: 'Declare';
  word: string;
}

export interface Play {
  type: 'Play';
  card: Code;
}

export interface Look {
  type: 'Look';
  at: number | null;
}

export interface Sign {
  type: 'Sign';
  message: string;
  gesture: string | null;
}

export interface Call {
  type: 'Call';
}

export interface Speak {
  type: 'Speak';
  phrase: string | null;
  text: string | null;
}

export type SeatCommand = Cut | Vote | Discard | Declare | Play | Look | Sign | Call | Speak;

export interface NextDeal {
  type: 'NextDeal';
}

export interface NextMatch {
  type: 'NextMatch';
}

export interface Hello {
  t: 'hello';
  epoch: string | null;
  last: number | null;
}

export interface Do {
  t: 'do';
  id: string;
  command: SeatCommand | NextDeal | NextMatch;
}

export interface Ping {
  t: 'ping';
}

export interface Snapshot {
  t: 'snapshot';
  epoch: string;
  n: number;
  view: View;
  players: readonly Player[];
  clock: number;
  hints: boolean;
  reviews: boolean;
}

export interface Happened {
  t: 'event';
  n: number;
  event: ViewEvent;
}

export interface Done {
  t: 'done';
  id: string;
}

export interface Refused {
  t: 'refused';
  id: string | null;
  code: string;
  why: string;
}

export interface Pong {
  t: 'pong';
}

export type ClientMessage = Hello | Do | Ping;

export type ServerMessage = Snapshot | Happened | Done | Refused | Pong;

export interface Preset {
  name: string;
  titles: Record<string, string>;
  values: RulesValues;
  sources: Record<string, string>;
}

export interface Created {
  table: string;
}

export interface TableEntry {
  table: string;
  rules: string | Record<string, unknown>;
  phase: string;
  score: readonly number[];
  finished: boolean;
  started: string;
}

export interface Problem {
  code: string;
  why: string;
}

export interface Bots {
  levels: readonly Level[];
  hints: boolean;
  why: string | null;
}

export interface Idea {
  code: string;
  seat: number | null;
  card: Code | null;
}

export interface CardHint {
  card: Code;
  points: number;
  takes: number;
  side_takes: number;
  spoils: number;
}

export interface Hint {
  cards: readonly CardHint[];
  plan: Idea;
  ahead: string | null;
  worlds: number;
  exact: boolean;
}

export interface ReviewedCard {
  card: Code;
  points: number;
  takes: number;
  side_takes: number;
  spoils: number;
  promising: boolean;
  low: number;
  high: number;
}

export interface ReviewedPlay {
  seat: number;
  card: Code;
  low: number;
  high: number;
  lost: number;
  lost_at_most: number;
  missed: number;
  verdict: 'sound' | 'unlucky' | 'lucky' | 'mistake' | 'open';
  cards: readonly ReviewedCard[];
  plan: Idea;
  ahead: string | null;
  worlds: number;
  exact: boolean;
  held: readonly (readonly number[])[];
}

export interface Review {
  deal: number;
  viewer: number;
  names: readonly string[];
  sides: readonly (readonly number[])[];
  players: readonly Player[];
  hands: readonly (readonly Code[])[];
  tricks: readonly Trick[];
  winner: number | null;
  side: number | null;
  points: number;
  mordienne: boolean;
  count: number;
  first: number;
  plays: readonly ReviewedPlay[];
  lost: readonly number[];
}

export interface NewSigning {
  level?: 'none' | 'assiste' | 'simple' | 'ancienne';
  honest?: boolean;
  sign_ms?: 800 | 1200 | 2000 | null;
}

export interface NewTable {
  rules: string | Record<string, unknown>;
  level: 'beginner' | 'casual' | 'club' | 'strong' | 'expert';
  name?: string;
  signing?: NewSigning;
  hints?: boolean;
}
