import { useEffect, useRef, useState } from 'react';
import { useApi } from '../../api/bound-api';
import type { Api } from '../../api/client';
import { type Download, download, downloadMessage } from '../../api/download';
import { notify } from '../../ui/states/toast';

/** What is downloaded: a path that an answer of the API contains, or the call that fetches the document. */
export type DocumentFile = string | ((api: Api, signal: AbortSignal) => Promise<Download>);

/** What happens with a document. */
interface DocumentUse {
  readonly got: (document: Download) => void;
  /** The download failed, or the user left the page before it ended. */
  readonly ended?: () => void;
}

/**
 * Downloads a document. One request at a time; leaving the page aborts it silently (F14).
 *
 * @param fileName - the name to save a path under; the server's name by default
 */
export function useDocument(file: DocumentFile, fileName?: string) {
  const api = useApi();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  /** @param use - called synchronously in the click, and only when no request is running */
  const start = async (use: () => DocumentUse) => {
    if (running.current) return;
    const controller = new AbortController();
    const { signal } = controller;
    running.current = controller;
    const { got, ended } = use();
    setBusy(true);
    setFailure(undefined);
    try {
      const document = await (typeof file === 'string'
        ? download(api, file, signal, fileName)
        : file(api, signal));
      signal.throwIfAborted();
      got(document);
    } catch (error) {
      ended?.();
      const text = signal.aborted ? undefined : downloadMessage(error);
      if (text !== undefined) notify.error(text);
      setFailure(text);
    } finally {
      running.current = undefined;
      setBusy(false);
    }
  };
  return { busy, failure, start };
}
