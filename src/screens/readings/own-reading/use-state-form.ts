import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { giveMeterState, meterWindowQuery } from '../../../api/billing-meters';
import { useApi } from '../../../api/bound-api';
import type { MeterToRead } from '../../../domain/api-types';
import { useAwayToast } from '../../../parts/form/use-away-toast';
import { ownReadingText as text } from '../../../text/bills/own-reading';
import { plainPhoto, UnreadablePhoto } from '../../../ui/browser/plain-photo';
import { useOnScreen } from '../../../ui/browser/use-on-screen';
import type { Sent } from '../../../ui/form/upload-progress';
import { usePortalForm } from '../../../ui/form/use-portal-form';
import { useValues } from '../../../ui/form/use-values';
import { notify } from '../../../ui/states/toast';
import {
  asksToConfirm,
  isClosedNow,
  type StateValues,
  stateFields,
  stateRefusal,
  stateRequest,
} from './state-fields';
import { useStateDraft } from './use-state-draft';

/** The meter whose state is given, and what the form tells its page. */
export interface StateToGive {
  readonly unit: string;
  readonly meter: MeterToRead;
  /** Today by the server's clock. */
  readonly today: string;
  readonly onSent: () => void;
  /** Called when the server has refused the state because the window is over, which ends the form. */
  readonly onClosed: () => void;
}

/**
 * The form that gives or corrects the state of a meter. Sending the same values again after a lost answer has the effect
 * of one.
 */
export function useStateForm({ unit, meter, today, onSent, onClosed }: StateToGive) {
  const api = useApi();
  const queryClient = useQueryClient();
  const onScreen = useOnScreen();
  const tellAway = useAwayToast(text.failed);
  const draft = useStateDraft(unit, meter, today);
  const [progress, setProgress] = useState<Sent>();
  /** The state whose unusual consumption the user has been asked about. */
  const [asked, setAsked] = useState<string>();
  const latest = useRef(draft.initial);
  const refresh = () =>
    queryClient.invalidateQueries({ queryKey: meterWindowQuery(unit).queryKey });
  const form = usePortalForm<StateValues, unknown>({
    fields: stateFields(meter, today),
    initial: draft.initial,
    send: async (values) => {
      latest.current = values;
      const request = stateRequest(meter, values, asked === values.stanje);
      const [photo] = values.fotografija;
      const fotografija = photo && (await plainPhoto(photo));
      setProgress({ sent: 0, total: 0 });
      const onProgress = (sent: number, total: number) => setProgress({ sent, total });
      return giveMeterState(api, unit, { ...request, fotografija }, onProgress).finally(() =>
        setProgress(undefined),
      );
    },
    onSent: async () => {
      draft.end();
      await refresh();
      notify.success(text.sent);
      if (onScreen.current) onSent();
    },
    explain: (error) => {
      tellAway(error);
      if (error instanceof UnreadablePhoto) {
        return { message: text.unreadable, field: 'fotografija' };
      }
      const refusal = stateRefusal(error, meter, latest.current);
      if (isClosedNow(error)) onClosed();
      if (asksToConfirm(error)) setAsked(latest.current.stanje);
      // The state may have been received although no answer came, or the window may have closed.
      void refresh();
      return refusal;
    },
  });
  const values = useValues(form);
  const keep = useEffectEvent(draft.keep);
  useEffect(() => keep(values), [values]);
  return { form, values, progress, asked, draft };
}
