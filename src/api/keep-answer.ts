import type { QueryClient, QueryKey } from '@tanstack/react-query';

/**
 * Puts what the server has answered to a send into the cache. A request for the same data that is under way is ended: it may
 * have been answered from before the send, and would bring the old state back.
 */
export async function keepAnswer<Data>(
  client: QueryClient,
  queryKey: QueryKey,
  change: (before: Data | undefined) => Data | undefined,
): Promise<void> {
  await client.cancelQueries({ queryKey, exact: true });
  client.setQueryData<Data>(queryKey, change);
}
