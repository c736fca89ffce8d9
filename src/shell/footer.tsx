import { Link } from 'react-router-dom';
import { usePortal } from '../machines/portal-context';
import { pathOf } from '../navigation/page-table';
import { shellText } from '../text/shell';

/** The copyright line with the current year (§1). */
export function Footer() {
  const { name } = usePortal();
  return (
    <footer className="footer">
      <Link to={pathOf('home')}>{name}</Link>
      <span>
        © {new Date().getFullYear()} · {shellText.rights}
      </span>
    </footer>
  );
}
