import { useQuery } from '@tanstack/react-query';
import { unitsQuery } from '../../api/units';
import { useLoggedIn } from '../../machines/portal-context';

/** The user's merged units, for every screen; not fetched without a session (§7). */
export function useUnits() {
  return useQuery({ ...unitsQuery(), enabled: useLoggedIn() });
}
