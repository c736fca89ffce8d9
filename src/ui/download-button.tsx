import { Download } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { downloadText } from '../text/download';
import './download-button.css';
import { saveFile } from './save-file';
import { notify } from './toast';

interface DownloadButtonProps {
  /** The words on the button; they name the file type (W23). */
  readonly label?: string;
  /** What is downloaded, for those who can not see what the button stands beside. */
  readonly document: string;
  readonly download: (
    signal: AbortSignal,
  ) => Promise<{ readonly blob: Blob; readonly name: string }>;
  /** The sentence for a failure; nothing for one that nobody is to be told of. */
  readonly explain: (error: unknown) => string | undefined;
}

/** Saves a document. One request at a time; leaving the page ends it without a word (F14). */
export function DownloadButton(props: DownloadButtonProps) {
  const { label = downloadText.pdf, document, download, explain } = props;
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const running = useRef<AbortController>(undefined);
  const id = useId();
  useEffect(() => () => running.current?.abort(), []);

  const start = async () => {
    if (running.current) return;
    const controller = new AbortController();
    const { signal } = controller;
    running.current = controller;
    setBusy(true);
    setFailure(undefined);
    try {
      const { blob, name } = await download(signal);
      if (!signal.aborted) saveFile(blob, name);
    } catch (error) {
      const text = signal.aborted ? undefined : explain(error);
      if (text !== undefined) notify.error(text);
      setFailure(text);
    } finally {
      running.current = undefined;
      setBusy(false);
    }
  };

  return (
    <div className="download">
      <button
        type="button"
        className="button button--quiet"
        aria-label={`${label}, ${document}`}
        aria-disabled={busy}
        aria-busy={busy}
        aria-describedby={failure && id}
        onClick={() => void start()}
      >
        <Download size={18} aria-hidden />
        {label}
      </button>
      {failure ? (
        <p id={id} className="download__failure">
          {failure}
        </p>
      ) : null}
    </div>
  );
}
