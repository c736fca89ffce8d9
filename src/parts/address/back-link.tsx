import ChevronLeft from 'lucide-react/icons/chevron-left';
import { Link } from 'react-router-dom';
import '../../ui/page/back-link.css';
import { pathOf, type RouteName } from '../../navigation/page-table';
import { pathLabel } from '../../text/shell/pages';

/** The way back to a page above, as the breadcrumb of a page. */
export function BackLink({ to, children }: { to: RouteName; children: string }) {
  return (
    <nav aria-label={pathLabel} className="no-print">
      <Link className="back-link" to={pathOf(to)}>
        <ChevronLeft size={18} aria-hidden />
        {children}
      </Link>
    </nav>
  );
}
