import type { Reading, RegularBill } from '../../domain/api-types';
import { formatPeriod } from '../../domain/dates/date';
import { formatMoney } from '../../domain/money/number';
import { label } from '../../domain/values/label';
import { waterLabels } from '../../text/forms/forms';
import type { Option } from '../../ui/controls/select/select-props';

/** Bills as options, by number, the newest first. */
export function billOptions(bills: readonly RegularBill[]): Option[] {
  return [...bills]
    .sort((one, other) => other.obdobje.localeCompare(one.obdobje))
    .map(({ obdobje, znesek, st_dokumenta }) => ({
      value: st_dokumenta,
      label: `${formatPeriod(obdobje)} · ${formatMoney(znesek)} (${st_dokumenta})`,
    }));
}

/** The lines of a bill as options, by name, each name once. */
export function lineOptions(lines: readonly { readonly vrsta_stroska: string }[]): Option[] {
  const names = new Set(lines.map(({ vrsta_stroska }) => vrsta_stroska));
  return [...names].map((name) => ({ value: name, label: name }));
}

/** The water meters among readings as options, by number, each once. */
export function meterOptions(readings: readonly Reading[]): Option[] {
  const meters = readings.flatMap(({ st_merilnika, vrsta_merilnika, prostor }) => {
    const water = label(waterLabels, vrsta_merilnika, undefined);
    return water === undefined
      ? []
      : [[st_merilnika, `${water}, ${prostor} (${st_merilnika})`] as const];
  });
  return [...new Map(meters)].map(([value, name]) => ({ value, label: name }));
}

/** The last reading of a meter; it is not the highest when the dial has begun again at 0. `undefined` without readings. */
export function lastReading(readings: readonly Reading[], meter: string): Reading | undefined {
  return readings
    .filter(({ st_merilnika }) => st_merilnika === meter)
    .sort((one, other) => other.datum_odcitka.localeCompare(one.datum_odcitka))[0];
}

/** What the portal knows for a field: `unknown` when it is not allowed, does not exist or cannot be had. */
export interface KnownList {
  readonly state: 'loading' | 'ready' | 'unknown';
  readonly options: readonly Option[];
}

/** Whether options have a value: none, one of them, or several joined by `; `, as the evidence pack joins lines. */
function covers(options: readonly Option[], value: string): boolean {
  const values = new Set(options.map((option) => option.value));
  return value === '' || values.has(value) || value.split('; ').every((each) => values.has(each));
}

/**
 * Whether a field offers its list. It stays what it is while it has the focus, which a change would take away, and while
 * the list is loading. A value that the list lacks, of an address or a draft, stays as text.
 */
export function offersList(
  { state, options }: KnownList,
  { isList, isHeld, value }: { isList: boolean; isHeld: boolean; value: string },
): boolean {
  if (isHeld || state === 'loading') return isList;
  return state === 'ready' && covers(options, value);
}

/** The options, with the value where it is none of them, such as several lines. */
export function withValue(options: readonly Option[], value: string): readonly Option[] {
  const isThere = value === '' || options.some((option) => option.value === value);
  return isThere ? options : [...options, { value, label: value }];
}
