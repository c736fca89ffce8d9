import { debitSentence, overpaidSentence } from '../../text/bills/due';
import type { OpenItem, OpenItems } from '../api-types';
import { formatDate } from '../dates/date';
import { fromCents, toCents } from '../money/cents';
import { formatMoney } from '../money/number';
import { isCollected } from '../payment/is-collected';
import { duePartsOf } from './due-parts';
import { openCents } from './open-cents';
import { owedOf } from './owed';

const isLate = ({ odprto, dni_zamude }: OpenItem) => odprto > 0 && dni_zamude > 0;

/**
 * What the user has to pay themselves: the server's sums in euros without the items that the bank collects and without
 * overpaid ones, the next day as the page shows it, and the sentences about those items (`pages.md` P1).
 */
export function leftToPay(
  items: Pick<OpenItems, 'skupaj_odprto' | 'nezapadlo' | 'naslednji_rok' | 'postavke'>,
) {
  const collected = items.postavke.filter((item) => item.odprto > 0 && isCollected(item));
  const without = (amount: number, some: readonly OpenItem[]) =>
    fromCents(toCents(amount) - openCents(some));
  // As in the server's sums, what is announced is still open.
  const { days, debit, overpaid } = duePartsOf(
    items.postavke.map(({ placilo: _, ...item }) => item),
  );
  const open = without(owedOf(items.skupaj_odprto, items.postavke), collected);
  const late = items.postavke.filter((item) => isLate(item) && !isCollected(item));
  return {
    open,
    notDue:
      overpaid === 0n
        ? without(
            items.nezapadlo,
            collected.filter((item) => !isLate(item)),
          )
        : without(open, late),
    // The server's day may be that of an item that is collected or overpaid.
    nextDay:
      collected.length === 0 && overpaid === 0n
        ? formatDate(items.naslednji_rok)
        : (days[0]?.day ?? '/'),
    ...(collected.length > 0 && {
      debit: debitSentence({ ...debit, amount: formatMoney(fromCents(debit.cents)) }),
    }),
    ...(overpaid > 0n && { overpaid: overpaidSentence(formatMoney(fromCents(overpaid))) }),
  };
}
