import type { MeterToRead } from '../../../domain/api-types';
import { addDays } from '../../../domain/dates/add-days';
import { formatDate } from '../../../domain/dates/date';
import { formatNumber } from '../../../domain/money/number';
import { ownReadingText as text } from '../../../text/bills/own-reading';

const MOST_DAYS = 31;

/** A state or a consumption with the decimals of the dial and its unit, on one line. */
export function stateOf({ decimalke, enota_mere }: MeterToRead, value: number): string {
  return `${formatNumber(value, decimalke)}\u00A0${enota_mere}`;
}

/** The days that a reading may be of: from the last one until today, at most a month. */
export function dayOptions({ datum_zadnjega: last }: MeterToRead, today: string) {
  return Array.from({ length: MOST_DAYS }, (_, back) => addDays(today, -back))
    .filter((day) => last === null || day >= last)
    .map((value) => {
      const shown = formatDate(value);
      return { value, label: value === today ? text.today(shown) : shown };
    });
}
