import type { QueryClient } from '@tanstack/react-query';

/** The largest file that the form takes (`FormSubmissionWithFiles`). */
export const MAX_ATTACHED_BYTES = 10 * 1024 * 1024;

const keyOf = (bill: string) => ['pack-for-complaint', bill] as const;

/**
 * Keeps a pack for the form of a complaint about this bill, in memory only: the cache is emptied when the session ends.
 *
 * @param pack - `undefined` removes an older one
 */
export function keepPack(cache: QueryClient, bill: string, pack: File | undefined): void {
  cache.removeQueries({ queryKey: keyOf(bill) });
  if (pack) cache.setQueryData(keyOf(bill), pack);
}

/** The pack that is kept for a bill. */
export function keptPack(cache: QueryClient, bill: string): File | undefined {
  return cache.getQueryData<File>(keyOf(bill));
}
