import { CircleAlert, CircleCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import './notice.css';

interface NoticeProps {
  /** What it tells of; a failure unless told. */
  readonly kind?: 'failure' | 'success';
  readonly children: ReactNode;
}

/** A sentence that asks for attention and stays in the page. */
export function Notice({ kind = 'failure', children }: NoticeProps) {
  const Icon = kind === 'success' ? CircleCheck : CircleAlert;
  return (
    <p className="notice" data-kind={kind} role={kind === 'success' ? 'status' : undefined}>
      <Icon size={20} aria-hidden />
      <span>{children}</span>
    </p>
  );
}
