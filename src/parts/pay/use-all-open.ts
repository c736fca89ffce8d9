import { useQuery } from '@tanstack/react-query';
import { openItemsQuery } from '../../api/billing';
import { useAccess } from '../../machines/portal-context';
import { isGranted } from '../../navigation/menu';
import { useUnits } from '../unit/use-units';

/** With more units, the list of open items may have many pages. */
const MOST_UNITS = 100;

/** The open items of all units of the payer code; not fetched for a user without that page, or with more than 100 units. */
export function useAllOpen() {
  const { data: units } = useUnits();
  const isAllowed = isGranted('open-items', useAccess());
  const enabled = isAllowed && units !== undefined && units.length <= MOST_UNITS;
  return useQuery({ ...openItemsQuery(undefined), enabled });
}
