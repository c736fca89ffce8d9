import { formatPeriod, monthOf, yearOf } from '../../domain/dates/date';
import { compareTexts } from '../../domain/search/compare-texts';
import { isKnown } from '../../domain/values/label';
import { shortCode } from '../../domain/values/short-code';
import { listText } from '../../text/common/list';
import { unknownText } from '../../text/common/unknown';
import type { Option } from '../controls/select/select-props';

/** A filter of a list. The address contains its value, so values are codes and never personal names. */
export interface Filter<Row> {
  /** The parameter's name in the address: a short Slovenian word. */
  readonly param: string;
  readonly label: string;
  /** The options except "all". */
  readonly options: (rows: readonly Row[]) => readonly Option[];
  /** Set when the options are months such as `2026-11`, which a calendar can offer too. */
  readonly ofMonths?: true;
  /** Whether a row matches an option. */
  readonly keeps: (row: Row, value: string) => boolean;
}

/** A filter with its options for certain rows. */
export interface OfferedFilter<Row> extends Omit<Filter<Row>, 'options'> {
  readonly options: readonly Option[];
}

/** The address's value for all unknown values; some enumerations contain it themselves. */
const OTHER_VALUE = 'drugo';

/**
 * A filter by the values of an enumeration; it offers the values that occur. All unknown values are one option, `other`.
 */
export function byWords<Row, Key extends keyof Row & string>(
  key: Key,
  {
    param,
    label,
    words,
    other = unknownText.other,
  }: { param: string; label: string; words: Readonly<Record<string, string>>; other?: string },
): Filter<Row> {
  const codeOf = (value: Row[Key]) => (isKnown(words, String(value)) ? String(value) : OTHER_VALUE);
  const named = isKnown(words, OTHER_VALUE) ? words : { ...words, [OTHER_VALUE]: other };
  return {
    param,
    label,
    options: (rows) => {
      // Each value is read once: a list may have 50,000 rows.
      const values = [...new Set(rows.map((row) => row[key]))].filter((value) => value !== null);
      const there = new Set(values.map(codeOf));
      return Object.entries(named)
        .filter(([value]) => there.has(value))
        .map(([value, text]) => ({ value, label: text }));
    },
    keeps: (row, value) => row[key] !== null && codeOf(row[key]) === value,
  };
}

/** The filters Obdobje od and Obdobje do for a period or a date, both inclusive; a row without a date matches neither. */
export function byPeriod<Row>(key: keyof Row & string): Filter<Row>[] {
  const monthIn = (row: Row) => monthOf(String(row[key] ?? ''));
  const options = (rows: readonly Row[]) =>
    [...new Set(rows.map(monthIn))]
      .filter((month) => month !== '')
      .sort()
      .reverse()
      .map((value) => ({ value, label: formatPeriod(value) }));
  const isUntil = (row: Row, to: string) => {
    const month = monthIn(row);
    return month !== '' && month <= to;
  };
  const isFrom = (row: Row, from: string) => monthIn(row) >= from;
  return [
    { param: 'od', label: listText.from, options, ofMonths: true, keeps: isFrom },
    { param: 'do', label: listText.to, options, ofMonths: true, keeps: isUntil },
  ];
}

/** The distinct options of these rows; values without a label are not offered. */
function there<Row>(rows: readonly Row[], optionOf: (row: Row) => Option): Option[] {
  const options = rows.map(optionOf).filter(({ label }) => label !== '' && label !== '/');
  return [...new Map(options.map((option) => [option.value, option])).values()];
}

/** The filter Leto for a date or a period, for lists that load all years at once; the newest year first. */
export function byYear<Row>(key: keyof Row & string): Filter<Row> {
  const yearIn = (row: Row) => yearOf(String(row[key] ?? ''));
  return {
    param: 'leto',
    label: listText.year,
    options: (rows) =>
      there(rows, (row) => ({ value: yearIn(row), label: yearIn(row) }))
        .sort((one, other) => one.value.localeCompare(other.value))
        .reverse(),
    keeps: (row, value) => yearIn(row) === value,
  };
}

/** The filter Obdobje for a period; the newest first. */
export function byMonth<Row>(key: keyof Row & string): Filter<Row> {
  const monthIn = (row: Row) => monthOf(String(row[key] ?? ''));
  return {
    param: 'obdobje',
    label: listText.period,
    ofMonths: true,
    options: (rows) =>
      there(rows, (row) => ({ value: monthIn(row), label: formatPeriod(monthIn(row)) }))
        .sort((one, other) => one.value.localeCompare(other.value))
        .reverse(),
    keeps: (row, value) => monthIn(row) === value,
  };
}

/** A filter by a name. It may be a personal name, so the address contains a short code of it. */
export function byName<Row>(
  key: keyof Row & string,
  { param, label }: { param: string; label: string },
): Filter<Row> {
  const nameOf = (row: Row) => String(row[key] ?? '');
  return {
    param,
    label,
    options: (rows) =>
      there(rows, (row) => ({ value: shortCode(nameOf(row)), label: nameOf(row) })).sort(
        (one, other) => compareTexts(one.label, other.label),
      ),
    keeps: (row, value) => shortCode(nameOf(row)) === value,
  };
}
