import { type ReactNode, useRef } from 'react';
import { payText } from '../../text/bills/pay';
import { CopyButton } from './copy-button';
import './copy-row.css';

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
  const select = () => {
    if (value.current) getSelection()?.selectAllChildren(value.current);
  };
  return (
    <div className="copy-row">
      <dt>{label}</dt>
      <dd>
        <span ref={value} className="copy-row__value">
          {shown === '' ? '/' : shown}
        </span>
        {copied === '' ? null : (
          <CopyButton className="copy-row__button" copied={copied} onRefused={select}>
            {payText.copy}
            <span className="visually-hidden"> {label}</span>
          </CopyButton>
        )}
      </dd>
    </div>
  );
}
