import ReceiptEuro from 'lucide-react/icons/receipt-euro';
import { useContext } from 'react';
import { Link } from 'react-router-dom';
import { formatPeriod } from '../../domain/dates/date';
import { useAccess } from '../../machines/portal-context';
import { isGranted } from '../../navigation/menu';
import { pathOf } from '../../navigation/page-table';
import { billsText as text } from '../../text/bills/bills';
import { InTable } from '../../ui/table/in-table';
import { listParams } from '../address/list-state';

interface SpecificationLinkProps {
  readonly period: string;
  /** `inventarna_stevilka` of the bill's unit; the selected unit by default. */
  readonly unit?: string;
  /** Set for a link that looks like a button, in a menu. */
  readonly className?: string | undefined;
  /** What is shown instead of the usual words, which stay in the name. */
  readonly children?: string;
}

/** A link from a bill to its cost specification, for users who may see that page (`pages.md` P16). */
export function SpecificationLink({ period, unit, className, children }: SpecificationLinkProps) {
  const granted = isGranted('cost-specification', useAccess());
  const inTable = useContext(InTable);
  if (!granted) return null;
  const address = new URLSearchParams({
    obdobje: period,
    ...(unit && { [listParams.unit]: unit }),
  });
  const words = inTable ? text.costs : text.specification;
  return (
    <Link
      className={className}
      to={`${pathOf('cost-specification')}?${address}`}
      aria-label={`${words} ${formatPeriod(period)}`}
    >
      {className === undefined ? null : <ReceiptEuro size={18} aria-hidden />}
      {children ?? words}
    </Link>
  );
}
