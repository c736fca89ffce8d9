import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
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
  const [isPressed, setPressed] = useState(false);
  // A reload finds what was typed, and takes no focus.
  const [isReopening, setReopening] = useState(() => drafts.read(draftKey) !== undefined);
  // The question comes back in the place of the form, which had the focus.
  const [isBack, setBack] = useState(false);
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
          {(ReopenForm) => {
            const form = (
              <ReopenForm
                fault={fault}
                draftKey={draftKey}
                onDone={refresh}
                onCancel={() => {
                  drafts.drop(draftKey);
                  setReopening(false);
                  setBack(true);
                }}
              />
            );
            return isPressed ? <FocusHere>{form}</FocusHere> : form;
          }}
        </LazyPart>
      </div>
    );
  }
  const question = (
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
        <button
          type="button"
          className="button button--quiet"
          onClick={() => {
            setPressed(true);
            setReopening(true);
          }}
        >
          {text.no}
        </button>
      </div>
    </section>
  );
  return isBack ? <FocusHere>{question}</FocusHere> : question;
}
