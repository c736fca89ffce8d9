import { formatNumber } from './number';

/** A cell: text, or a number with the decimals that it is written with. */
export type CsvCell = string | { readonly number: number; readonly decimals: number };

const BYTE_ORDER_MARK = '\uFEFF';
/** What a spreadsheet would take for the beginning of a formula. */
const FORMULA = /^[=+\-@\t\r]/;
const TO_QUOTE = /[";\r\n]/;

/** A number for a Slovenian Excel: decimal comma, no thousands, an ASCII minus. */
function writeNumber({ number, decimals }: Exclude<CsvCell, string>): string {
  return formatNumber(number, decimals)
    .replaceAll('\u202F', '')
    .replace('.', ',')
    .replace('\u2212', '-');
}

function writeCell(cell: CsvCell): string {
  if (typeof cell !== 'string') return writeNumber(cell);
  const harmless = FORMULA.test(cell) ? `'${cell}` : cell;
  return TO_QUOTE.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

/**
 * A table as CSV for a Slovenian Excel (`domain.md` 2.3): UTF-8 with BOM, `;` between cells, decimal comma. Text that
 * a spreadsheet would run as a formula gets an apostrophe; numbers stay numbers, negative ones too (`reliability.md` F15).
 *
 * @param rows - the first one is the header
 */
export function csvOf(rows: readonly (readonly CsvCell[])[]): string {
  return BYTE_ORDER_MARK + rows.map((row) => `${row.map(writeCell).join(';')}\r\n`).join('');
}

/** A file name in ASCII out of its parts (`kartica_2026_104217.csv`); parts that are missing leave no underscore. */
export function fileNameOf(
  parts: readonly (string | number | undefined)[],
  ending: string,
): string {
  const name = parts
    .filter((part) => part !== undefined && part !== '')
    .join('_')
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .replace(/[^\w-]+/g, '_');
  return `${name}.${ending}`;
}
