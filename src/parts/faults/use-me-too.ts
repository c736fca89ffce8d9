import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useApi } from '../../api/bound-api';
import { ApiError, endsWithSession, messageFor } from '../../api/errors';
import { addMeToo, faultsQuery } from '../../api/events-faults';
import type { BuildingFault } from '../../domain/api-types';
import { faultsText as text } from '../../text/events/faults';
import { notify } from '../../ui/states/toast';

/** What follows when the server has answered; either way the button goes. */
export interface AfterMeToo {
  readonly onSaid: (fault: BuildingFault) => void;
  /** The fault was no longer open. */
  readonly onClosed: () => void;
}

/** Says that a fault is so at the user's place too; said twice, it counts once. */
export function useMeToo(building: string, { onSaid, onClosed }: AfterMeToo) {
  const api = useApi();
  const queryClient = useQueryClient();
  const running = useRef(false);
  const [busy, setBusy] = useState(false);
  const say = async (number: string) => {
    if (running.current) return;
    running.current = true;
    setBusy(true);
    try {
      const fault = await addMeToo(api, number);
      notify.success(text.meTooSaid);
      onSaid(fault);
    } catch (error) {
      if (endsWithSession(error)) return;
      const isClosed = error instanceof ApiError && error.status === 409;
      if (isClosed) onClosed();
      notify.error(isClosed ? text.meTooClosed : messageFor(error, text.meTooFailed));
    } finally {
      // It may have been counted although no answer came.
      await queryClient.invalidateQueries({ queryKey: faultsQuery(building).queryKey });
      running.current = false;
      setBusy(false);
    }
  };
  return { busy, say };
}
