import { debitSentence } from '../../text/bills/due';
import type { OpenItem, OpenItems } from '../api-types';
import { formatDate } from '../dates/date';
import { fromCents, sumCents, toCents } from '../money/cents';
import { formatMoney } from '../money/number';
import { isCollected } from '../payment/is-collected';
import { duePartsOf } from './due-parts';

const sum = (items: readonly OpenItem[]) => sumCents(items.map(({ odprto }) => odprto));

/**
 * What the user has to pay themselves: the server's sums in euros without the items that the bank collects, the next day
 * as the page shows it, and the sentence about those items (`pages.md` P1).
 */
export function leftToPay(
  items: Pick<OpenItems, 'skupaj_odprto' | 'nezapadlo' | 'naslednji_rok' | 'postavke'>,
) {
  const collected = items.postavke.filter(isCollected);
  const without = (amount: number, some: readonly OpenItem[]) =>
    fromCents(toCents(amount) - sum(some));
  if (collected.length === 0) {
    const { skupaj_odprto, nezapadlo, naslednji_rok } = items;
    return { open: skupaj_odprto, notDue: nezapadlo, nextDay: formatDate(naslednji_rok) };
  }
  // As in the server's sums, what is announced is still open.
  const { days, debit } = duePartsOf(items.postavke.map(({ placilo: _, ...item }) => item));
  return {
    open: without(items.skupaj_odprto, collected),
    notDue: without(
      items.nezapadlo,
      collected.filter(({ dni_zamude }) => dni_zamude <= 0),
    ),
    nextDay: days[0]?.day ?? '/',
    debit: debitSentence({ ...debit, amount: formatMoney(fromCents(debit.cents)) }),
  };
}
