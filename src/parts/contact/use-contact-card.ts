import { useQuery, useQueryClient } from '@tanstack/react-query';
import { contactCardQuery, isBuildingGone } from '../../api/building-contact';
import { useLoggedIn, useSelectedUnit } from '../../machines/portal-context';
import { useKnownUnits } from '../unit/use-units';

/** The contacts seldom change, and every page shows them. */
const CONTACT_FRESH_MS = 10 * 60_000;

/**
 * The contacts for the building of the selected unit; without a unit, the manager's. The query waits for the units, so
 * that it runs once, and does not run without a session (§7).
 */
export function useContactCard() {
  const isLoggedIn = useLoggedIn();
  const unit = useSelectedUnit();
  const units = useKnownUnits();
  const hasNone = units.isError || units.data?.length === 0;
  const asked = contactCardQuery(unit?.objekt_sifra);
  const wasGone = isBuildingGone(useQueryClient().getQueryState(asked.queryKey)?.error);
  const ofBuilding = useQuery({
    ...asked,
    enabled: isLoggedIn && (unit !== undefined || hasNone),
    staleTime: CONTACT_FRESH_MS,
    // Otherwise each new reader asks again, and until the answer all others forget the manager's card.
    ...(wasGone && { retryOnMount: false }),
  });
  // The selected unit was handed over: its building is no longer the user's, the manager still is (`pages.md` P36 8).
  const isPast = isBuildingGone(ofBuilding.error);
  const ofManager = useQuery({
    ...contactCardQuery(undefined),
    enabled: isLoggedIn && isPast,
    staleTime: CONTACT_FRESH_MS,
  });
  return isPast ? ofManager : ofBuilding;
}

/**
 * Whether the card is that of a building. Without one, such as while the units cannot be loaded, its empty lists do not mean
 * that the manager has published nothing. For readers of `useContactCard`, which follows the answers.
 */
export function useHasBuilding(): boolean {
  const unit = useSelectedUnit();
  const asked = contactCardQuery(unit?.objekt_sifra).queryKey;
  const client = useQueryClient();
  return unit !== undefined && !isBuildingGone(client.getQueryState(asked)?.error);
}
