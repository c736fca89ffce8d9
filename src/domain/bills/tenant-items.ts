import type { TenantOpenItem } from '../api-types';
import { type Cents, sumCents } from '../money/cents';

/** What is open, and what of that is overdue. */
export interface TenantSums {
  readonly open: Cents;
  readonly overdue: Cents;
}

/** What is open under one lease. */
export interface LeaseItems extends TenantSums {
  /** Unique among the leases. */
  readonly key: string;
  /** The lease's oldest item, for what all of them say of tenant and lease. */
  readonly first: TenantOpenItem;
  readonly items: readonly TenantOpenItem[];
}

/**
 * Open items by lease, in the order in which they come: a unit may have had two tenants, and two tenants one name.
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

/** What of these items is open, and what of that is overdue (`pages.md` P15). */
export function sumsOf(items: readonly TenantOpenItem[]): TenantSums {
  const openOf = (some: readonly TenantOpenItem[]) => sumCents(some.map(({ odprto }) => odprto));
  return {
    open: openOf(items),
    overdue: openOf(items.filter(({ dni_zamude }) => dni_zamude > 0)),
  };
}
