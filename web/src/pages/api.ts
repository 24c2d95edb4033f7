/** What the pages ask the server, and its answers. */
import { addressOf } from '../address';
import type {
  Bots,
  Created,
  Hint,
  Level,
  NewSigning,
  NewTable,
  Preset,
  Problem,
  Review,
  RulesValues,
  TableEntry,
} from '../store/types';

/** The name of a rule. */
export type Key = keyof RulesValues;
export type Value = RulesValues[Key];
/** Some of the rules: those of a preset are all of them. */
export type Values = Readonly<Partial<RulesValues>>;
/** A preset's name, or a preset and what a house changes in it. */
export type Spec = NewTable['rules'];

/** Every level, in the order in which they are offered, where the server has them. */
export const levels = Object.keys({
  beginner: true,
  casual: true,
  club: true,
  strong: true,
  expert: true,
} satisfies Record<Level, true>) as readonly Level[];

/** The server's no: a code for translations, and an English sentence. */
export class Refused extends Error {
  constructor(
    readonly code: string,
    readonly why: string,
  ) {
    super(why);
  }
}

/** The server's no that was caught; any other error is a fault of the page, and goes on up. */
export function refusedBy(error: unknown): Refused {
  if (error instanceof Refused) return error;
  throw error;
}

async function ask<Answer>(path: string, body?: unknown): Promise<Answer> {
  let response: Response;
  try {
    response = await fetch(addressOf(path), {
      method: body === undefined ? 'GET' : 'POST',
      ...(body === undefined
        ? {}
        : { headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) }),
    });
  } catch {
    throw new Refused('unreachable', 'the server does not answer');
  }
  const answer: unknown = await response.json().catch(() => null);
  if (response.ok && answer !== null) return answer as Answer;
  const { code, why } = (answer ?? {}) as Partial<Problem>;
  throw new Refused(code ?? 'unreachable', why ?? response.statusText);
}

/** Every preset that the library knows. */
export const getPresets = () => ask<readonly Preset[]>('api/presets');

/** The reader's own tables, newest first. */
export const getTables = () => ask<readonly TableEntry[]>('api/tables');

/** Which bots the server has, and whether they can say what they think. */
export const getBots = () => ask<Bots>('api/bots');

/** What the expert would play now in the reader's seat. */
export const askHint = (table: string) =>
  ask<Hint>(`api/tables/${encodeURIComponent(table)}/hint`, {});

/** The review of a deal from a play on, as far as it has come. */
export const getReview = (table: string, deal: number, from: number) =>
  ask<Review>(`api/tables/${encodeURIComponent(table)}/deals/${deal}/review?from=${from}`);

/** Open a table with bots at the other seats, and give its name. */
export async function openTable(
  rules: Spec,
  level: Level,
  more: { signing?: NewSigning | undefined; hints?: boolean | undefined } = {},
): Promise<string> {
  return (await ask<Created>('api/tables', { rules, level, ...more })).table;
}
