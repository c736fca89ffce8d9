import { useQuery } from '@tanstack/react-query';
import { openItemsQuery } from '../../api/billing';
import type { OpenItem, OpenItems } from '../../domain/api-types';
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

/** The open item of a bill of the same payer code: other payer codes may have bills of the same number. */
export function itemOf(
  bill: Pick<OpenItem, 'st_dokumenta'>,
  open: OpenItems | undefined,
): OpenItem | undefined {
  return open?.postavke.find(({ st_dokumenta }) => st_dokumenta === bill.st_dokumenta);
}
