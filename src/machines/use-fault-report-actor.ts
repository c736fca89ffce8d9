import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { createActor, fromPromise, type SnapshotFrom, waitFor } from 'xstate';
import type { BuildingFault } from '../domain/api-types';
import { type FaultReportEvent, faultReportMachine, type KeptKey } from './fault-report';

/** The steps of a report. A step that the user cancels gets an aborted signal. */
export interface FaultReportCalls<Content> {
  readonly preparePhotos: (content: Content, signal: AbortSignal) => Promise<Content>;
  readonly sendReport: (
    content: Content,
    key: string,
    signal: AbortSignal,
  ) => Promise<BuildingFault>;
}

export type FaultReportState = SnapshotFrom<typeof faultReportMachine>;

/** A running report. */
export interface FaultReportActor<Content> {
  readonly state: FaultReportState;
  readonly send: (event: FaultReportEvent) => void;
  /** Sends a report and waits until it is received, refused, cancelled, or similar faults are offered. */
  readonly report: (content: Content, print: string) => Promise<FaultReportState>;
}

/**
 * The report of a page; it ends with the page, its calls do not.
 *
 * @param calls - those of the first render are used
 * @param kept - the key of an earlier try
 */
export function useFaultReportActor<Content>(
  calls: FaultReportCalls<Content>,
  kept: KeptKey | undefined,
): FaultReportActor<Content> {
  // Not `useActorRef` of @xstate/react, whose code would be in the first visit. Without timers, nothing has to stop it.
  const [actor] = useState(() => {
    const machine = faultReportMachine.provide({
      actors: {
        preparePhotos: fromPromise(({ input, signal }) =>
          calls.preparePhotos(input.content as Content, signal),
        ),
        sendReport: fromPromise(({ input, signal }) =>
          calls.sendReport(input.content as Content, input.key, signal),
        ),
      },
    });
    return createActor(machine, { input: { kept } }).start();
  });
  const state = useSelector(actor, (snapshot) => snapshot);
  const report = (content: Content, print: string) => {
    actor.send({ type: 'report.given', content, print });
    return waitFor(actor, (each) => !each.matches('preparing') && !each.matches('sending'));
  };
  return { state, send: actor.send, report };
}
