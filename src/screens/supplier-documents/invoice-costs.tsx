import { useContext } from 'react';
import type { SupplierDocument } from '../../domain/api-types';
import { formatPeriod } from '../../domain/dates/date';
import { useAccess } from '../../machines/portal-context';
import { isGranted } from '../../navigation/menu';
import { SpecificationLink } from '../../parts/bill/specification-link';
import { InTable } from '../../ui/table/in-table';

/** The period of an invoice; in a table a link to its costs, when they are on the regular bill (`pages.md` P10). */
export function InvoicePeriod({ obdobje, vir }: SupplierDocument) {
  const inTable = useContext(InTable);
  const granted = isGranted('cost-specification', useAccess());
  const period = formatPeriod(obdobje);
  if (!inTable || !granted || vir !== 'redni') return period;
  return <SpecificationLink period={obdobje}>{period}</SpecificationLink>;
}

/** The same link among the actions of a card, where it says what it opens. */
export function InvoiceCosts({ obdobje, vir }: SupplierDocument) {
  const inTable = useContext(InTable);
  if (inTable || vir !== 'redni') return null;
  return <SpecificationLink period={obdobje} className="button button--quiet" />;
}
