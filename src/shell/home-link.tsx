import { Link } from 'react-router-dom';
import { usePortal } from '../machines/portal-context';
import { pathOf } from '../navigation/page-table';
import { shellText } from '../text/shell';
import './home-link.css';
import { Logo } from './logo';

/** The portal's mark and name in a top bar; it leads home (§2). */
export function HomeLink() {
  const { name } = usePortal();
  return (
    <Link className="home-link" to={pathOf('home')} aria-label={`${name}, ${shellText.home}`}>
      <Logo />
      <span>{name}</span>
    </Link>
  );
}
