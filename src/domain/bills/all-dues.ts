import type { DueList, ManagerDues, OpenItem } from '../api-types';
import { type Cents, toCents } from '../money/cents';
import { isAnnounced } from '../payment/is-announced';
import { isToPay } from '../payment/is-to-pay';
import { openCents } from './open-cents';

/** What all managers of an account are owed, as far as they answer. */
export interface AllDues {
  /**
   * What is to pay at `fresh`, also for items that the list leaves out. What the bank collects is not in it, and an
   * overpaid item lowers it only where the list leaves that out.
   */
  readonly toPay: Cents;
  /** The overdue part of `toPay`. */
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

const isLate = ({ dni_zamude }: OpenItem) => dni_zamude > 0;
const isPart = ({ stevilo_vrstic, postavke }: ManagerDues) => stevilo_vrstic > postavke.length;

/** What is to pay at one manager: what is overdue, and the rest. */
function askedAt(dues: ManagerDues) {
  // An overpaid item that the list leaves out lowers the server's sum; then the listed items are the least.
  const askedOf = (items: readonly OpenItem[], ofAll: Cents) => {
    const listed = openCents(items.filter(isToPay));
    const all = ofAll - openCents(items.filter((item) => !isToPay(item)));
    return isPart(dues) && all > listed ? all : listed;
  };
  const { odprto, zapadlo, postavke } = dues;
  const [open, late] = [toCents(odprto), toCents(zapadlo)];
  return {
    overdue: askedOf(postavke.filter(isLate), late),
    rest: askedOf(
      postavke.filter((item) => !isLate(item)),
      open - late,
    ),
  };
}

/** Splits the managers by whether their amounts may be added up (`pages.md` P34). */
export function allDuesOf({ upravniki }: DueList): AllDues {
  const fresh = upravniki.filter(({ stanje }) => stanje === 'svezo');
  const others = upravniki.filter(({ stanje }) => stanje !== 'svezo');
  const items = fresh.flatMap(({ postavke }) => postavke);
  const asked = fresh.map(askedAt);
  const overdue = asked.reduce((all, each) => all + each.overdue, 0n);
  return {
    toPay: asked.reduce((all, each) => all + each.rest, overdue),
    overdue,
    fresh,
    others,
    isWhole: !fresh.some(isPart),
    items,
  };
}

/** Why an item is not in a newer list: it is settled, or its manager has not answered. */
export type GoneState = 'settled' | 'unknown';

/**
 * What a newer list says of an item. A manager that has not answered, and of which no earlier answer is known, has no items
 * in the list: that settles nothing.
 */
export function stateInList(
  { upravniki }: DueList,
  { manager, code_payer }: ManagerDues,
  id: string,
): 'open' | GoneState {
  const row = upravniki.find((each) => each.manager === manager && each.code_payer === code_payer);
  if (row === undefined || row.stanje === 'ni_odgovora') return 'unknown';
  const item = row.postavke.find(({ id_postavke }) => id_postavke === id);
  return item !== undefined && item.odprto > 0 ? 'open' : 'settled';
}

/**
 * The item to pay first: the first overdue one, or else the first open one. Announced items and those that the bank
 * collects are left out (`pages.md` P34).
 *
 * @returns `undefined` when nothing is left to pay
 */
export function firstToPay(list: DueList): OpenItem | undefined {
  const open = allDuesOf(list).items.filter((item) => isToPay(item) && !isAnnounced(item));
  return open.find(isLate) ?? open[0];
}
