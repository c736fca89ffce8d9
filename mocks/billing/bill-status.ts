import type { components } from '../../src/api/schema';
import type { Cents } from '../values/money';

type BillStatus = components['schemas']['BillStatus'];
type OpenStatus = components['schemas']['OpenStatus'];

/** The values that a bill's status depends on. */
export interface Bill {
  readonly znesek: Cents;
  readonly placano: Cents;
  /** `YYYY-MM-DD`. */
  readonly rok_placila: string | null;
  /** Whether the manager has handed the bill to enforcement. */
  readonly v_izvrsbi: boolean;
}

/** Days since a date; 0 for a day that has not passed, and without a date. */
export function daysPast(date: string | null, today: string): number {
  if (date === null || date >= today) return 0;
  return Math.round((Date.parse(today) - Date.parse(date)) / 86_400_000);
}

/**
 * The status of a bill on a day (pages.md 2.4). A bill without a due date never becomes overdue.
 * @param today `YYYY-MM-DD`
 */
export function billStatus(bill: Bill, today: string): BillStatus {
  return isSettled(bill) ? 'placano' : openStatus(bill, today);
}

/** Whether the paid amount equals the billed one. */
export function isSettled({ znesek, placano }: Pick<Bill, 'znesek' | 'placano'>): boolean {
  return znesek === placano;
}

/** The status of a bill that is not settled. */
export function openStatus(bill: Bill, today: string): OpenStatus {
  if (bill.placano > bill.znesek) return 'preplacilo';
  if (bill.v_izvrsbi) return 'v_izvrsbi';
  if (daysPast(bill.rok_placila, today) > 0) return 'zapadlo';
  return bill.placano > 0 ? 'delno_placano' : 'odprto';
}
