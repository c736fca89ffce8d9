import { Link } from 'react-router-dom';
import { reserveBillsQuery } from '../api/billing-bills';
import type { ReserveBill } from '../domain/api-types';
import { formatPeriod } from '../domain/dates/date';
import { sumOf } from '../domain/money/cents';
import { formatMoney, formatNumber } from '../domain/money/number';
import { isToPay } from '../domain/payment/is-to-pay';
import { useAccess } from '../machines/portal-context';
import { isGranted } from '../navigation/menu';
import { pathOf } from '../navigation/page-table';
import { BillActions } from '../parts/bill/bill-actions';
import { dueDate, openPart, stateColumn } from '../parts/bill/bill-lists';
import { ListPage } from '../parts/list-page/list-page';
import { ListedBillsAnswer } from '../parts/pay/listed-bills-answer';
import { PayListedBill } from '../parts/pay/pay-listed-bills';
import { billListsText as text } from '../text/bills/bill-lists';
import { billsText } from '../text/bills/bills';
import { billStatusLabels, fundLabels } from '../text/bills/open-items';
import { reserveBillsText as reserveText } from '../text/bills/reserve-bills';
import { unknownText } from '../text/common/unknown';
import { pageTitles } from '../text/shell/pages';
import { WholeValues } from '../ui/page/whole-values';
import type { Column } from '../ui/table/column';
import { byWords } from '../ui/table/filter';

const label = text.columns;

const columns: Column<ReserveBill>[] = [
  { key: 'obdobje', label: label.obdobje, kind: 'period', card: 'title' },
  { key: 'st_dokumenta', label: label.st_dokumenta, kind: 'text' },
  { key: 'naziv_enote', label: label.naziv_enote, kind: 'text', only: 'all-units' },
  { key: 'datum_izdaje', label: label.datum_izdaje, kind: 'date', card: 'line' },
  { key: 'rok_placila', label: label.rok_placila, kind: 'date', cardCell: dueDate },
  { key: 'povrsina', label: label.povrsina, kind: 'number', unit: 'm²', only: 'file' },
  { key: 'prispevek_na_m2', label: label.prispevek_na_m2, kind: 'money', only: 'file' },
  { key: 'najnizji_na_m2', label: label.najnizji_na_m2, kind: 'money', only: 'file' },
  { key: 'starostni_razred', label: label.starostni_razred, kind: 'text', only: 'file' },
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
  stateColumn,
];

const filters = [
  byWords<ReserveBill, 'status'>('status', {
    param: 'stanje',
    label: label.status,
    words: billStatusLabels,
    other: unknownText.state,
  }),
];

const paymentOf = (bill: ReserveBill) => ({ ...bill, sklad: 'rezervni_sklad' }) as const;

const keyOf = ({ st_dokumenta }: ReserveBill) => st_dokumenta;

/** The newest bill, when all bills are of one unit. */
function newestOfOne(bills: readonly ReserveBill[]): ReserveBill | undefined {
  const isOfOne = new Set(bills.map(({ inventarna_stevilka }) => inventarna_stevilka)).size === 1;
  return isOfOne ? bills[0] : undefined;
}

/** What is open of one unit's bills, and its monthly contribution by the newest of them. */
function BillsAnswer({ bills }: { bills: readonly ReserveBill[] }) {
  const bill = newestOfOne(bills);
  if (!bill) return null;
  const open = sumOf(bills.map(({ odprto }) => Math.max(0, odprto)));
  return (
    <ListedBillsAnswer payments={bills.map(paymentOf)} open={open}>
      {reserveText.answer(open > 0 ? formatMoney(open) : null, formatMoney(bill.znesek))}
    </ListedBillsAnswer>
  );
}

/** How the contribution is computed, and the legal minimum by the age of the building. */
function HowComputed({ bills }: { bills: readonly ReserveBill[] }) {
  const bill = newestOfOne(bills);
  if (!bill) return null;
  const area = `${formatNumber(bill.povrsina)}\u00A0m²`;
  return (
    <p className="page__lead">
      <WholeValues>
        {[
          `${billsText.contribution}:`,
          `${billsText.formula(area, formatMoney(bill.prispevek_na_m2), formatMoney(bill.znesek))}.`,
          reserveText.minimum(`${formatMoney(bill.najnizji_na_m2)}/m²`, bill.starostni_razred),
        ].join(' ')}
      </WholeValues>
    </p>
  );
}

/** A link to the fund that the bills are paid into, when the user may see it. */
function FundLink() {
  if (!isGranted('reserve-fund', useAccess())) return null;
  return (
    <p className="no-print">
      <Link to={pathOf('reserve-fund')}>{pageTitles['reserve-fund']}</Link>
    </p>
  );
}

/** §2 `/obracun-rezervni-sklad`, `pages.md` P17: the bills of the reserve fund, which only owners receive. */
export default function ReserveFundBillingScreen() {
  return (
    <ListPage
      title={pageTitles['reserve-fund-billing']}
      file="rezervni_sklad"
      query={reserveBillsQuery}
      rows={({ obracuni }) => obracuni}
      years={({ leta }) => leta}
      rowKey={keyOf}
      columns={columns}
      filters={filters}
      sort="-obdobje"
      empty={text.noReserve}
      rowActions={(bill) => (
        <BillActions
          pay={isToPay(bill) ? <PayListedBill payment={paymentOf(bill)} /> : null}
          path={bill.pot_pdf}
          document={`${fundLabels.rezervni_sklad} ${formatPeriod(bill.obdobje)}`}
        />
      )}
      ownersOnly
      above={({ obracuni }) => <BillsAnswer bills={obracuni} />}
      below={({ obracuni }) => (
        <>
          <HowComputed bills={obracuni} />
          <FundLink />
        </>
      )}
    />
  );
}
