import { Link } from 'react-router-dom';
import type { FundSpending, ReserveFund } from '../../domain/api-types';
import { useAccess } from '../../machines/portal-context';
import { decisionPath } from '../../navigation/decision-link';
import { isGranted } from '../../navigation/menu';
import { BillActions } from '../../parts/bill/bill-actions';
import { reserveFundText as text } from '../../text/funds/reserve-fund';
import { Empty } from '../../ui/states/states';
import type { Column } from '../../ui/table/column';
import { SubList } from '../../ui/table/sub-list';

const label = text.spendingColumns;

const columns: readonly Column<FundSpending>[] = [
  { key: 'datum', label: label.datum, kind: 'date' },
  { key: 'opis', label: label.opis, kind: 'text', card: 'title' },
  { key: 'izvajalec', label: label.izvajalec, kind: 'text' },
  { key: 'st_racuna', label: label.st_racuna, kind: 'text', whole: true },
];

const amount: Column<FundSpending> = {
  key: 'znesek',
  label: label.znesek,
  kind: 'money',
  card: 'amount',
  total: 'sum',
};

const basis: Column<FundSpending> = { key: 'podlaga', label: label.podlaga, kind: 'text' };

/** The basis of an expense, which leads to the decision of the owners that allowed it. */
const linkedBasis: Column<FundSpending> = {
  ...basis,
  cell: ({ podlaga, id_odlocitve }) =>
    id_odlocitve === null ? (
      podlaga
    ) : (
      <Link to={decisionPath(id_odlocitve)}>{podlaga ?? text.decision}</Link>
    ),
};

/** The fund's expenses of the year, each with its invoice (`pages.md` P6 "Poraba sredstev"). */
export function Spending({ fund, building }: { fund: ReserveFund; building: string }) {
  const { poraba_po_delih, leto } = fund;
  const hasDecisions = isGranted('decisions', useAccess());
  const heading = <h2>{text.spending}</h2>;
  return (
    <section className="page__section">
      {poraba_po_delih.length === 0 ? (
        <>
          {heading}
          <Empty text={text.noSpending} />
        </>
      ) : (
        <SubList
          title={text.spending}
          heading={heading}
          rows={poraba_po_delih}
          rowKey={({ datum, st_racuna, opis }) => `${datum} ${st_racuna} ${opis}`}
          columns={[...columns, hasDecisions ? linkedBasis : basis, amount]}
          sort="-datum"
          file={['poraba_rezervnega_sklada', leto, building]}
          rowActions={({ pot_pdf, st_racuna }) => (
            <BillActions path={pot_pdf} document={text.invoice(st_racuna)} />
          )}
        />
      )}
    </section>
  );
}
