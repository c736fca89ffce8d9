import type { BillStatus } from '../api-types';
import { daysBetween } from '../dates/date';
import { today } from '../dates/today';

interface ListedBill {
  readonly status: BillStatus;
  readonly odprto: number;
  readonly rok_placila: string | null;
}

/** Whether a bill of a list is overdue; one in enforcement has another state (`pages.md` 2.4), so its due date decides. */
export function isOverdue({ status, odprto, rok_placila }: ListedBill): boolean {
  if (status !== 'v_izvrsbi') return status === 'zapadlo';
  return odprto > 0 && (daysBetween(rok_placila, today()) ?? 0) > 0;
}
