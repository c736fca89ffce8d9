import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useApi } from '../../api/bound-api';
import { faultsQuery, type ReportedFault, reportFault } from '../../api/events-faults';
import { similarFaultsOf } from '../../api/similar-faults';
import type { BuildingFault } from '../../domain/api-types';
import { SimilarFound } from '../../domain/events/similar-found';
import type { KeptKey } from '../../machines/fault-report';
import { usePortal } from '../../machines/portal-context';
import {
  type FaultReportActor,
  type FaultReportState,
  useFaultReportActor,
} from '../../machines/use-fault-report-actor';
import { pathOf } from '../../navigation/page-table';
import { useOwnState } from '../../parts/address/own-state';
import { useAwayToast } from '../../parts/form/use-away-toast';
import { faultsText } from '../../text/events/faults';
import { reportFaultText as text } from '../../text/events/report-fault';
import { useOnScreen } from '../../ui/browser/use-on-screen';
import type { Sent } from '../../ui/form/upload-progress';
import { type PortalForm, usePortalForm } from '../../ui/form/use-portal-form';
import { useValues } from '../../ui/form/use-values';
import { notify } from '../../ui/states/toast';
import { preparedPhotos } from './photos';
import {
  emptyReport,
  printOf,
  type ReportValues,
  reportFields,
  reportOf,
  resumedReport,
} from './report-fields';
import { reportRefusal } from './report-refusal';
import { useUnreadable } from './use-unreadable';

/** The key that a draft has kept. */
function keptIn(draft: Readonly<Record<string, unknown>> | undefined): KeptKey | undefined {
  const { kljuc: key, odtis: print } = draft ?? {};
  return typeof key === 'string' && typeof print === 'string' ? { key, print } : undefined;
}

/** What makes two reports similar. */
const spotOf = ({ kraj, vhod, panoga }: ReportValues) => JSON.stringify([kraj, vhod, panoga]);

/** The report of the page and what the form needs. */
export interface Report {
  readonly form: PortalForm<ReportValues>;
  readonly values: ReportValues;
  readonly actor: FaultReportActor<ReportedFault>;
  /** The upload, while it runs. */
  readonly progress: Sent | undefined;
  /** Set when the form has begun with a draft. */
  readonly draft: { readonly filesLost: boolean } | undefined;
  /** Whether the user has said that it is none of the similar faults. */
  readonly isOther: boolean;
  readonly sendAsOther: () => void;
  /** Ends the report because the user has a neighbour's fault instead, and shows that one. */
  readonly leaveFor: (fault: BuildingFault) => void;
  readonly discard: () => void;
}

/** The steps of the machine, by the API. */
function useSteps() {
  const api = useApi();
  const [progress, setProgress] = useState<Sent>();
  const actorCalls = {
    preparePhotos: async (report: ReportedFault, signal: AbortSignal) => ({
      ...report,
      fotografije: await preparedPhotos(report.fotografije, signal),
    }),
    sendReport: (report: ReportedFault, key: string, signal: AbortSignal) => {
      setProgress({ sent: 0, total: 0 });
      const onSent = (sent: number, total: number) => setProgress({ sent, total });
      return reportFault(api, key, report, onSent, signal)
        .catch((error: unknown) => {
          const similar = similarFaultsOf(error);
          throw similar.length > 0 ? new SimilarFound(similar) : error;
        })
        .finally(() => setProgress(undefined));
    },
  };
  return { progress, actorCalls };
}

/**
 * The report of a fault for a building. What is typed survives a failed send, a reload, Back and the end of a session.
 *
 * @param building - `objekt_sifra`
 * @param unitNumber - `inventarna_stevilka` to begin with
 * @param units - those to choose from, by the same number
 */
export function useReport(building: string, unitNumber: string, units: readonly string[]): Report {
  const navigate = useNavigate();
  const { toLeave } = useOwnState();
  const queryClient = useQueryClient();
  const { drafts } = usePortal();
  const onScreen = useOnScreen();
  const tellAway = useAwayToast(text.failedAway);
  const draftKey = JSON.stringify(['fault-report', building]);
  const [draft] = useState(() => drafts.read(draftKey));
  const [start] = useState(() => ({ ...emptyReport, inventarna_stevilka: unitNumber }));
  const [other, setOther] = useState<string>();
  const otherNow = useRef<string>(undefined);
  const ended = useRef(false);
  const { progress, actorCalls } = useSteps();
  const actor = useFaultReportActor<ReportedFault>(actorCalls, keptIn(draft?.values));
  const { unreadable, look } = useUnreadable();
  const refresh = () => queryClient.invalidateQueries({ queryKey: faultsQuery(building).queryKey });
  const discard = () => {
    ended.current = true;
    drafts.drop(draftKey);
  };
  const leaveFor = ({ st_prijave }: BuildingFault, sent = false) => {
    discard();
    // A user who has opened another page meanwhile stays there.
    if (!onScreen.current) return;
    // Replaced, because Back would show an empty form, as if nothing had been sent.
    const state = toLeave({ fault: st_prijave, sent });
    void navigate(pathOf('faults'), { replace: true, state });
  };

  const form = usePortalForm<ReportValues, FaultReportState>({
    fields: reportFields(unreadable, units),
    initial: draft ? resumedReport(draft.values) : start,
    send: async (values) => {
      const report = reportOf(building, values, otherNow.current === spotOf(values));
      const state = await actor.report(report, printOf(report));
      if (state.matches('filling')) throw state.context.failure;
      return state;
    },
    onSent: ({ context: { fault } }) => {
      void refresh();
      if (!fault) return;
      if (!onScreen.current) notify.success(faultsText.sent(fault.st_prijave));
      leaveFor(fault, true);
    },
    explain: (error) => {
      tellAway(error);
      // It may have been received although no answer came.
      void refresh();
      return reportRefusal(error);
    },
  });
  const values = useValues(form);
  const { kept } = actor.state.context;
  const keep = useEffectEvent((next: ReportValues, used: KeptKey | undefined) => {
    if (ended.current) return;
    const isUntouched =
      next.fotografije.length === 0 && JSON.stringify(next) === JSON.stringify(start);
    if (isUntouched) drafts.drop(draftKey);
    else drafts.keep(draftKey, { ...next, kljuc: used?.key, odtis: used?.print });
  });
  useEffect(() => keep(values, kept), [values, kept]);
  const lookAt = useEffectEvent(look);
  useEffect(() => lookAt(values.fotografije), [values.fotografije]);
  const judgePhotos = useEffectEvent(() => form.judge('fotografije'));
  useEffect(() => {
    if (unreadable.size > 0) judgePhotos();
  }, [unreadable]);

  return {
    form,
    values,
    actor,
    progress,
    draft,
    isOther: other === spotOf(values),
    sendAsOther: () => {
      otherNow.current = spotOf(values);
      setOther(otherNow.current);
      form.submit({ preventDefault: () => {} });
    },
    leaveFor,
    discard,
  };
}
