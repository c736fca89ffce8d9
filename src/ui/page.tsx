import type { ReactNode } from 'react';
import './page.css';

interface PageProps {
  readonly title: string;
  /** One sentence or line under the heading. */
  readonly lead?: ReactNode;
  readonly children?: ReactNode;
}

/** A page's heading with its lead, and what stands below. The heading takes the focus after a navigation (W13). */
export function Page({ title, lead, children }: PageProps) {
  return (
    <div className="page">
      <header className="page__header">
        <h1 tabIndex={-1}>{title}</h1>
        {lead ? <div className="page__lead">{lead}</div> : null}
      </header>
      {children}
    </div>
  );
}
