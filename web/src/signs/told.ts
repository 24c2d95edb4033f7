/** What a player saw of faces and heard, in whole sentences. */
import { t } from '../i18n';
import type { Fact } from '../store/facts';
import type { People } from '../table/people';
import { seenInWords } from './captions';
import { spoken } from './speech';
import { messageInWords } from './words';

/** One of the things that the viewer remembers; `level` is the table's way with signs. */
export function told(fact: Fact, people: People, level: string): string {
  switch (fact.type) {
    case 'Signed':
      return t('signs-told-made', { message: messageInWords(fact.message) });
    case 'Noticed': {
      const who = people.name(fact.maker);
      if (fact.message === null) return t('signs-told-glimpse', { who });
      const gesture = seenInWords(fact.message, fact.gesture ?? '');
      if (level !== 'assiste') return t('signs-told-seen', { who, gesture });
      const message = messageInWords(fact.message);
      return t('signs-told-named', { who, gesture, message });
    }
    case 'Called':
      return t('signs-told-called', people.who(fact.seat));
    default:
      return t('signs-told-spoke', { ...people.who(fact.seat), words: spoken(fact) });
  }
}
