import { formatNumber } from '../money/number';

/** A cell: a text, or a number with its decimals. */
export type CsvCell = string | { readonly number: number; readonly decimals: number };

const BYTE_ORDER_MARK = '\uFEFF';
/** The start of a formula for a spreadsheet, also in full-width characters, with what it may skip before. */
const FORMULA = /^(?:[\t\r\n]|[\s\p{Cc}\p{Cf}"]*[=+\-@＝＋－＠﹦﹢﹣﹫])/u;
/** The start of a formula inside a text, for a program that separates cells by another character than `;`. */
const INNER_FORMULA = /[,;\t\r\n](?:(?![\t\r\n])[\s\p{Cc}\p{Cf}"])*(?=[=+\-@＝＋－＠﹦﹢﹣﹫])/gu;
/** A text that can only be a number: "20,-" and a second telephone number stay unchanged. */
const ONLY_NUMBER = /^[+\-＋－][\d\s()+\-./%€,;]*$/;
const TO_QUOTE = /[",;\t\r\n]/;

/** A number for a Slovenian Excel: decimal comma, no thousands separator, an ASCII minus. */
function writeNumber({ number, decimals }: Exclude<CsvCell, string>): string {
  return formatNumber(number, decimals)
    .replaceAll('\u202F', '')
    .replace('.', ',')
    .replace('\u2212', '-');
}

/** Puts an apostrophe before each formula. */
function withoutFormulas(text: string): string {
  const inside = text.replace(INNER_FORMULA, (before: string, at: number) =>
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
 * A table as CSV for a Slovenian Excel: UTF-8 with BOM, `;` between cells, decimal comma. A text that a spreadsheet would
 * run as a formula gets an apostrophe, also for programs that split at commas; numbers stay numbers, negative ones too.
 *
 * @param rows - the first one is the header
 */
export function csvOf(rows: readonly (readonly CsvCell[])[]): string {
  return BYTE_ORDER_MARK + rows.map((row) => `${row.map(writeCell).join(';')}\r\n`).join('');
}
