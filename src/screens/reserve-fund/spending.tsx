import type { FundSpending, ReserveFund } from '../../domain/api-types';
import { BillActions } from '../../parts/bill/bill-actions';
import { reserveFundText as text } from '../../text/funds/reserve-fund';
import { Empty } from '../../ui/states/states';
import type { Column } from '../../ui/table/column';
import { SubList } from '../../ui/table/sub-list';

const label = text.spendingColumns;

const columns: Column<FundSpending>[] = [
  { key: 'datum', label: label.datum, kind: 'date' },
  { key: 'opis', label: label.opis, kind: 'text', card: 'title' },
  { key: 'izvajalec', label: label.izvajalec, kind: 'text' },
  { key: 'st_racuna', label: label.st_racuna, kind: 'text' },
  { key: 'podlaga', label: label.podlaga, kind: 'text' },
  { key: 'znesek', label: label.znesek, kind: 'money', card: 'amount', total: 'sum' },
];

/** The fund's expenses of the year, each with its invoice (`pages.md` P6 "Poraba sredstev"). */
export function Spending({ fund, building }: { fund: ReserveFund; building: string }) {
  const { poraba_po_delih, leto } = fund;
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
          columns={columns}
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
