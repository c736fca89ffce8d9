import type { DueList, ManagerDues, OpenItem } from '../api-types';
import { type Cents, sumCents } from '../money/cents';

/** What all managers of an account are owed, as far as they answer. */
export interface AllDues {
  /** The exact sum of the open items of `fresh`; overpaid ones lower it. */
  readonly total: Cents;
  /** Managers that have answered now. */
  readonly fresh: readonly ManagerDues[];
  /** All others, also those in a state that the portal does not know; their amounts are in no sum. */
  readonly others: readonly ManagerDues[];
  /** The open items of `fresh`. */
  readonly items: readonly OpenItem[];
}

/** Splits the managers by whether their amounts may be added up (`pages.md` P34). */
export function allDuesOf({ upravniki }: DueList): AllDues {
  const fresh = upravniki.filter(({ stanje }) => stanje === 'svezo');
  const others = upravniki.filter(({ stanje }) => stanje !== 'svezo');
  const items = fresh.flatMap(({ postavke }) => postavke);
  return { total: sumCents(items.map(({ odprto }) => odprto)), fresh, others, items };
}

/** An item of a manager in a newer list; `undefined` when it is no longer open. */
export function sameItem(
  { upravniki }: DueList,
  { manager, code_payer }: ManagerDues,
  id: string,
): OpenItem | undefined {
  return upravniki
    .find((row) => row.manager === manager && row.code_payer === code_payer)
    ?.postavke.find(({ id_postavke }) => id_postavke === id);
}
