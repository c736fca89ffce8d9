import { useQuery } from '@tanstack/react-query';
import { managersQuery } from '../../api/managers';
import { useLoggedIn } from '../../machines/portal-context';

/** The managers linked to the account; not fetched without a session (§7). */
export function useManagers() {
  return useQuery({ ...managersQuery(), enabled: useLoggedIn() });
}
