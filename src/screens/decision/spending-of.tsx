import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { reserveFundQuery } from '../../api/funds';
import type { Decision } from '../../domain/api-types';
import { formatDate, slovenianTime, yearOf } from '../../domain/dates/date';
import { useAccess } from '../../machines/portal-context';
import { isGranted } from '../../navigation/menu';
import { pathOf } from '../../navigation/page-table';
import { decisionText as text } from '../../text/decisions/decision';
import { Facts } from '../../ui/page/facts';
import { Money } from '../../ui/page/money';
import { SectionCard } from '../../ui/page/section-card';

/** The spending of a year that rests on a decision. */
function useSpending({ objekt_sifra, id_odlocitve }: Decision, year: number, enabled: boolean) {
  const { data } = useQuery({ ...reserveFundQuery(objekt_sifra, year), enabled });
  const rows = data?.sklad?.poraba_po_delih ?? [];
  return rows.filter((row) => row.id_odlocitve === id_odlocitve);
}

/** What the reserve fund has spent because of a decision, in its year and in the next; nothing without any. */
export default function SpendingOf({ decision }: { decision: Decision }) {
  const isAllowed = isGranted('reserve-fund', useAccess());
  const year = Number(yearOf(decision.zacetek));
  const thisYear = Number(slovenianTime(new Date()).day.slice(0, 4));
  const first = useSpending(decision, year, isAllowed);
  const next = useSpending(decision, year + 1, isAllowed && year < thisYear);
  const rows = [...first, ...next];
  if (rows.length === 0) return null;
  const lines = rows.map(({ datum, opis, znesek }) => [
    text.spendingRow(formatDate(datum), opis),
    <Money key={datum} value={znesek} />,
  ]);
  return (
    <SectionCard title={text.spending}>
      <Facts facts={Object.fromEntries(lines)} />
      <Link to={pathOf('reserve-fund')}>{text.toFund}</Link>
    </SectionCard>
  );
}
