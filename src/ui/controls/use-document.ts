import { useEffect, useRef, useState } from 'react';
import { notify } from '../states/toast';

/** A document that has come, and how it is asked for. */
export interface DocumentSource {
  readonly download: (
    signal: AbortSignal,
  ) => Promise<{ readonly blob: Blob; readonly name: string }>;
  /** The sentence for a failure; nothing for one that nobody is to be told of. */
  readonly explain: (error: unknown) => string | undefined;
}

/** What is done with a document. */
export interface DocumentUse {
  readonly got: (document: { readonly blob: Blob; readonly name: string }) => void;
  /** It failed, or the page was left before it came. */
  readonly ended?: () => void;
}

/** Asks for a document. One request at a time; leaving the page ends it without a word (F14). */
export function useDocument({ download, explain }: DocumentSource) {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  /** @param use - asked for in the click itself, and only when no request is under way */
  const start = async (use: () => DocumentUse) => {
    if (running.current) return;
    const controller = new AbortController();
    const { signal } = controller;
    running.current = controller;
    const { got, ended } = use();
    setBusy(true);
    setFailure(undefined);
    try {
      const document = await download(signal);
      signal.throwIfAborted();
      got(document);
    } catch (error) {
      ended?.();
      const text = signal.aborted ? undefined : explain(error);
      if (text !== undefined) notify.error(text);
      setFailure(text);
    } finally {
      running.current = undefined;
      setBusy(false);
    }
  };
  return { busy, failure, start };
}
