import { QueryClient } from '@tanstack/react-query';
import { ApiError, StaleAnswer } from '../api/errors';

/** One more try for what may pass by itself; none for an answer that will stay the same. */
function worthRetrying(failures: number, error: Error): boolean {
  if (error instanceof StaleAnswer) return false;
  if (error instanceof ApiError && error.status < 500) return false;
  return failures < 1;
}

/** The cache of all that the server said. POSTs are never repeated (F08). */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 30_000,
        retry: worthRetrying,
        refetchOnWindowFocus: false,
        // Without a network a query fails and says so, instead of waiting without a word.
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}
