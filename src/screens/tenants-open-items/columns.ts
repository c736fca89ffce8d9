import type { TenantOpenItem } from '../../domain/api-types';
import { formatDate } from '../../domain/dates/date';
import { billStatus, directDebitNote } from '../../parts/bill/bill-status';
import { billStatusLabels, openItemsText } from '../../text/bills/open-items';
import { tenantsText as text } from '../../text/bills/tenants-open-items';
import { days } from '../../text/common/nouns';
import { unknownText } from '../../text/common/unknown';
import type { Column } from '../../ui/table/column';
import { byWords, type Filter } from '../../ui/table/filter';

const label = openItemsText.columns;

/** The columns of `pages.md` P15. What the heading of each list says already is only in the CSV file. */
export const columns: Column<TenantOpenItem>[] = [
  { key: 'st_dokumenta', label: label.st_dokumenta, kind: 'text' },
  { key: 'naziv_enote', label: label.naziv_enote, kind: 'text', only: 'file' },
  { key: 'najemnik', label: text.tenant, kind: 'text', only: 'file' },
  { key: 'sifra_placnika_najemnika', label: text.payerCode, kind: 'text', only: 'file' },
  { key: 'obdobje', label: label.obdobje, kind: 'period', card: 'title' },
  { key: 'datum_izdaje', label: label.datum_izdaje, kind: 'date', only: 'file' },
  {
    key: 'rok_placila',
    label: label.rok_placila,
    kind: 'date',
    cardCell: ({ rok_placila }) => openItemsText.until(formatDate(rok_placila)),
  },
  { key: 'dni_zamude', label: label.dni_zamude, kind: 'count', forms: days },
  { key: 'znesek', label: label.znesek, kind: 'money' },
  { key: 'placano', label: label.placano, kind: 'money' },
  { key: 'odprto', label: label.odprto, kind: 'money', card: 'amount', total: 'sum' },
  { key: 'status', label: label.status, kind: 'status', ...billStatus, note: directDebitNote },
  { key: 'pogodba_od', label: text.leaseFrom, kind: 'date', only: 'file' },
  { key: 'pogodba_do', label: text.leaseUntil, kind: 'date', only: 'file' },
];

/** Tenants by payer code: a name does not belong in an address, and two tenants may share one. */
const byTenant: Filter<TenantOpenItem> = {
  param: 'najemnik',
  label: text.tenant,
  options: (rows) => {
    const names = new Map(rows.map((row) => [row.sifra_placnika_najemnika, row.najemnik]));
    return [...names].map(([code, name]) => ({ value: code, label: `${name} (${code})` }));
  },
  keeps: ({ sifra_placnika_najemnika }, code) => sifra_placnika_najemnika === code,
};

export const filters: readonly Filter<TenantOpenItem>[] = [
  byTenant,
  byWords('status', {
    param: 'stanje',
    label: label.status,
    words: billStatusLabels,
    other: unknownText.state,
  }),
];
