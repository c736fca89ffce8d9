import { Link } from 'react-router-dom';
import { useAccess } from '../../machines/portal-context';
import { isGranted } from '../../navigation/menu';
import { pathOf } from '../../navigation/page-table';
import { reserveFundText as text } from '../../text/funds/reserve-fund';
import { pageTitles } from '../../text/shell/pages';
import '../../ui/page/links.css';

const routes = [
  'turnover-reserve-fund-books',
  'reserve-fund-debtors',
  'reserve-fund-billing',
] as const;

/** Links to the fund's ledger, its debtors and the user's own bills, when the user may see these pages (`pages.md` P6). */
export function FundLinks() {
  const access = useAccess();
  const granted = routes.filter((route) => isGranted(route, access));
  if (granted.length === 0) return null;
  return (
    <nav className="links no-print" aria-label={pageTitles['reserve-fund']}>
      {granted.map((route) => (
        <Link key={route} to={pathOf(route)}>
          {text.links[route]}
        </Link>
      ))}
    </nav>
  );
}
