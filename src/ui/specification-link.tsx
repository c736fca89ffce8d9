import { Link } from 'react-router-dom';
import { formatPeriod } from '../domain/date';
import { useAccess } from '../machines/portal-context';
import { isGranted } from '../navigation/menu';
import { pathOf } from '../navigation/page-table';
import { billsText as text } from '../text/bills';
import { MOBILE, useMedia } from './use-media';

/** From a bill to how it came about, where the user may see that (`domain.md` P16). */
export function SpecificationLink({ period }: { period: string }) {
  const granted = isGranted('cost-specification', useAccess());
  const mobile = useMedia(MOBILE);
  if (!granted) return null;
  const words = mobile ? text.specification : text.costs;
  return (
    <Link
      to={`${pathOf('cost-specification')}?obdobje=${period}`}
      aria-label={`${words} ${formatPeriod(period)}`}
    >
      {words}
    </Link>
  );
}
