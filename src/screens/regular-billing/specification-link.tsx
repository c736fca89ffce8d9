import { Link } from 'react-router-dom';
import { formatPeriod } from '../../domain/date';
import { useAccess } from '../../machines/portal-context';
import { isGranted } from '../../navigation/menu';
import { pathOf } from '../../navigation/page-table';
import { billsText as text } from '../../text/bills';

/** From a bill to how it came about, where the user may see that (`domain.md` P16). */
export function SpecificationLink({ period }: { period: string }) {
  if (!isGranted('cost-specification', useAccess())) return null;
  return (
    <Link
      to={`${pathOf('cost-specification')}?obdobje=${period}`}
      aria-label={`${text.specification} ${formatPeriod(period)}`}
    >
      {text.specification}
    </Link>
  );
}
