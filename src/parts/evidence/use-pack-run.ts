import { useEffect, useRef, useState } from 'react';
import { useApi } from '../../api/bound-api';
import { endsWithSession, NetworkError } from '../../api/errors';
import type { MissingFile, PackHead } from '../../domain/evidence/pack';
import { isMissing } from '../../domain/evidence/pack';
import { fileNameOf } from '../../domain/files/export-name';
import { evidenceText as text } from '../../text/bills/evidence';
import { saveFile } from '../../ui/browser/save-file';
import { gather, type PackProgress } from './gather';
import type { Planned } from './pack-plan';

/** A finished pack. */
export interface MadePack {
  readonly file: File;
  readonly files: number;
  readonly missing: readonly MissingFile[];
  /** The names of the PDFs that need a password. */
  readonly locked: readonly string[];
}

/** Where a run is. */
export type PackRun =
  | { readonly kind: 'idle'; readonly note?: string; readonly failed?: boolean }
  | { readonly kind: 'running'; readonly progress: PackProgress; readonly packing: boolean }
  | {
      readonly kind: 'asks';
      readonly bytes: number;
      readonly known: boolean;
      readonly answer: (goOn: boolean) => void;
    }
  | { readonly kind: 'made'; readonly made: MadePack };

const START: PackProgress = { done: 0, all: 0, bytes: 0 };

const digest = (bytes: Uint8Array<ArrayBuffer>) => crypto.subtle.digest('SHA-256', bytes);

/**
 * Makes a pack and saves it. Everything stays in memory; cancelling, leaving the page and a lost connection leave
 * nothing behind.
 */
export function usePackRun(head: PackHead) {
  const api = useApi();
  const [run, setRun] = useState<PackRun>({ kind: 'idle' });
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  const make = async (planned: readonly Planned[]) => {
    running.current?.abort();
    const controller = new AbortController();
    const { signal } = controller;
    running.current = controller;
    const show = (next: PackRun) => {
      if (!signal.aborted) setRun(next);
    };
    let last = START;
    const showProgress = (packing: boolean) => show({ kind: 'running', progress: last, packing });
    const allowLarge = (bytes: number, known: boolean) =>
      new Promise<boolean>((resolve) => {
        const answer = (goOn: boolean) => {
          resolve(goOn);
          if (goOn) showProgress(false);
          else cancel();
        };
        show({ kind: 'asks', bytes, known, answer });
      });
    const onProgress = (progress: PackProgress) => {
      last = progress;
      setRun((now) => (now.kind === 'asks' || signal.aborted ? now : runningAt(progress)));
    };
    showProgress(false);
    try {
      // The packer is loaded only now.
      const [{ makePack, isLocked }, entries] = await Promise.all([
        import('../../domain/evidence/make-pack'),
        gather(planned, { api, signal, onProgress, allowLarge }),
      ]);
      if (!entries) return;
      showProgress(true);
      const bytes = await makePack(head, entries, digest);
      signal.throwIfAborted();
      const name = fileNameOf(['dokazni_paket', head.period, head.bill], 'zip');
      const file = new File([bytes], name, { type: 'application/zip' });
      saveFile(file, name);
      const missing = entries.filter(isMissing);
      const locked = entries.flatMap((entry) =>
        !isMissing(entry) && isLocked(entry.name, entry.bytes) ? [entry.name] : [],
      );
      const files = entries.length - missing.length;
      show({ kind: 'made', made: { file, files, missing, locked } });
    } catch (error) {
      if (endsWithSession(error)) return;
      const note = error instanceof NetworkError ? text.offline : text.failed;
      show({ kind: 'idle', note, failed: true });
      // The calls that are still under way would show their progress in place of the failure.
      controller.abort();
    }
  };

  const cancel = () => {
    running.current?.abort();
    setRun({ kind: 'idle', note: text.cancelled });
  };
  return { run, make, cancel };
}

function runningAt(progress: PackProgress): PackRun {
  return { kind: 'running', progress, packing: false };
}
