import { languages, learn, preferred } from './i18n/catalogues';
import { storage } from './storage';

export type Speed = 'slow' | 'normal' | 'fast';
export type CardIndex = 'code' | 'french';
export type Suits = 'spanish' | 'french';

export interface Settings {
  language: string;
  /** How fast what happens at the table is shown. */
  speed: Speed;
  /** One big corner index on every card. */
  largeCards: boolean;
  /** The suits drawn: deniers, cups, batons and swords, or diamonds, hearts, clubs and spades. */
  suits: Suits;
  /** Corner letters: A K N J, or the French A R C V. */
  cardIndex: CardIndex;
  sound: boolean;
}

const KEY = 'aluette-settings';

const allowed: Record<keyof Settings, readonly unknown[]> = {
  language: languages,
  speed: ['slow', 'normal', 'fast'],
  largeCards: [true, false],
  suits: ['spanish', 'french'],
  cardIndex: ['code', 'french'],
  sound: [true, false],
};

/** What a reader gets who has chosen nothing. */
export function defaults(wanted: readonly string[]): Settings {
  const language = preferred(wanted);
  return {
    language,
    speed: 'normal',
    largeCards: false,
    suits: 'spanish',
    cardIndex: language === 'fr' ? 'french' : 'code',
    sound: true,
  };
}

/** The settings remembered here, wherever they are still possible, over the defaults. */
export function load(wanted: readonly string[], memory: Pick<Storage, 'getItem'>): Settings {
  const start = defaults(wanted);
  let stored: unknown = null;
  try {
    stored = JSON.parse(memory.getItem(KEY) ?? 'null');
  } catch {
    // Somebody else's text under our key: the defaults stand.
  }
  if (typeof stored !== 'object' || stored === null) return start;
  const kept = Object.entries(stored).filter(
    ([key, value]) => key in allowed && allowed[key as keyof Settings].includes(value),
  );
  return { ...start, ...Object.fromEntries(kept) };
}

/** Remember all settings for the next visit. */
export function save(now: Settings, memory: Pick<Storage, 'setItem'> = storage): void {
  memory.setItem(KEY, JSON.stringify(now));
}

/** The reader's settings: change a field, and page and memory follow. */
export const settings: Settings = $state(load(navigator.languages, storage));

/** Speak another language, once its messages are here; the corner letters follow it. */
export async function speak(language: string): Promise<void> {
  await learn(language);
  settings.language = language;
  settings.cardIndex = defaults([language]).cardIndex;
}
