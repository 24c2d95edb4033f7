import { languages, preferred } from './i18n/catalogues';

export type Speed = 'slow' | 'normal' | 'fast';
export type CardIndex = 'code' | 'french';

export interface Settings {
  language: string;
  /** How fast what happens at the table is shown. */
  speed: Speed;
  /** One big corner index on every card. */
  largeCards: boolean;
  /** Corner letters: A K N J, or the French A R C V. */
  cardIndex: CardIndex;
  sound: boolean;
}

const KEY = 'aluette-settings';

const allowed: Record<keyof Settings, readonly unknown[]> = {
  language: languages,
  speed: ['slow', 'normal', 'fast'],
  largeCards: [true, false],
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
    cardIndex: language === 'fr' ? 'french' : 'code',
    sound: true,
  };
}

/** The settings remembered here, wherever they are still possible, over the defaults. */
export function load(wanted: readonly string[], storage: Pick<Storage, 'getItem'>): Settings {
  const start = defaults(wanted);
  let stored: unknown = null;
  try {
    stored = JSON.parse(storage.getItem(KEY) ?? 'null');
  } catch {
    // Somebody else's text under our key, or a browser that keeps nothing: the defaults stand.
  }
  if (typeof stored !== 'object' || stored === null) return start;
  const kept = Object.entries(stored).filter(
    ([key, value]) => key in allowed && allowed[key as keyof Settings].includes(value),
  );
  return { ...start, ...Object.fromEntries(kept) };
}

/** Remember all settings for the next visit. */
export function save(now: Settings, storage: Pick<Storage, 'setItem'>): void {
  try {
    storage.setItem(KEY, JSON.stringify(now));
  } catch {
    // A browser that keeps nothing still plays.
  }
}

/** The reader's settings: change a field, and page and memory follow. */
export const settings: Settings = $state(load(navigator.languages, localStorage));

/** Speak another language; the corner letters follow it. */
export function speak(language: string): void {
  settings.language = language;
  settings.cardIndex = defaults([language]).cardIndex;
}
