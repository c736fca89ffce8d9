import { Link } from 'react-router-dom';
import { usePortal } from '../machines/portal-context';
import { pathOf } from '../navigation/page-table';
import { shellText } from '../text/shell';
import { Partners } from './partners';

/** The copyright line with the current year, and the partners' logos (§1). */
export function Footer() {
  const { name } = usePortal();
  return (
    <footer className="footer">
      <p className="footer__line">
        <Link to={pathOf('home')}>{name}</Link>
        <span>
          © {new Date().getFullYear()} · {shellText.rights}
        </span>
      </p>
      <Partners />
    </footer>
  );
}
