import type { TenantOpenItem } from '../api-types';
import type { Cents } from '../money/cents';
import { openCents } from './open-cents';

/** The open amount, and the overdue part of it. */
export interface TenantSums {
  readonly open: Cents;
  readonly overdue: Cents;
}

/** The open items of one lease. */
export interface LeaseItems extends TenantSums {
  /** Unique among the leases. */
  readonly key: string;
  /** The lease's oldest item; all of them name the same tenant and lease. */
  readonly first: TenantOpenItem;
  readonly items: readonly TenantOpenItem[];
}

/**
 * Open items by lease, in the given order. A unit may have had two tenants, and two tenants may share a name.
 */
export function byLease(items: readonly TenantOpenItem[]): LeaseItems[] {
  const leases = new Map<string, [TenantOpenItem, ...TenantOpenItem[]]>();
  for (const item of items) {
    const { inventarna_stevilka, sifra_placnika_najemnika, pogodba_od } = item;
    const key = JSON.stringify([inventarna_stevilka, sifra_placnika_najemnika, pogodba_od]);
    const known = leases.get(key);
    if (known) known.push(item);
    else leases.set(key, [item]);
  }
  return [...leases].map(([key, own]) => ({ key, first: own[0], items: own, ...sumsOf(own) }));
}

/** Those of the items that are owed: an overpayment settles no other bill. */
export const owedItems = (items: readonly TenantOpenItem[]) =>
  items.filter(({ odprto }) => odprto > 0);

/** The open amount of these items, and the overdue part of it, without overpayments (`pages.md` P15). */
export function sumsOf(all: readonly TenantOpenItem[]): TenantSums {
  const items = owedItems(all);
  return {
    open: openCents(items),
    overdue: openCents(items.filter(({ dni_zamude }) => dni_zamude > 0)),
  };
}
