import type { MeterToRead, MeterWindow } from '../../../domain/api-types';
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

/** When the state of a meter can be given. */
export function windowOf({ oddaja, odprto_od, odprto_do }: MeterToRead): string {
  if (oddaja === 'odprto') return text.openUntil(formatDate(odprto_do));
  const from = formatDate(odprto_od);
  return from === '/' ? text.noWindow : text.nextWindow(from, formatDate(odprto_do));
}

/** The sentence that says whether anything is left to do, and by the first day that is known. */
export function leadOf({ merilniki }: Pick<MeterWindow, 'merilniki'>): string {
  const open = merilniki.filter(({ oddaja }) => oddaja === 'odprto');
  const left = open.filter(({ oddano }) => oddano === null);
  if (left.length > 0) {
    const ends = left.map(({ odprto_do }) => odprto_do).filter((day) => formatDate(day) !== '/');
    return text.lead.open(formatDate(ends.sort()[0]));
  }
  if (open.length > 0) return text.lead.done;
  const isRemote = merilniki.every(({ oddaja }) => oddaja === 'odcitano');
  return isRemote ? text.lead.remote : text.lead.closed;
}
