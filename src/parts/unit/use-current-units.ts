import { useQuery } from '@tanstack/react-query';
import { unitDetailsQuery } from '../../api/units';
import type { Unit } from '../../domain/api-types';
import { endedUnits } from '../../domain/units/ended-units';
import { useAccess } from '../../machines/portal-context';
import { isGranted } from '../../navigation/menu';

/**
 * Splits off the units that the user has handed over (`pages.md` P36 8): the server takes only what is about their bills.
 *
 * @returns whether it is still being asked, and a filter that keeps all units when it is not known
 */
export function useCurrentUnits(): {
  readonly isPending: boolean;
  readonly currentOf: (units: readonly Unit[]) => readonly Unit[];
} {
  const isAllowed = isGranted('your-units', useAccess());
  const { data, isLoading } = useQuery({ ...unitDetailsQuery(), enabled: isAllowed });
  return {
    isPending: isLoading,
    currentOf: (units) => {
      const ended = endedUnits(data ?? []);
      return units.filter(({ inventarna_stevilka }) => !ended.has(inventarna_stevilka));
    },
  };
}
