import { dueSentence } from '../../text/bills/due';
import { type Cents, fromCents } from '../money/cents';
import { formatMoney } from '../money/number';
import { duePartsOf } from './due-parts';

/** How many due days the sentence names; a longer one is hard to read. */
const MAX_NAMED_DAYS = 3;

const amount = (cents: Cents) => formatMoney(fromCents(cents));
const orNone = (cents: Cents) => (cents === 0n ? null : amount(cents));

/**
 * What the payer has to pay for open items, in one or a few sentences: what is overdue, and what is due by which day; these
 * amounts add up to the total, to the cent. That payments are announced is named, so that it is not paid twice.
 *
 * @returns an empty text when no item is open
 */
export function dueAnswer(items: Parameters<typeof duePartsOf>[0]): string {
  const { toPay, overdue, days, undated, announced, debit, overpaid } = duePartsOf(items);
  const later = days.slice(MAX_NAMED_DAYS).reduce((sum, { cents }) => sum + cents, 0n);
  return dueSentence({
    total: orNone(toPay),
    overdue: orNone(overdue),
    days: days.slice(0, MAX_NAMED_DAYS).map(({ day, cents }) => [amount(cents), day] as const),
    later: orNone(later),
    undated: orNone(undated),
    announced,
    debit: debit.count === 0 ? null : { ...debit, amount: amount(debit.cents) },
    overpaid: orNone(overpaid),
  });
}
