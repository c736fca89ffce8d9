import { addDays } from '../../values/days';
import type { Db, OpenItemRow } from '../../world/db';
import { DEMO_TODAY } from '../../world/demo-today';
import { isSettled } from '../bill-status';
import { paymentOf } from '../payment-state';

/** The manager announces a debit to the payer and to the bank so many days before it. */
const DAYS_BEFORE_FIRST = 7;
/** A debit that is nearer is with the bank already. */
const DAYS_TO_TAKE_BACK = 3;

/** The first due date that is debited by a mandate that is confirmed today. */
export const debitedFrom = () => addDays(DEMO_TODAY, DAYS_BEFORE_FIRST);

/**
 * The first due date that is no longer debited when a mandate ends today.
 * @param begin the first due date that the mandate debits
 */
export function ownDaysFrom(begin: string | null = null): string {
  const first = addDays(DEMO_TODAY, DAYS_TO_TAKE_BACK);
  return begin !== null && begin > first ? begin : first;
}

/**
 * Marks the open bills of a payer code that are due on a day or later. A bill whose payment is announced is not debited, so that it is not
 * paid twice.
 * @param isDebited whether a direct debit settles them
 */
export function markBills(db: Db, payer: string, from: string, isDebited: boolean): void {
  const where = { payer: { equals: payer } };
  const isDue = (row: OpenItemRow) => (row.rok_placila ?? '') >= from && !isSettled(row);
  for (const item of db.openItem.findMany({ where }).filter(isDue)) {
    if (isDebited && paymentOf(db, item).stanje_placila === 'najavljeno') continue;
    const { key } = item;
    const data = { direktna_obremenitev: isDebited };
    db.openItem.update({ where: { key: { equals: key } }, data });
    db.bill.update({ where: { key: { equals: key } }, data });
  }
}
