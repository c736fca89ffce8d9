import type { QueryClient } from '@tanstack/react-query';
import { openItemsQuery } from '../../api/billing';
import { readingsQuery } from '../../api/billing-readings';
import { apiOf } from '../../api/bound-api';
import { managersQuery } from '../../api/managers';
import { unitsQuery } from '../../api/units';
import type { Unit } from '../../domain/api-types';
import type { RouteName } from '../../navigation/page-table';

/** Longer than it takes to read answers that have come, and too short to be noticed when they have not. Ms. */
const PATIENCE = 200;

/** What `ask-early.ts` has asked for a page, as the page asks for it. */
const pageQueries: Partial<
  Record<RouteName, (client: QueryClient, unit: string) => Promise<unknown>>
> = {
  home: (client, unit) => client.prefetchQuery(openItemsQuery(unit)),
  'open-items': (client, unit) => client.prefetchQuery(openItemsQuery(unit)),
  readings: (client, unit) => client.prefetchQuery(readingsQuery(unit)),
};

/**
 * Takes the answers that were asked for early before the first page is drawn, so that it is drawn once and whole and not
 * piece by piece. Without such answers it waits for nothing.
 *
 * @param selectedUnit - the selected unit, once the list of units has come
 */
export async function preparePage(
  client: QueryClient,
  page: RouteName,
  selectedUnit: () => Unit | undefined,
): Promise<void> {
  const { early } = apiOf(client);
  if (!early.arePending()) return;
  const own = async () => {
    await client.prefetchQuery(unitsQuery());
    const unit = selectedUnit()?.inventarna_stevilka;
    // The page may ask otherwise, by what its address says, or not at all, by what is granted.
    if (unit && early.arePending(unit)) await pageQueries[page]?.(client, unit);
  };
  const patience = new Promise((resolve) => setTimeout(resolve, PATIENCE));
  await Promise.race([Promise.all([own(), client.prefetchQuery(managersQuery())]), patience]);
}
