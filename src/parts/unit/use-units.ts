import { useQuery } from '@tanstack/react-query';
import { unitsQuery } from '../../api/units';
import { useLoggedIn } from '../../machines/portal-context';

/** The merged units of whoever is logged in, for every screen; not asked for without a session (§7). */
export function useUnits() {
  return useQuery({ ...unitsQuery(), enabled: useLoggedIn() });
}
