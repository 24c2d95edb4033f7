/** What the pages ask the server, and its answers. */
import type { NewSigning } from '../store/types';

export type Value =
  string | number | boolean | readonly number[] | Readonly<Record<string, number>>;
export type Values = Readonly<Record<string, Value>>;

/** A preset of the library, or one with its overlay: `spanish+mordienne`. */
export interface Preset {
  name: string;
  /** For people, by language. */
  titles: Readonly<Record<string, string>>;
  values: Values;
  /** Where each value comes from: numbers of source texts, `ours`, … */
  sources: Readonly<Record<string, string>>;
}

/** A preset's name, or a preset and what a house changes in it. */
export type Spec = string | Readonly<Record<string, Value>>;

export const levels = ['beginner', 'casual', 'club'] as const;
export type Level = (typeof levels)[number];

/** One of the reader's own tables. */
export interface TableSummary {
  table: string;
  rules: Spec;
  phase: string;
  score: readonly number[];
  finished: boolean;
}

/** The server's no: a code for translations, and an English sentence. */
export class Refused extends Error {
  constructor(
    readonly code: string,
    readonly why: string,
  ) {
    super(why);
  }
}

async function ask<Answer>(path: string, body?: unknown): Promise<Answer> {
  let response: Response;
  try {
    response = await fetch(path, {
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
  const { code, why } = (answer ?? {}) as { code?: string; why?: string };
  throw new Refused(code ?? 'unreachable', why ?? response.statusText);
}

/** Every preset that the library knows. */
export const getPresets = () => ask<readonly Preset[]>('/api/presets');

/** The reader's own tables, newest first. */
export const getTables = () => ask<readonly TableSummary[]>('/api/tables');

/** Lay a table with bots at the other seats, and give its name. */
export async function layTable(rules: Spec, level: Level, signing?: NewSigning): Promise<string> {
  return (await ask<{ table: string }>('/api/tables', { rules, level, signing })).table;
}
