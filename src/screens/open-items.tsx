import { openItemsQuery } from '../api/billing';
import type { OpenItem } from '../domain/api-types';
import { formatDate, formatPeriod } from '../domain/dates/date';
import { isToPay } from '../domain/payment/is-to-pay';
import { label as labelOf } from '../domain/values/label';
import { BillActions } from '../parts/bill/bill-actions';
import { billStatus, directDebitNote } from '../parts/bill/bill-status';
import { ListPage } from '../parts/list-page/list-page';
import { BillState } from '../parts/pay/bill-state';
import { OtherUnitsDue } from '../parts/pay/other-units-due';
import { PayButton } from '../parts/pay/pay-button';
import { fundLabels, openItemsText as text } from '../text/bills/open-items';
import { payButtonText } from '../text/bills/pay-button';
import { days, items } from '../text/common/nouns';
import { unknownText } from '../text/common/unknown';
import { pageTitles } from '../text/shell/pages';
import type { Column } from '../ui/table/column';
import { byWords, type Filter } from '../ui/table/filter';
import { FormsLink } from './open-items/forms-link';
import { ByFund, Summary } from './open-items/summary';

const label = text.columns;

const columns: Column<OpenItem>[] = [
  { key: 'st_dokumenta', label: label.st_dokumenta, kind: 'text' },
  {
    key: 'sklad',
    label: label.sklad,
    kind: 'choice',
    words: fundLabels,
    card: 'title',
    cell: ({ sklad }) => (
      <span className="list__whole">{labelOf(fundLabels, sklad, unknownText.other)}</span>
    ),
  },
  { key: 'obdobje', label: label.obdobje, kind: 'period', card: 'title' },
  { key: 'naziv_enote', label: label.naziv_enote, kind: 'text', only: 'all-units' },
  { key: 'datum_izdaje', label: label.datum_izdaje, kind: 'date', only: 'file' },
  {
    key: 'rok_placila',
    label: label.rok_placila,
    kind: 'date',
    cardCell: ({ rok_placila }) => text.until(formatDate(rok_placila)),
  },
  { key: 'dni_zamude', label: label.dni_zamude, kind: 'count', forms: days },
  {
    key: 'st_opominov',
    label: label.st_opominov,
    kind: 'count',
    only: 'if-any',
    note: ({ datum_opomina }) => datum_opomina && formatDate(datum_opomina),
  },
  { key: 'datum_opomina', label: label.datum_opomina, kind: 'date', only: 'file' },
  { key: 'znesek', label: label.znesek, kind: 'money' },
  { key: 'placano', label: label.placano, kind: 'money' },
  { key: 'obresti', label: label.obresti, kind: 'money', only: 'if-any' },
  { key: 'odprto', label: label.odprto, kind: 'money', card: 'amount', total: 'sum' },
  {
    key: 'status',
    label: label.status,
    kind: 'status',
    ...billStatus,
    note: directDebitNote,
    cell: ({ status, placilo, dni_zamude }) => (
      <BillState status={status} payment={placilo} lateDays={dni_zamude} />
    ),
  },
];

const filters: Filter<OpenItem>[] = [
  byWords('sklad', { param: 'namen', label: label.sklad, words: fundLabels }),
  {
    param: 'stanje',
    label: label.status,
    options: () => [
      { value: 'zapadlo', label: text.isOverdue },
      { value: 'nezapadlo', label: text.notDue },
    ],
    keeps: ({ dni_zamude }, value) => dni_zamude > 0 === (value === 'zapadlo'),
  },
];

/** §2 `/odprte-postavke`, `pages.md` P4: the unpaid and the overdue bills. */
export default function OpenItemsScreen() {
  return (
    <ListPage
      title={pageTitles['open-items']}
      file="odprte_postavke"
      query={({ unit }) => openItemsQuery(unit)}
      rows={({ postavke }) => postavke}
      rowKey={idOf}
      columns={columns}
      filters={filters}
      sort="rok_placila"
      selection={({ skupna_placila }) => ({
        forms: items,
        // As the button pays it.
        amount: (item) => (isToPay(item) ? item.odprto : 0),
        actions: (chosen) => (
          <PayButton payments={chosen.filter(isToPay)} joints={skupna_placila}>
            {payButtonText.paySelected}
          </PayButton>
        ),
      })}
      rowActions={(item) => (
        <BillActions
          pay={
            isToPay(item) ? (
              <PayButton payments={[item]} quiet>
                {payButtonText.pay}
              </PayButton>
            ) : null
          }
          path={item.pot_pdf}
          document={`${labelOf(fundLabels, item.sklad, unknownText.other)} ${formatPeriod(item.obdobje)}`}
        />
      )}
      empty={text.empty}
      emptyIsGood
      belowEmpty={({ unit }) => (
        <>
          {unit === undefined ? null : <OtherUnitsDue unit={unit} />}
          <p className="no-print">
            <FormsLink />
          </p>
        </>
      )}
      above={(open) => (
        <Summary
          open={open}
          act={
            <PayButton payments={open.postavke.filter(isToPay)} joints={open.skupna_placila}>
              {payButtonText.payAll}
            </PayButton>
          }
        />
      )}
      below={(open) => (
        <>
          <ByFund open={open} />
          <p className="no-print">
            <FormsLink />
          </p>
        </>
      )}
    />
  );
}

function idOf({ id_postavke }: OpenItem): string {
  return id_postavke;
}
