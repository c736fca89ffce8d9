import { useQueries } from '@tanstack/react-query';
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

/** The years whose spending may rest on a decision: the one in which it began, the next one, and this one. */
function yearsOf({ zacetek }: Decision): number[] {
  const first = Number(yearOf(zacetek));
  const now = Number(slovenianTime(new Date()).day.slice(0, 4));
  return [...new Set([first, first + 1, now])].filter((year) => year >= first && year <= now);
}

/** What the reserve fund has spent because of a decision; nothing without any. */
export function SpendingOf({ decision }: { decision: Decision }) {
  const { id_odlocitve, objekt_sifra, predlogi } = decision;
  const isPassed = predlogi.some(({ izid }) => izid === 'sprejet');
  const enabled = isGranted('reserve-fund', useAccess()) && isPassed;
  const funds = useQueries({
    queries: yearsOf(decision).map((year) => ({
      ...reserveFundQuery(objekt_sifra, year),
      enabled,
    })),
  });
  const rows = funds
    .flatMap(({ data }) => data?.sklad?.poraba_po_delih ?? [])
    .filter((row) => row.id_odlocitve === id_odlocitve);
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
