import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import Inbox from 'lucide-react/icons/inbox';
import { shellText } from '../../text/shell/shell';
import { LeavingButton } from '../page/leaving-button';
import './states.css';

/** Higher than a phone's screen, so that what follows a skeleton is not seen to move. */
const MOST_LINES = 24;

/** The shape of the expected content: text, an amount with facts, facts (name and value), or a chart. */
export type SkeletonShape = 'text' | 'amount' | 'facts' | 'chart';

interface SkeletonProps {
  readonly lines: number;
  readonly shape?: SkeletonShape | undefined;
}

/** A placeholder for content that is loading: grey lines, and a text for screen readers. */
export function Skeleton({ lines, shape = 'text' }: SkeletonProps) {
  return (
    <div className="skeleton" data-shape={shape} aria-busy="true">
      <span className="visually-hidden">{shellText.loading}</span>
      {[...Array(Math.min(lines, MOST_LINES)).keys()].map((line) => (
        <div key={line} className="skeleton__line" />
      ))}
    </div>
  );
}

interface FailedProps {
  readonly title: string;
  /** The reason, if it is known. */
  readonly detail?: string | undefined;
  readonly onRetry?: () => void;
}

/** A failure message that stays in the page, with a retry button. */
export function Failed({ title, detail = title, onRetry }: FailedProps) {
  // A detail may begin with the title, as a message with its number does.
  const more = detail.startsWith(title) ? detail.slice(title.length).replace(/^\.\s*/, '') : detail;
  return (
    <div className="state state--failed" role="alert">
      <p className="state__title">
        <CircleAlert size={20} aria-hidden />
        {title}
      </p>
      {more === '' ? null : <p className="state__detail">{more}</p>}
      {onRetry ? <LeavingButton onPress={onRetry}>{shellText.retry}</LeavingButton> : null}
    </div>
  );
}

interface EmptyProps {
  readonly text: string;
  /** Set when an empty result is good news. */
  readonly good?: boolean;
}

/** The message of an empty result. */
export function Empty({ text, good = false }: EmptyProps) {
  const Icon = good ? CircleCheck : Inbox;
  return (
    <div className="card state state--empty" data-good={good || undefined}>
      <Icon size={28} aria-hidden />
      <p>{text}</p>
    </div>
  );
}
