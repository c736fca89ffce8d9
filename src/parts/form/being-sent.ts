import { type QueryClient, skipToken, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

const keyOf = (draft: string) => ['form-being-sent', draft] as const;

/**
 * Notes whether a form is being sent, also after the user has left it.
 *
 * @param draft - the key of the form's draft
 */
export function noteSending(cache: QueryClient, draft: string, isSending: boolean): void {
  // An upload may take longer than the five minutes after which the cache drops what no page shows.
  cache.setQueryDefaults(keyOf(draft), { gcTime: Number.POSITIVE_INFINITY });
  // The end of the session has emptied the cache, and nothing is put back.
  if (isSending || cache.getQueryData(keyOf(draft))) cache.setQueryData(keyOf(draft), isSending);
}

/** Whether the form was being sent when it was opened, and still is: what is sent now must not be sent a second time. */
export function useStillSending(draft: string): boolean {
  const cache = useQueryClient();
  const { data } = useQuery({
    queryKey: keyOf(draft),
    queryFn: skipToken,
    initialData: false,
  });
  // Sending that begins later is the form's own.
  const [waits, setWaits] = useState(() => cache.getQueryData<boolean>(keyOf(draft)) === true);
  if (waits && !data) setWaits(false);
  return waits;
}
