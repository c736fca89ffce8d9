import { supplierDocumentsQuery } from '../api/documents';
import type { SupplierDocument, SupplierDocuments } from '../domain/api-types';
import { formatDate, formatPeriod, isPeriod } from '../domain/dates/date';
import { formatMoney } from '../domain/money/number';
import { label as labelOf } from '../domain/values/label';
import { loadedPart } from '../domain/values/loaded-part';
import { BillActions } from '../parts/bill/bill-actions';
import { ListPage } from '../parts/list-page/list-page';
import { messages } from '../text/common/messages';
import { unknownText } from '../text/common/unknown';
import { invoicesText as text } from '../text/documents/documents';
import { pageTitles } from '../text/shell/pages';
import { Answer } from '../ui/page/answer';
import { Money } from '../ui/page/money';
import type { Column } from '../ui/table/column';
import { byMonth, byName, byWords, byYear } from '../ui/table/filter';
import { InvoiceCosts, InvoicePeriod } from './supplier-documents/invoice-costs';

const label = text.columns;

/** The day of payment, or the due date of an unpaid invoice. */
function paymentOf({ datum_placila, rok_placila }: SupplierDocument): string | null {
  const [paid, due] = [formatDate(datum_placila), formatDate(rok_placila)];
  if (paid !== '/') return text.paid(paid);
  return due === '/' ? null : text.due(due);
}

/** The fund that pays, when it is not the regular bill. */
function sourceOf({ vir }: SupplierDocument): string | null {
  return vir === 'redni' ? null : `${label.vir}: ${labelOf(text.sources, vir, unknownText.other)}`;
}

/** The supplier, and below the kind of cost: a column of its own would make each row three lines high. */
function supplierOf(row: SupplierDocument) {
  return (
    <>
      {row.dobavitelj}
      <span className="list__note">
        {[row.vrsta_stroska, sourceOf(row)].filter(Boolean).join(' · ')}
      </span>
    </>
  );
}

/** The total, and below the VAT in it. */
function totalOf({ znesek, ddv }: SupplierDocument) {
  return (
    <>
      <Money value={znesek} />
      <span className="list__note">{text.vat(formatMoney(ddv))}</span>
    </>
  );
}

/** The months of the invoices, such as `01/2026–10/2026`; `undefined` while some of the invoices are missing. */
function periodOf(all: SupplierDocuments): string | undefined {
  const months = all.dokumenti
    .map(({ obdobje }) => obdobje)
    .filter(isPeriod)
    .sort();
  const [first, last] = [formatPeriod(months[0]), formatPeriod(months.at(-1))];
  return months.length === 0 || loadedPart(all) ? undefined : text.period(first, last);
}

const columns: Column<SupplierDocument>[] = [
  {
    key: 'dobavitelj',
    label: label.dobavitelj,
    kind: 'text',
    card: 'title',
    cell: supplierOf,
    cardCell: ({ dobavitelj }) => dobavitelj,
  },
  {
    key: 'vrsta_stroska',
    label: label.vrsta_stroska,
    kind: 'text',
    card: 'sub',
    note: sourceOf,
    table: 'none',
  },
  {
    key: 'st_racuna',
    label: label.st_racuna,
    kind: 'text',
    whole: true,
    note: ({ pot }) => (pot === null ? messages.noDocument : null),
  },
  { key: 'datum_racuna', label: label.datum_racuna, kind: 'date', card: 'under', note: paymentOf },
  {
    key: 'obdobje',
    label: label.obdobje,
    kind: 'period',
    cell: (invoice) => <InvoicePeriod {...invoice} />,
  },
  { key: 'vir', label: label.vir, kind: 'choice', words: text.sources, only: 'file' },
  { key: 'znesek_brez_ddv', label: label.znesek_brez_ddv, kind: 'money', total: 'sum' },
  { key: 'ddv', label: label.ddv, kind: 'money', total: 'sum', table: 'none' },
  {
    key: 'znesek',
    label: label.znesek,
    kind: 'money',
    card: 'amount',
    cell: totalOf,
    cardCell: ({ znesek }) => <Money value={znesek} />,
    total: 'sum',
  },
  { key: 'rok_placila', label: label.rok_placila, kind: 'date', only: 'file' },
  { key: 'datum_placila', label: label.datum_placila, kind: 'date', only: 'file' },
];

const filters = [
  byYear<SupplierDocument>('obdobje'),
  byMonth<SupplierDocument>('obdobje'),
  byName<SupplierDocument>('dobavitelj', { param: 'dobavitelj', label: label.dobavitelj }),
  byName<SupplierDocument>('vrsta_stroska', { param: 'strosek', label: label.vrsta_stroska }),
  byWords<SupplierDocument, 'vir'>('vir', {
    param: 'breme',
    label: label.vir,
    words: text.sources,
  }),
];

/** A search for the number of an invoice, as a link from a bill's line makes it. */
function invoiceName(search: string, hits: readonly SupplierDocument[]): string | undefined {
  const [hit] = hits;
  return hits.length === 1 && hit?.st_racuna === search ? text.invoiceChip(search) : undefined;
}

const keyOf = ({ id_dokumenta }: SupplierDocument) => String(id_dokumenta);

/** §2 `/dokumenti-dobaviteljev`, `pages.md` P10: the invoices behind the costs of the building. */
export default function SupplierDocumentsScreen() {
  return (
    <ListPage
      title={pageTitles['supplier-documents']}
      file="dokumenti_dobaviteljev"
      of="building"
      ownersOnly
      query={({ building }) => supplierDocumentsQuery(building)}
      rows={({ dokumenti }) => dokumenti}
      rowKey={keyOf}
      columns={columns}
      filters={filters}
      sort="-datum_racuna"
      empty={text.empty}
      searchName={invoiceName}
      totalsAbove
      above={(all) => (
        <Answer>
          {text.answer(periodOf(all), formatMoney(all.skupaj), formatMoney(all.skupaj_ddv))}
        </Answer>
      )}
      rowActions={(invoice) => (
        <BillActions path={invoice.pot} document={text.invoice(invoice.st_racuna)}>
          <InvoiceCosts {...invoice} />
        </BillActions>
      )}
    />
  );
}
