import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import type { ReactNode } from 'react';
import './notice.css';

const icons = { failure: CircleAlert, success: CircleCheck, warning: TriangleAlert } as const;

interface NoticeProps {
  /** The kind of message; a failure by default. */
  readonly kind?: keyof typeof icons;
  readonly children: ReactNode;
}

/** A message that stays in the page. */
export function Notice({ kind = 'failure', children }: NoticeProps) {
  const Icon = icons[kind];
  return (
    <p className="notice" data-kind={kind} role={kind === 'success' ? 'status' : undefined}>
      <Icon size={20} aria-hidden />
      <span>{children}</span>
    </p>
  );
}
