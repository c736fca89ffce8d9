import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { reserveFundQuery } from '../../api/funds';
import type { Decision } from '../../domain/api-types';
import { formatDate, yearOf } from '../../domain/dates/date';
import { thisYear } from '../../domain/dates/today';
import { useAccess } from '../../machines/portal-context';
import { isGranted } from '../../navigation/menu';
import { pathOf } from '../../navigation/page-table';
import { decisionText as text } from '../../text/decisions/decision';
import '../../ui/page/facts.css';
import { Money } from '../../ui/page/money';
import { SectionCard } from '../../ui/page/section-card';

/** A plan of maintenance is for at most five years after its decision. */
const MOST_YEARS = 6;

/** The years from a decision to now, in which the fund may have spent because of it. */
function yearsSince({ zacetek }: Decision): number[] {
  const first = Number(yearOf(zacetek));
  const last = thisYear();
  const count = Math.min(MOST_YEARS, Math.max(1, last - first + 1));
  return Array.from({ length: count }, (_, place) => first + place);
}

/** What the reserve fund has spent because of a decision, since its year; nothing without any. */
export default function SpendingOf({ decision }: { decision: Decision }) {
  const isAllowed = isGranted('reserve-fund', useAccess());
  const { objekt_sifra: building } = decision;
  const asked = yearsSince(decision);
  // Not `useQueries`, whose code would be in the first visit.
  const { data: years = [] } = useQuery({
    queryKey: ['reserve-fund-years', building, asked],
    queryFn: ({ client }) =>
      Promise.all(asked.map((year) => client.fetchQuery(reserveFundQuery(building, year)))),
    enabled: isAllowed,
  });
  const rows = years
    .flatMap(({ sklad }) => sklad?.poraba_po_delih ?? [])
    .filter(({ id_odlocitve }) => id_odlocitve === decision.id_odlocitve)
    .sort((one, other) => one.datum.localeCompare(other.datum));
  if (rows.length === 0) return null;
  return (
    <SectionCard title={text.spending}>
      <dl className="facts">
        {rows.map(({ datum, opis, st_racuna, znesek }) => (
          // Two invoices may have the same day and text.
          <div key={`${datum} ${st_racuna} ${opis} ${znesek}`}>
            <dt>{text.spendingRow(formatDate(datum), opis)}</dt>
            <dd>
              <Money value={znesek} />
            </dd>
          </div>
        ))}
      </dl>
      <Link to={pathOf('reserve-fund')}>{text.toFund}</Link>
    </SectionCard>
  );
}
