import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useApi } from '../../api/bound-api';
import { endsWithSession, messageFor } from '../../api/errors';
import {
  calendarSubscriptionQuery,
  createCalendarSubscription,
  revokeCalendarSubscription,
} from '../../api/events';
import { subscriptionText as text } from '../../text/events/subscription';
import { notify } from '../../ui/states/toast';

/** Makes and ends the subscription to a building's calendar. The address is kept only while its page is open. */
export function useSubscription(building: string) {
  const api = useApi();
  const queryClient = useQueryClient();
  const running = useRef(false);
  const [busy, setBusy] = useState(false);
  const [address, setAddress] = useState<string>();
  const run = async (act: () => Promise<void>, failed: string) => {
    if (running.current) return;
    running.current = true;
    setBusy(true);
    try {
      await act();
    } catch (error) {
      if (!endsWithSession(error)) notify.error(messageFor(error, failed));
    } finally {
      await queryClient.invalidateQueries({
        queryKey: calendarSubscriptionQuery(building).queryKey,
      });
      running.current = false;
      setBusy(false);
    }
  };
  return {
    address,
    busy,
    create: () =>
      run(async () => {
        // It ends with this call, also when the answer is lost.
        setAddress(undefined);
        const { pot } = await createCalendarSubscription(api, building);
        setAddress(api.addressOf(pot));
      }, text.createFailed),
    revoke: () =>
      run(async () => {
        await revokeCalendarSubscription(api, building);
        setAddress(undefined);
        notify.success(text.revoked);
      }, text.revokeFailed),
  };
}
