import type { QueryClient } from '@tanstack/react-query';
import { openItemsQuery } from '../../api/billing';
import { readingsQuery } from '../../api/billing-readings';
import { apiOf } from '../../api/bound-api';
import { managersQuery } from '../../api/managers';
import { unitsQuery } from '../../api/units';
import type { Unit } from '../../domain/api-types';
import type { RouteName } from '../../navigation/page-table';

/** Long enough to read answers that have arrived, short enough not to be noticed when they have not. */
const WAIT_LIMIT_MS = 200;

/** The queries of each page whose calls `ask-early.ts` begins. */
const pageQueries: Partial<
  Record<RouteName, (client: QueryClient, unit: string) => Promise<unknown>>
> = {
  home: (client, unit) => client.prefetchQuery(openItemsQuery(unit)),
  'open-items': (client, unit) => client.prefetchQuery(openItemsQuery(unit)),
  readings: (client, unit) => client.prefetchQuery(readingsQuery(unit)),
};

/**
 * Reads the answers of early calls into the cache before the first page is shown, so that the page is rendered once,
 * with its data. Without early calls it does not wait.
 *
 * @param selectedUnit - gives the selected unit once the units are loaded
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
    // Without a pending early call, the page may need another request or no request.
    if (unit && early.arePending(unit)) await pageQueries[page]?.(client, unit);
  };
  const timeLimit = new Promise((resolve) => setTimeout(resolve, WAIT_LIMIT_MS));
  await Promise.race([Promise.all([own(), client.prefetchQuery(managersQuery())]), timeLimit]);
}
