import type { CostLine, CostSpecification } from '../../domain/api-types';
import { fileNameOf } from '../../domain/files/export-name';
import { costColumns as label } from '../../text/bills/cost-file';
import { keyNames } from '../../text/bills/cost-specification';
import { costGroupLabels } from '../../text/bills/costs';
import { unknownText } from '../../text/common/unknown';
import type { Column } from '../../ui/table/column';
import { listCsv } from '../../ui/table/list-csv';

/** The columns of `pages.md` P14; quantities with all decimals of the contract. */
const columns: readonly Column<CostLine>[] = [
  {
    key: 'skupina',
    label: label.skupina,
    kind: 'choice',
    words: costGroupLabels,
    other: unknownText.costs,
  },
  { key: 'vrsta_stroska', label: label.vrsta_stroska, kind: 'text' },
  { key: 'dobavitelj', label: label.dobavitelj, kind: 'text' },
  { key: 'st_racuna', label: label.st_racuna, kind: 'text' },
  { key: 'datum_racuna', label: label.datum_racuna, kind: 'date' },
  { key: 'znesek_racuna', label: label.znesek_racuna, kind: 'money' },
  {
    key: 'kljuc',
    label: label.kljuc,
    kind: 'choice',
    words: keyNames,
    other: unknownText.allocation[0],
  },
  { key: 'kolicina_stavbe', label: label.kolicina_stavbe, kind: 'number', decimals: 3 },
  { key: 'kolicina_enote', label: label.kolicina_enote, kind: 'number', decimals: 3 },
  { key: 'delez', label: label.delez, kind: 'number', decimals: 4 },
  { key: 'osnova', label: label.osnova, kind: 'money' },
  { key: 'stopnja_ddv', label: label.stopnja_ddv, kind: 'number' },
  { key: 'ddv', label: label.ddv, kind: 'money' },
  { key: 'znesek', label: label.znesek, kind: 'money' },
];

/** Every line of a bill as a CSV file, in the order of the bill, and the file's name (`pages.md` 2.3, P14). */
export function costCsv({ postavke, obdobje, inventarna_stevilka }: CostSpecification) {
  return {
    file: listCsv(postavke, columns, false),
    name: fileNameOf(['specifikacija', obdobje ?? '', inventarna_stevilka], 'csv'),
  };
}
