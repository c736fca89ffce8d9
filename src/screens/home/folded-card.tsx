import { type ReactNode, useState } from 'react';
import { Link } from 'react-router-dom';
import { pathOf, type RouteName } from '../../navigation/page-table';
import '../../ui/page/disclosure.css';

interface FoldedCardProps {
  readonly title: string;
  /** The page with the details. */
  readonly route: RouteName;
  readonly linkText: string;
  readonly children: ReactNode;
}

/** A part of a card that is fetched and shown when the user opens it. */
export function FoldedCard({ title, route, linkText, children }: FoldedCardProps) {
  const [wasOpened, setWasOpened] = useState(false);
  return (
    <details
      className="home__folded"
      onToggle={({ currentTarget }) => currentTarget.open && setWasOpened(true)}
    >
      <summary>
        <h2>{title}</h2>
      </summary>
      {wasOpened ? (
        <div className="home__card">
          {children}
          <Link className="home__link" to={pathOf(route)}>
            {linkText}
          </Link>
        </div>
      ) : null}
    </details>
  );
}
