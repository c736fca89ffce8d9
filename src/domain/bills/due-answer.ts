import {
  type DueWords,
  dueDetails,
  dueSentence,
  partSentence,
  sumsSentence,
} from '../../text/bills/due';
import type { OpenItems } from '../api-types';
import { type Cents, fromCents } from '../money/cents';
import { formatMoney } from '../money/number';
import type { AllDues } from './all-dues';
import { duePartsOf } from './due-parts';

/** How many due days the sentence names; a longer one is hard to read. */
const MAX_NAMED_DAYS = 3;

const amount = (cents: Cents) => formatMoney(fromCents(cents));
const orNone = (cents: Cents) => (cents === 0n ? null : amount(cents));

type Items = Parameters<typeof duePartsOf>[0];

function wordsOf(items: Items): DueWords {
  const { toPay, overdue, days, undated, announced, debit, overpaid } = duePartsOf(items);
  const later = days.slice(MAX_NAMED_DAYS).reduce((sum, { cents }) => sum + cents, 0n);
  return {
    total: orNone(toPay),
    overdue: orNone(overdue),
    days: days.slice(0, MAX_NAMED_DAYS).map(({ day, cents }) => [amount(cents), day] as const),
    later: orNone(later),
    undated: orNone(undated),
    announced:
      announced.count === 0
        ? null
        : {
            count: announced.count,
            amount: amount(announced.cents),
            isAll: announced.cents === toPay,
          },
    debit: debit.count === 0 ? null : { ...debit, amount: amount(debit.cents) },
    overpaid: orNone(overpaid),
  };
}

/**
 * What the payer has to pay for open items, in one or a few sentences: what is overdue, what is due by which day, and what
 * is announced, which must not be paid twice; these amounts add up to the total, to the cent.
 *
 * @param isLeast - whether more is to pay than these items
 * @returns an empty text when no item is open
 */
export const dueAnswer = (items: Items, isLeast = false): string =>
  dueSentence({ ...wordsOf(items), isLeast });

/** What is open and overdue by the server's sums in euros, for a list of which only a part is loaded. */
export const dueAnswerOfSums = (sums: Pick<OpenItems, 'skupaj_odprto' | 'zapadlo'>): string =>
  sumsSentence(
    formatMoney(sums.skupaj_odprto),
    sums.zapadlo > 0 ? formatMoney(sums.zapadlo) : null,
  );

/**
 * What is to pay to all managers (`pages.md` P34): in days only when the list has all items, and otherwise in the sums
 * of all, with what is known to be overpaid or collected.
 */
export function allDuesAnswer({ toPay, overdue, isWhole, items, others }: AllDues): string {
  const isLeast = others.length > 0;
  if (isWhole) return dueAnswer(items, isLeast);
  return partSentence({
    ...wordsOf(items),
    total: orNone(toPay),
    overdue: orNone(overdue),
    isLeast,
  });
}

/** The same without the total, for a page that has named the open sum. */
export const dueDetailsOf = (items: Items): string => dueDetails(wordsOf(items));
