import { formatDate, formatPeriod } from '../../domain/dates/date';
import type { CsvCell } from '../../domain/files/csv';
import { formatMoney, formatNumber } from '../../domain/money/number';
import { label } from '../../domain/values/label';
import { countedWhole } from '../../text/common/plural';
import { unknownText } from '../../text/common/unknown';
import { type Column, rawOf, sortedRawOf } from './column';

/** The text of the formatters for a missing value. */
const NO_VALUE = '/';

const orNothing = (text: string) => (text === NO_VALUE ? null : text);
const textual = (raw: unknown) => (typeof raw === 'string' && raw !== '' ? raw : null);
const numeric = (raw: unknown) => (typeof raw === 'number' ? raw : null);

/** The text of a row in a column; `null` for an empty cell. */
export function textOf<Row>(row: Row, column: Column<Row>): string | null {
  const raw = rawOf(row, column);
  switch (column.kind) {
    case 'text':
      return textual(raw);
    case 'date':
      return orNothing(formatDate(textual(raw)));
    case 'period':
      return orNothing(formatPeriod(textual(raw)));
    case 'money':
      return formatMoney(numeric(raw));
    case 'number': {
      const { decimals, unit } = column;
      return [formatNumber(numeric(raw), decimals), unit].filter(Boolean).join('\u00A0');
    }
    case 'count': {
      const count = numeric(raw) ?? 0;
      if (!column.forms) return formatNumber(count, 0);
      return count > 0 ? countedWhole(count, column.forms) : null;
    }
    default: {
      const value = textual(raw);
      return value === null ? null : label(column.words, value, column.other ?? unknownText.other);
    }
  }
}

/** The sort value of a row: numbers for numbers, ISO strings for dates, texts otherwise; `null` is last. */
export function orderOf<Row>(row: Row, column: Column<Row>): string | number | null {
  const raw = rawOf(row, column);
  switch (column.kind) {
    case 'money':
    case 'number':
    case 'count':
      return numeric(raw);
    case 'date':
    case 'period':
      // A placeholder date such as 30.12.1899 is shown as missing and sorts as missing.
      return textOf(row, column) === null ? null : textual(raw);
    case 'text':
      return textual(sortedRawOf(row, column));
    default:
      return textOf(row, column);
  }
}

/** Whether a search covers the column: texts, but no numbers and dates. */
export function isSearched<Row>({ kind }: Column<Row>): boolean {
  return kind === 'text' || kind === 'choice' || kind === 'status';
}

/** The CSV value of a row in a column. */
export function csvCellOf<Row>(row: Row, column: Column<Row>): CsvCell {
  const raw = rawOf(row, column);
  switch (column.kind) {
    case 'money':
      return { number: numeric(raw) ?? 0, decimals: 2 };
    case 'number': {
      const number = numeric(raw);
      // A water meter has no factor, which a spreadsheet must not read as the factor 0.
      return number === null ? '' : { number, decimals: column.decimals ?? 2 };
    }
    case 'count':
      return { number: numeric(raw) ?? 0, decimals: 0 };
    default:
      return textOf(row, column) ?? '';
  }
}
