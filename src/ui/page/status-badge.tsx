import Ban from 'lucide-react/icons/ban';
import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import CircleEllipsis from 'lucide-react/icons/circle-ellipsis';
import CircleX from 'lucide-react/icons/circle-x';
import Clock3 from 'lucide-react/icons/clock-3';
import MessageSquare from 'lucide-react/icons/message-square';
import PencilLine from 'lucide-react/icons/pencil-line';
import Send from 'lucide-react/icons/send';
import './status-badge.css';

/** The meaning of a state; each has its own colour and its own icon (W04). */
export type Tone =
  | 'ok'
  | 'info'
  | 'busy'
  | 'answered'
  | 'danger'
  | 'new'
  | 'draft'
  | 'off'
  | 'refused';

const icons = {
  ok: CircleCheck,
  info: Clock3,
  busy: CircleEllipsis,
  answered: MessageSquare,
  danger: CircleAlert,
  new: Send,
  draft: PencilLine,
  off: Ban,
  refused: CircleX,
};

/** A state as text, colour and icon. */
export function StatusBadge({ tone, label }: { tone: Tone; label: string }) {
  const Icon = icons[tone];
  return (
    <span className={`status-badge status-badge--${tone}`}>
      <Icon size={16} aria-hidden />
      {label}
    </span>
  );
}
