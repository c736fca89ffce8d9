import type { MouseEventHandler } from 'react';
import { pathOf } from '../navigation/page-table';
import { shellText } from '../text/shell/shell';
import { PageLink } from '../ui/page/page-link';
import { useBrand } from '../ui/theme/brand-context';
import './home-link.css';
import { Logo } from './logo';

interface HomeLinkProps {
  /** Of a layout with a router, to scroll up where the link leads to the page that is open. */
  readonly onClick?: MouseEventHandler<HTMLAnchorElement>;
}

/** The portal's logo and name in a top bar, as a link to the home page (§2). */
export function HomeLink({ onClick }: HomeLinkProps) {
  const { name } = useBrand();
  return (
    <PageLink
      className="home-link"
      to={pathOf('home')}
      aria-label={`${name}, ${shellText.home}`}
      onClick={onClick}
    >
      <Logo />
      <span>{name}</span>
    </PageLink>
  );
}
