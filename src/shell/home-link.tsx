import { pathOf } from '../navigation/page-table';
import { shellText } from '../text/shell/shell';
import { PageLink } from '../ui/page/page-link';
import { useBrand } from '../ui/theme/brand-context';
import './home-link.css';
import { Logo } from './logo';

/** The portal's logo and name in a top bar, as a link to the home page (§2). */
export function HomeLink() {
  const { name } = useBrand();
  return (
    <PageLink className="home-link" to={pathOf('home')} aria-label={`${name}, ${shellText.home}`}>
      <Logo />
      <span>{name}</span>
    </PageLink>
  );
}
