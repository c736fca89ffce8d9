import type { DueList, ManagerDues, OpenItem } from '../api-types';
import { type Cents, sumCents } from '../money/cents';
import { isAnnounced } from '../payment/is-announced';
import { isCollected } from '../payment/is-collected';

/** What all managers of an account are owed, as far as they answer. */
export interface AllDues {
  /** The exact sum of what is open at `fresh`, also of items that the list leaves out; overpaid ones lower it. */
  readonly total: Cents;
  /** `total` without what the bank collects. */
  readonly toPay: Cents;
  /** The overdue part of `total`. */
  readonly overdue: Cents;
  /** Managers that have answered now. */
  readonly fresh: readonly ManagerDues[];
  /** All others, also those in a state that the portal does not know; their amounts are in no sum. */
  readonly others: readonly ManagerDues[];
  /** Whether `items` are all open items of `fresh`: a list has the first 100 of a payer code. */
  readonly isWhole: boolean;
  /** The open items of `fresh`. */
  readonly items: readonly OpenItem[];
}

/** Splits the managers by whether their amounts may be added up (`pages.md` P34). */
export function allDuesOf({ upravniki }: DueList): AllDues {
  const fresh = upravniki.filter(({ stanje }) => stanje === 'svezo');
  const others = upravniki.filter(({ stanje }) => stanje !== 'svezo');
  const items = fresh.flatMap(({ postavke }) => postavke);
  const total = sumCents(fresh.map(({ odprto }) => odprto));
  return {
    total,
    toPay: total - sumCents(items.filter(isCollected).map(({ odprto }) => odprto)),
    overdue: sumCents(fresh.map(({ zapadlo }) => zapadlo)),
    fresh,
    others,
    isWhole: fresh.every(({ stevilo_vrstic, postavke }) => stevilo_vrstic <= postavke.length),
    items,
  };
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

/**
 * The item to pay first: the first overdue one, or else the first open one. Announced items and those that the bank
 * collects are left out (`pages.md` P34).
 *
 * @returns `undefined` when nothing is left to pay
 */
export function firstToPay(list: DueList): OpenItem | undefined {
  const open = allDuesOf(list).items.filter(
    (item) => item.odprto > 0 && !isAnnounced(item) && !isCollected(item),
  );
  return open.find(({ dni_zamude }) => dni_zamude > 0) ?? open[0];
}
