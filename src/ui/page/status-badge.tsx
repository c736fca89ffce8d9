import {
  Ban,
  CircleAlert,
  CircleCheck,
  Clock3,
  Hammer,
  MessageSquare,
  Sparkle,
} from 'lucide-react';
import './status-badge.css';

/** The meaning of a state; each has its own colour and its own icon (W04). */
export type Tone = 'ok' | 'info' | 'busy' | 'answered' | 'danger' | 'new' | 'off';

const icons = {
  ok: CircleCheck,
  info: Clock3,
  busy: Hammer,
  answered: MessageSquare,
  danger: CircleAlert,
  new: Sparkle,
  off: Ban,
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
