import { type ReactNode, useContext, useDeferredValue } from 'react';
import { HeadingFirst } from './heading-first';
import './page.css';

interface PageProps {
  readonly title: string;
  /** Above the heading: the breadcrumb, or an icon. */
  readonly path?: ReactNode;
  /** One sentence below the heading. */
  readonly lead?: ReactNode;
  readonly children?: ReactNode;
}

/** A page with heading, lead and content. The heading gets the focus after a navigation (W13). */
export function Page({ title, path, lead, children }: PageProps) {
  const isWhole = useDeferredValue(true, !useContext(HeadingFirst));
  return (
    <div className="page" data-partial={!isWhole || undefined}>
      <header className="page__header">
        {path}
        <h1 tabIndex={-1}>{title}</h1>
        {lead ? <div className="page__lead">{lead}</div> : null}
      </header>
      {isWhole ? children : null}
    </div>
  );
}
