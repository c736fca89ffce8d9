import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { useApi } from '../../api/bound-api';
import { keepAnswer } from '../../api/keep-answer';
import {
  deleteHandover,
  type HandoverUpload,
  handoversQuery,
  moveHandover,
  saveHandover,
  saveHandoverFile,
} from '../../api/people-handover';
import type { Handover, Handovers } from '../../domain/api-types';
import { type HandoverActor, useHandoverActor } from '../../machines/use-handover-actor';
import type { Sent } from '../../ui/form/upload-progress';
import { type DraftChange, draftOf } from './draft-of';

/** What a step gives to keep: changes of the draft and new files. */
export interface GivenStep {
  readonly change: DraftChange;
  readonly files?: readonly HandoverUpload[];
  /** Called for each file that the server has; it must not be sent again. */
  readonly onKept?: (file: HandoverUpload) => void;
}

/** The handover of the page. */
export interface OpenCase {
  readonly handover: Handover;
  readonly actor: HandoverActor<GivenStep>;
  /** The upload, while it runs. */
  readonly progress: Sent | undefined;
  /** `id_priloge` of the documents that go when their step is kept; like typed values, they stay when the user leaves the step. */
  readonly removed: ReadonlySet<number>;
  readonly setRemoved: (removed: ReadonlySet<number>) => void;
  /** Reads it again. */
  readonly refresh: () => Promise<void>;
}

/** A handover and its steps, by the API. What the server has answered last is in the list too. */
export function useCase(read: Handover): OpenCase {
  const api = useApi();
  const queryClient = useQueryClient();
  const [progress, setProgress] = useState<Sent>();
  const [removed, setRemoved] = useState<ReadonlySet<number>>(new Set());
  const { queryKey } = handoversQuery();
  const refresh = () => queryClient.invalidateQueries({ queryKey });
  const keep = async (next: Handover) => {
    await keepAnswer<Handovers>(queryClient, queryKey, (list) => {
      const rows = list?.predaje.map((row) => (row.id_predaje === next.id_predaje ? next : row));
      return list && { ...list, predaje: rows ?? [] };
    });
    return next;
  };
  const actor = useHandoverActor<GivenStep>(
    {
      keepStep: async (handover, { change, files = [], onKept }) => {
        let now = handover;
        const keepNext = (next: Handover) => {
          // A new document may have the number of a removed one.
          if (change.priloge) setRemoved(new Set());
          return keep(next);
        };
        if (files.length === 0) {
          return keepNext(await saveHandover(api, now.id_predaje, draftOf(now, change)));
        }
        const onSent = (sent: number, total: number) => setProgress({ sent, total });
        try {
          for (const [index, file] of files.entries()) {
            // The files that are kept grow with each answer.
            const { priloge: _, ...rest } = change;
            const draft = draftOf(now, index === 0 ? change : rest);
            now = await keepNext(await saveHandoverFile(api, now.id_predaje, draft, file, onSent));
            onKept?.(file);
          }
        } finally {
          setProgress(undefined);
        }
        return now;
      },
      sign: async ({ id_predaje, razlicica }) =>
        keep(await moveHandover(api, id_predaje, { razlicica, stanje: 'caka_prevzemnika' })),
      withdraw: async ({ id_predaje, razlicica }) =>
        keep(await moveHandover(api, id_predaje, { razlicica, stanje: 'osnutek' })),
      deleteDraft: ({ id_predaje }) => deleteHandover(api, id_predaje),
    },
    read,
  );
  const { handover } = actor.state.context;
  const note = useEffectEvent((next: Handover) => {
    // The same version may have new states of meters, costs and open items: those change without an act of the giver.
    if (next !== handover && next.razlicica >= handover.razlicica) actor.read(next);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: after a refused step the state has settled, and the list may know more
  useEffect(() => note(read), [read, actor.state.value]);
  return { handover, actor, progress, removed, setRemoved, refresh };
}
