import { QueryCache, QueryClient } from '@tanstack/react-query';
import { ApiError, endsWithSession, WrongAnswer } from '../../api/errors';
import { loadedPart } from '../../domain/values/loaded-part';

/** Retries a temporary failure once and a refusal never. */
function worthRetrying(failures: number, error: Error): boolean {
  if (endsWithSession(error)) return false;
  if (error instanceof ApiError && error.status < 500) return false;
  return failures < 1;
}

interface CachedAnswer {
  readonly state: { readonly dataUpdatedAt: number; readonly data?: unknown };
}

/**
 * How long an answer counts as fresh; one from the future (the clock was set back) does not (G08), and neither does a
 * list whose page was left before all rows had arrived.
 */
export function freshFor(ms: number) {
  return ({ state }: CachedAnswer): number =>
    state.dataUpdatedAt > Date.now() || loadedPart(state.data) ? Number.NEGATIVE_INFINITY : ms;
}

/**
 * The cache of the server's answers. POSTs are never repeated (F08).
 *
 * @param onWrongAnswer - called with each answer that breaks the contract; the page that asked informs the user
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
        // Offline, a query fails with a message instead of waiting.
        networkMode: 'always',
      },
      // A mutation is kept no longer than its form, because that of a login contains the password (L04).
      mutations: { retry: false, networkMode: 'always', gcTime: 0 },
    },
  });
}

/**
 * Empties the cache at the end of a session. Without `gcTime` 0 a query that a page still observes would keep the user's
 * data for five minutes after the page was left (L04).
 */
export function forgetAnswers(client: QueryClient): void {
  for (const query of client.getQueryCache().getAll()) query.gcTime = 0;
  client.clear();
}
