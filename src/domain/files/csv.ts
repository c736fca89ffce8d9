import { formatNumber } from '../money/number';

/** A cell: text, or a number with the decimals that it is written with. */
export type CsvCell = string | { readonly number: number; readonly decimals: number };

const BYTE_ORDER_MARK = '\uFEFF';
/** What a spreadsheet takes for the beginning of a formula, in full width too, and what it may pass over before. */
const FORMULA = /^(?:[\t\r\n]|[\s\p{Cc}\p{Cf}"]*[=+\-@＝＋－＠﹦﹢﹣﹫])/u;
/** Where one may begin inside of a text, for a program that parts cells by another sign than the semicolon. */
const INNER_SIGN = /[,;\t\r\n](?:(?![\t\r\n])[\s\p{Cc}\p{Cf}"])*(?=[=+\-@＝＋－＠﹦﹢﹣﹫])/gu;
/** What comes to a number at most: "20,-" and a second telephone number stay as they are. */
const ONLY_NUMBER = /^[+\-＋－][\d\s()+\-./%€,;]*$/;
const TO_QUOTE = /[",;\t\r\n]/;

/** A number for a Slovenian Excel: decimal comma, no thousands, an ASCII minus. */
function writeNumber({ number, decimals }: Exclude<CsvCell, string>): string {
  return formatNumber(number, decimals)
    .replaceAll('\u202F', '')
    .replace('.', ',')
    .replace('\u2212', '-');
}

/** A text with an apostrophe before each formula. */
function withoutFormulas(text: string): string {
  const inside = text.replace(INNER_SIGN, (before: string, at: number) =>
    ONLY_NUMBER.test(text.slice(at + before.length)) ? before : `${before}'`,
  );
  return FORMULA.test(inside) ? `'${inside}` : inside;
}

function writeCell(cell: CsvCell): string {
  if (typeof cell !== 'string') return writeNumber(cell);
  const harmless = withoutFormulas(cell);
  return TO_QUOTE.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

/**
 * A table as CSV for a Slovenian Excel: UTF-8 with BOM, `;` between cells, decimal comma. Text that a spreadsheet would
 * run as a formula gets an apostrophe, also where commas part cells; numbers stay numbers, negative ones too.
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
