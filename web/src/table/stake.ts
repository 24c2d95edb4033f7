/** What the declarations made of the deal that is played. */
import { t } from '../i18n';
import type { Table } from '../store/types';
import type { People } from './people';
import { openingOf } from './sentences';

/** The sentences that stand beside the score while such a deal lasts (R5.4); mostly none. */
export function stakes(table: Table, people: People): string[] {
  if (table.phase !== 'play') return [];
  const { announce } = table.rules.values;
  const announcers = table.declared.filter(([, word]) => word === 'announce');
  const lines = announcers.map(([seat]) => {
    const who = people.who(seat);
    if (announce === 'bid') return t('stake-bid', who);
    return announce === 'required' ? t('stake-required', who) : t('stake-extends', who);
  });
  const opening = openingOf(table);
  const refused = table.declared.some(([, word]) => word === 'refuse');
  if (opening?.[1] === 'surrender' && refused)
    lines.push(t('stake-refused', people.who(opening[0])));
  return lines;
}
