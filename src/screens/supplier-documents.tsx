import { supplierDocumentsQuery } from '../api/documents';
import type { SupplierDocument } from '../domain/api-types';
import { formatDate } from '../domain/dates/date';
import { label as labelOf } from '../domain/values/label';
import { BillActions } from '../parts/bill/bill-actions';
import { SpecificationLink } from '../parts/bill/specification-link';
import { ListPage } from '../parts/list-page/list-page';
import { messages } from '../text/common/messages';
import { unknownText } from '../text/common/unknown';
import { invoicesText as text } from '../text/documents/documents';
import { pageTitles } from '../text/shell/pages';
import type { Column } from '../ui/table/column';
import { byMonth, byName, byWords, byYear } from '../ui/table/filter';

const label = text.columns;

/** The day of payment, or the due date of an unpaid invoice. */
function paymentOf({ datum_placila, rok_placila }: SupplierDocument): string | null {
  const [paid, due] = [formatDate(datum_placila), formatDate(rok_placila)];
  if (paid !== '/') return `${label.datum_placila} ${paid}`;
  return due === '/' ? null : `${label.rok_placila} ${due}`;
}

const columns: Column<SupplierDocument>[] = [
  { key: 'dobavitelj', label: label.dobavitelj, kind: 'text', card: 'title' },
  {
    key: 'vrsta_stroska',
    label: label.vrsta_stroska,
    kind: 'text',
    card: 'sub',
    note: ({ vir }) =>
      vir === 'redni' ? null : `${label.vir}: ${labelOf(text.sources, vir, unknownText.other)}`,
  },
  {
    key: 'st_racuna',
    label: label.st_racuna,
    kind: 'text',
    whole: true,
    note: ({ pot }) => (pot === null ? messages.noDocument : null),
  },
  { key: 'datum_racuna', label: label.datum_racuna, kind: 'date', note: paymentOf },
  { key: 'obdobje', label: label.obdobje, kind: 'period' },
  { key: 'vir', label: label.vir, kind: 'choice', words: text.sources, only: 'file' },
  { key: 'znesek_brez_ddv', label: label.znesek_brez_ddv, kind: 'money', total: 'sum' },
  { key: 'ddv', label: label.ddv, kind: 'money', total: 'sum' },
  { key: 'znesek', label: label.znesek, kind: 'money', card: 'amount', total: 'sum' },
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
      rowActions={({ pot, st_racuna, obdobje, vir }) => (
        <BillActions path={pot} document={text.invoice(st_racuna)}>
          {vir === 'redni' ? <SpecificationLink period={obdobje} /> : null}
        </BillActions>
      )}
    />
  );
}
