import { useQueryClient } from '@tanstack/react-query';
import { Fragment, useRef, useState } from 'react';
import { useApi } from '../../api/bound-api';
import { endsWithSession } from '../../api/errors';
import { confirmFault, faultsQuery } from '../../api/events-faults';
import type { BuildingFault } from '../../domain/api-types';
import { usePortal } from '../../machines/portal-context';
import { LazyPart } from '../../parts/query/lazy-part';
import { faultsText as text } from '../../text/events/faults';
import { FocusHere } from '../../ui/page/focus-here';
import { notify } from '../../ui/states/toast';
import { answerFailed } from './answer-failed';

const loadReopenForm = async () => ({
  default: (await import('./reopen-form')).ReopenForm,
});

interface ConfirmFaultProps {
  readonly fault: BuildingFault;
  readonly onAnswer: () => void;
}

/** The manager's question whether a fault is done. */
export function ConfirmFault({ fault, onAnswer }: ConfirmFaultProps) {
  const api = useApi();
  const queryClient = useQueryClient();
  const running = useRef(false);
  const [busy, setBusy] = useState(false);
  const { drafts } = usePortal();
  const draftKey = JSON.stringify(['reopen-fault', fault.st_prijave]);
  // A reload finds what was typed.
  const [isReopening, setReopening] = useState(() => drafts.read(draftKey) !== undefined);
  // Form and question take each other's place, and the focus, only once the user has chosen.
  const [hasChosen, setChosen] = useState(false);
  const Place = hasChosen ? FocusHere : Fragment;
  const choose = (reopens: boolean) => {
    setChosen(true);
    setReopening(reopens);
  };
  const refresh = () => {
    onAnswer();
    return queryClient.invalidateQueries({ queryKey: faultsQuery(fault.objekt_sifra).queryKey });
  };
  const confirm = async () => {
    if (running.current) return;
    running.current = true;
    setBusy(true);
    try {
      await confirmFault(api, fault.st_prijave, { opravljeno: true, opis: null });
      notify.success(text.confirmed);
    } catch (error) {
      if (!endsWithSession(error)) notify.error(answerFailed(error));
    } finally {
      await refresh();
      running.current = false;
      setBusy(false);
    }
  };
  if (isReopening) {
    return (
      <div className="faults__group faults__question">
        <LazyPart name="reopen-fault" load={loadReopenForm} skeletonLines={3}>
          {(ReopenForm) => (
            <Place>
              <ReopenForm
                fault={fault}
                draftKey={draftKey}
                onDone={refresh}
                onCancel={() => {
                  drafts.drop(draftKey);
                  choose(false);
                }}
              />
            </Place>
          )}
        </LazyPart>
      </div>
    );
  }
  return (
    <Place>
      <section className="faults__group faults__question" aria-label={text.asks}>
        <p className="events__label">{text.asks}</p>
        <div className="events__ways">
          <button
            type="button"
            className="button"
            aria-disabled={busy}
            aria-busy={busy}
            onClick={() => void confirm()}
          >
            {text.yes}
          </button>
          <button type="button" className="button button--quiet" onClick={() => choose(true)}>
            {text.no}
          </button>
        </div>
      </section>
    </Place>
  );
}
