import { Link } from 'react-router-dom';
import { formatPeriod } from '../../domain/date';
import { useAccess } from '../../machines/portal-context';
import { isGranted } from '../../navigation/menu';
import { pathOf } from '../../navigation/page-table';
import { pageTitles } from '../../text/pages';

/** From a bill to how it came about, where the user may see that (`domain.md` P16). */
export function SpecificationLink({ period }: { period: string }) {
  if (!isGranted('cost-specification', useAccess())) return null;
  return (
    <Link
      className="button button--quiet"
      to={`${pathOf('cost-specification')}?obdobje=${period}`}
      aria-label={`${pageTitles['cost-specification']} ${formatPeriod(period)}`}
    >
      {pageTitles['cost-specification']}
    </Link>
  );
}
