import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import './notice.css';

/** A sentence that asks for attention and stays in the page. */
export function Notice({ children }: { children: ReactNode }) {
  return (
    <p className="notice">
      <CircleAlert size={20} aria-hidden />
      <span>{children}</span>
    </p>
  );
}
