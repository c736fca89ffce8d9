import type { HeatBill } from '../../domain/api-types';
import { fileNameOf } from '../../domain/files/export-name';
import { formatNumber } from '../../domain/money/number';
import { heatLabels as label, limitLabels, readingsText as text } from '../../text/bills/readings';
import { unknownText } from '../../text/common/unknown';
import { saveFile } from '../../ui/browser/save-file';
import { ExportMenu } from '../../ui/controls/export-button';
import type { Column } from '../../ui/table/column';
import { listCsv } from '../../ui/table/list-csv';
import { SubList } from '../../ui/table/sub-list';

/** Every field of `pages.md` P5; fields without room on the screen are only in the CSV file. */
const columns: Column<HeatBill>[] = [
  { key: 'obdobje', label: label.obdobje, kind: 'period', card: 'title' },
  { key: 'datum_od', label: label.datum_od, kind: 'date', only: 'file' },
  { key: 'datum_do', label: label.datum_do, kind: 'date', only: 'file' },
  { key: 'strosek_stavbe', label: label.strosek_stavbe, kind: 'money', only: 'file' },
  { key: 'delez_po_porabi', label: label.delez_po_porabi, kind: 'number', only: 'file' },
  { key: 'delez_po_povrsini', label: label.delez_po_povrsini, kind: 'number', only: 'file' },
  { key: 'enote_stavbe', label: label.enote_stavbe, kind: 'number', only: 'file' },
  {
    key: 'enote_enote',
    label: label.enote_enote,
    kind: 'number',
    total: 'sum',
    card: 'sub',
    cardCell: ({ enote_enote: units, znesek_povrsina }) =>
      units === 0 && znesek_povrsina === 0 ? text.onlyWater : text.unit(formatNumber(units)),
  },
  {
    key: 'korekcijski_faktor',
    label: label.korekcijski_faktor,
    kind: 'number',
    decimals: 3,
    only: 'file',
  },
  {
    key: 'porabniski_delez',
    label: label.porabniski_delez,
    kind: 'number',
    decimals: 4,
    only: 'file',
  },
  {
    key: 'omejitev',
    label: label.omejitev,
    kind: 'choice',
    words: limitLabels,
    other: unknownText.limit,
    only: 'file',
  },
  { key: 'ogrevana_povrsina_enote', label: label.povrsina_enote, kind: 'number', only: 'file' },
  { key: 'ogrevana_povrsina_stavbe', label: label.povrsina_stavbe, kind: 'number', only: 'file' },
  { key: 'delez_povrsine', label: label.delez_povrsine, kind: 'number', decimals: 4, only: 'file' },
  { key: 'znesek_poraba', label: label.znesek_poraba, kind: 'money', total: 'sum' },
  { key: 'znesek_povrsina', label: label.znesek_povrsina, kind: 'money', total: 'sum' },
  { key: 'znesek_topla_voda', label: label.znesek_topla_voda, kind: 'money', total: 'sum' },
  {
    key: 'znesek_skupaj',
    label: label.znesek_skupaj,
    kind: 'money',
    card: 'amount',
    total: 'sum',
  },
];

interface YearBillsProps {
  /** `inventarna_stevilka`, for the name of the file. */
  readonly unit: string;
  readonly year: string;
  readonly bills: readonly HeatBill[];
}

/** The heat bills of a year with the sums of units and money (`pages.md` P5); nothing without bills. */
export function YearBills({ unit, year, bills }: YearBillsProps) {
  if (bills.length === 0) return null;
  const title = text.billsOf(year);
  const save = () =>
    saveFile(listCsv(bills, columns, false), fileNameOf(['obracuni_toplote', year, unit], 'csv'));
  return (
    <section className="page__section">
      <div className="page__head">
        <h2>{title}</h2>
        <ExportMenu list={title} onExport={save} />
      </div>
      <SubList
        title={title}
        rows={bills}
        rowKey={({ obdobje }) => obdobje}
        columns={columns}
        sort="-obdobje"
      />
    </section>
  );
}
