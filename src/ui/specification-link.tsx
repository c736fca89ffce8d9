import { Link } from 'react-router-dom';
import { formatPeriod } from '../domain/date';
import { useAccess } from '../machines/portal-context';
import { isGranted } from '../navigation/menu';
import { pathOf } from '../navigation/page-table';
import { billsText as text } from '../text/bills';
import { params } from './list-page/list-address';
import { MOBILE, useMedia } from './use-media';

interface SpecificationLinkProps {
  readonly period: string;
  /** `inventarna_stevilka` of the unit that the bill is of; without it the selected one. */
  readonly unit?: string;
}

/** From a bill to how it came about, where the user may see that (`domain.md` P16). */
export function SpecificationLink({ period, unit }: SpecificationLinkProps) {
  const granted = isGranted('cost-specification', useAccess());
  const mobile = useMedia(MOBILE);
  if (!granted) return null;
  const address = new URLSearchParams({ obdobje: period, ...(unit && { [params.unit]: unit }) });
  const words = mobile ? text.specification : text.costs;
  return (
    <Link
      to={`${pathOf('cost-specification')}?${address}`}
      aria-label={`${words} ${formatPeriod(period)}`}
    >
      {words}
    </Link>
  );
}
