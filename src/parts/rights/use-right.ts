import { useQuery } from '@tanstack/react-query';
import { ownRightsQuery } from '../../api/own-rights';
import { useLoggedIn } from '../../machines/portal-context';

/** What only some people may send: forms and reports, meter states; `lastnik` what is for the payer alone. */
export type Right = 'obrazci' | 'odcitki' | 'lastnik';

/**
 * Whether the user has a right (`pages.md` P32): the payer has all, an invited person those of the invitation.
 *
 * @returns `undefined` while it is being asked; `true` when no answer comes, because the server checks each call
 */
export function useRight(right: Right): boolean | undefined {
  const { data, isLoading } = useQuery({ ...ownRightsQuery(), enabled: useLoggedIn() });
  if (isLoading) return undefined;
  if (!data || data.vloga === null) return true;
  return right !== 'lastnik' && data.pravice.some((each) => each === right);
}
