import { type ReactNode, useId } from 'react';
import { Link } from 'react-router-dom';
import type { RouteName } from '../../navigation/page-table';
import { pathOf } from '../../navigation/page-table';

interface HomeCardProps {
  readonly title: string;
  /** The page with the details. */
  readonly route: RouteName;
  readonly linkText: string;
  /** A button beside that link. */
  readonly action?: ReactNode;
  readonly children: ReactNode;
}

/** A card of the home screen: title, content, and a link to the page with the details. */
export function HomeCard({ title, route, linkText, action, children }: HomeCardProps) {
  const id = useId();
  return (
    <section className="card home__card" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
      <div className="section-card__buttons">
        {action}
        <Link className="home__link" to={pathOf(route)}>
          {linkText}
        </Link>
      </div>
    </section>
  );
}
