import type { BilledMonth } from './billed-month';
import { numbered, type SeedBill, type SeedPayment, toBills, toPayments } from './billed-month';
import { billsOfHomes } from './bills-homes';
import { billsOfOthers } from './bills-others';

const months: readonly BilledMonth[] = [...billsOfHomes, ...billsOfOthers];

const entries = numbered(months.flatMap(toBills), months.flatMap(toPayments));

/** All bills of the demo world, the single source of open items, account card and billing pages. */
export const bills: readonly SeedBill[] = entries.bills;

/** The payments for these bills. */
export const payments: readonly SeedPayment[] = entries.payments;
