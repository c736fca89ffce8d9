import { regularBillsQuery } from '../api/billing-bills';
import type { RegularBill, RegularBills } from '../domain/api-types';
import { monthlyMean } from '../domain/bills/monthly-mean';
import { owedOf } from '../domain/bills/owed';
import { formatPeriod } from '../domain/dates/date';
import { formatMoney } from '../domain/money/number';
import { isToPay } from '../domain/payment/is-to-pay';
import { loadedPart } from '../domain/values/loaded-part';
import { BillActions } from '../parts/bill/bill-actions';
import { dueDate, openPart, stateColumn } from '../parts/bill/bill-lists';
import { ListPage } from '../parts/list-page/list-page';
import { ListedBillsAnswer } from '../parts/pay/listed-bills-answer';
import { PayListedBill } from '../parts/pay/pay-listed-bills';
import { deliveryLabels, openSentence, billListsText as text } from '../text/bills/bill-lists';
import { billStatusLabels, fundLabels } from '../text/bills/open-items';
import { unknownText } from '../text/common/unknown';
import { pageTitles } from '../text/shell/pages';
import type { Column } from '../ui/table/column';
import { byWords } from '../ui/table/filter';
import { AnnualButton } from './regular-billing/annual-button';
import { AnnualButtons } from './regular-billing/annual-buttons';
import { ByMonth } from './regular-billing/by-month';
import { OtherActs } from './regular-billing/other-acts';
import { YearZip } from './regular-billing/year-zip';
import '../ui/page/rows.css';

const label = text.columns;

const columns: Column<RegularBill>[] = [
  { key: 'obdobje', label: label.obdobje, kind: 'period', card: 'title' },
  { key: 'st_dokumenta', label: label.st_dokumenta, kind: 'text' },
  { key: 'naziv_enote', label: label.naziv_enote, kind: 'text', only: 'all-units' },
  { key: 'datum_izdaje', label: label.datum_izdaje, kind: 'date', card: 'line' },
  { key: 'rok_placila', label: label.rok_placila, kind: 'date', cardCell: dueDate },
  { key: 'osnova', label: label.osnova, kind: 'money', only: 'file' },
  { key: 'ddv', label: label.ddv, kind: 'money', only: 'file' },
  { key: 'znesek', label: label.znesek, kind: 'money', card: 'amount', total: 'sum' },
  { key: 'placano', label: label.placano, kind: 'money', total: 'sum' },
  {
    key: 'odprto',
    label: label.odprto,
    kind: 'money',
    total: 'sum',
    card: 'under',
    cardCell: openPart,
  },
  { key: 'stari_dolg', label: label.stari_dolg, kind: 'money', only: 'file' },
  stateColumn,
  {
    key: 'nacin_prejema',
    label: label.nacin_prejema,
    kind: 'choice',
    words: deliveryLabels,
    only: 'file',
  },
];

const filters = [
  byWords<RegularBill, 'status'>('status', {
    param: 'stanje',
    label: label.status,
    words: billStatusLabels,
    other: unknownText.state,
  }),
];

const paymentOf = (bill: RegularBill) => ({ ...bill, sklad: 'redni' }) as const;

const keyOf = ({ st_dokumenta }: RegularBill) => st_dokumenta;

/** The mean of a month needs all bills: those of the last months come first. */
function yearSum(bills: RegularBills): string {
  const mean = loadedPart(bills) ? undefined : monthlyMean(bills.obracuni);
  return text.yearSum(
    formatMoney(bills.skupaj_znesek),
    mean === undefined ? null : formatMoney(mean),
  );
}

/** §2 `/redni-obracun`, `pages.md` P16: the monthly bills of a year. */
export default function RegularBillingScreen() {
  return (
    <ListPage
      title={pageTitles['regular-billing']}
      file="redni_obracun"
      query={regularBillsQuery}
      rows={({ obracuni }) => obracuni}
      years={({ leta }) => leta}
      rowKey={keyOf}
      columns={columns}
      filters={filters}
      sort="-obdobje"
      empty={text.noRegular}
      belowEmpty={({ unit }) => <AnnualButtons unit={unit} />}
      rowActions={(bill) => (
        <BillActions
          pay={isToPay(bill) ? <PayListedBill payment={paymentOf(bill)} /> : null}
          path={bill.pot_pdf}
          document={`${fundLabels.redni} ${formatPeriod(bill.obdobje)}`}
        >
          <OtherActs bill={bill} />
        </BillActions>
      )}
      totalsAbove
      above={({ obracuni, skupaj_odprto }) => {
        const open = owedOf(skupaj_odprto, obracuni);
        return (
          <ListedBillsAnswer payments={obracuni.map(paymentOf)} open={open}>
            {openSentence(open > 0 ? formatMoney(open) : null)}
          </ListedBillsAnswer>
        );
      }}
      below={(bills, { unit, year }) => (
        <>
          <div className="rows__ends">
            <p className="page__lead">{yearSum(bills)}</p>
            <div className="list__actions">
              <YearZip path={bills.pot_zip} year={year} />
              <AnnualButton unit={unit} year={year} />
            </div>
          </div>
          <ByMonth unit={unit} />
        </>
      )}
    />
  );
}
