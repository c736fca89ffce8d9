import Check from 'lucide-react/icons/check';
import Copy from 'lucide-react/icons/copy';
import { type ReactNode, useEffect, useState } from 'react';
import { messages } from '../../text/common/messages';
import { copyText } from '../browser/copy-text';

/** How long the button shows that it has copied. */
const SAID_FOR_MS = 2_000;

interface CopyButtonProps {
  readonly className: string;
  /** The text for the clipboard. */
  readonly copied: string;
  /** The button's name, if its text is not enough. */
  readonly label?: string;
  /** Called when the browser does not allow it. */
  readonly onRefused?: () => void;
  /** `null` for a button with only the icon, which needs a `label`. */
  readonly children: ReactNode;
}

/** A button that copies a text and shows for two seconds that it did. A toast would cover the next line to copy. */
export function CopyButton({ className, copied, label, onRefused, children }: CopyButtonProps) {
  const [times, setTimes] = useState(0);
  const [said, setSaid] = useState(0);
  useEffect(() => {
    const timer = setTimeout(() => setSaid(times), SAID_FOR_MS);
    return () => clearTimeout(timer);
  }, [times]);
  const copy = async () => {
    if (await copyText(copied)) setTimes((all) => all + 1);
    else onRefused?.();
  };
  const isDone = times > said;
  const Icon = isDone ? Check : Copy;
  const text = isDone ? messages.copied : children;
  const name = isDone ? messages.copied : label;
  return (
    <>
      <button type="button" className={className} aria-label={name} onClick={() => void copy()}>
        <Icon size={16} aria-hidden />
        {children === null ? null : text}
      </button>
      <span role="status" className="visually-hidden">
        {isDone ? messages.copied : ''}
      </span>
    </>
  );
}
