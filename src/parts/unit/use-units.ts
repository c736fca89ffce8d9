import { useQuery } from '@tanstack/react-query';
import { unitsQuery } from '../../api/units';
import { useLoggedIn } from '../../machines/portal-context';

/** The user's merged units, for every screen; not fetched without a session (§7). */
export function useUnits() {
  return useQuery({ ...unitsQuery(), enabled: useLoggedIn() });
}

/** The same for a part of a page that uses them too: after a failure, its mount does not ask, and fail, once more. */
export function useKnownUnits() {
  return useQuery({ ...unitsQuery(), enabled: useLoggedIn(), retryOnMount: false });
}
