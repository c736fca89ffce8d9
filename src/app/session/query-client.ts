import { QueryCache, QueryClient } from '@tanstack/react-query';
import { ApiError, endsWithSession, WrongAnswer } from '../../api/errors';

/** One more try for what may pass by itself; none for an answer that will stay the same. */
function worthRetrying(failures: number, error: Error): boolean {
  if (endsWithSession(error)) return false;
  if (error instanceof ApiError && error.status < 500) return false;
  return failures < 1;
}

/** How long an answer counts as fresh; one from the future, before the clock was put back, does not (G08). */
export function freshFor(ms: number) {
  return ({ state }: { readonly state: { readonly dataUpdatedAt: number } }): number =>
    state.dataUpdatedAt > Date.now() ? Number.NEGATIVE_INFINITY : ms;
}

/**
 * The cache of all that the server said. POSTs are never repeated (F08).
 *
 * @param onWrongAnswer - told of each answer that is none of the contract; the user is told by whoever asked
 */
export function createQueryClient(onWrongAnswer: (error: WrongAnswer) => void = () => {}) {
  return new QueryClient({
    queryCache: new QueryCache({
      onError: (error) => {
        if (error instanceof WrongAnswer) onWrongAnswer(error);
      },
    }),
    defaultOptions: {
      queries: {
        staleTime: freshFor(30_000),
        retry: worthRetrying,
        refetchOnWindowFocus: false,
        // Without a network a query fails and says so, instead of waiting without a word.
        networkMode: 'always',
      },
      // Kept no longer than its form: a login's holds the password (L04).
      mutations: { retry: false, networkMode: 'always', gcTime: 0 },
    },
  });
}

/**
 * Empties the cache, at the end of a session. A query that a page still watches would otherwise keep what the user has
 * seen for another five minutes after the page has gone (L04).
 */
export function forgetAnswers(client: QueryClient): void {
  for (const query of client.getQueryCache().getAll()) query.gcTime = 0;
  client.clear();
}
