import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import type { Api } from './client';
import { createMarkQueues, type MarkQueues } from './mark-queues';

/** The state that all queries of a cache share, in the `meta` of their default options. */
interface Bound {
  readonly api: Api;
  readonly marks: MarkQueues;
}

/** Binds a cache to the API that its queries call. */
export function bindApi(client: QueryClient, api: Api): void {
  const { queries, ...others } = client.getDefaultOptions();
  const bound: Bound = { api, marks: createMarkQueues() };
  client.setDefaultOptions({ ...others, queries: { ...queries, meta: { bound } } });
}

function boundOf(client: QueryClient): Bound {
  const bound = client.getDefaultOptions().queries?.meta?.bound;
  if (!bound) throw new Error('The cache is used before it is bound to an API.');
  return bound as Bound;
}

/** The API that a cache is bound to. @throws Error before `bindApi` */
export const apiOf = (client: QueryClient): Api => boundOf(client).api;

/** The read marks of a cache that wait for the server. @throws Error before `bindApi` */
export const markQueuesOf = (client: QueryClient): MarkQueues => boundOf(client).marks;

/** The API of the running portal, for calls that are not queries. */
export const useApi = (): Api => apiOf(useQueryClient());
