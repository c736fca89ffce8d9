import Copy from 'lucide-react/icons/copy';
import { type ReactNode, useRef } from 'react';
import { payText } from '../../text/bills/pay';
import './copy-row.css';
import { copyText } from '../browser/copy-text';

interface CopyRowProps {
  readonly label: string;
  readonly shown: ReactNode;
  /** The text for the clipboard; empty when there is nothing to copy. */
  readonly copied: string;
}

/**
 * A line with a button that copies its value. When the browser refuses, the value is selected so that the user can copy
 * it.
 */
export function CopyRow({ label, shown, copied }: CopyRowProps) {
  const value = useRef<HTMLSpanElement>(null);
  const copy = async () => {
    const done = await copyText(copied);
    if (!done && value.current) getSelection()?.selectAllChildren(value.current);
  };
  return (
    <div className="copy-row">
      <dt>{label}</dt>
      <dd>
        <span ref={value} className="copy-row__value">
          {shown === '' ? '/' : shown}
        </span>
        {copied === '' ? null : (
          <button type="button" className="copy-row__button" onClick={() => void copy()}>
            <Copy size={16} aria-hidden />
            {payText.copy}
            <span className="visually-hidden"> {label}</span>
          </button>
        )}
      </dd>
    </div>
  );
}
