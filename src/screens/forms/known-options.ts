import type { Reading, RegularBill } from '../../domain/api-types';
import { formatPeriod } from '../../domain/dates/date';
import { formatMoney } from '../../domain/money/number';
import { label } from '../../domain/values/label';
import { meterLabels } from '../../text/bills/meters';
import { unknownText } from '../../text/common/unknown';
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

const isWater = ({ vrsta_merilnika }: Reading) => vrsta_merilnika.startsWith('vodomer');

/** The water meters among readings as options, by number. */
export function meterOptions(readings: readonly Reading[]): Option[] {
  const meters = new Map(readings.filter(isWater).map((each) => [each.st_merilnika, each]));
  return [...meters.values()].map(({ st_merilnika, vrsta_merilnika, prostor }) => ({
    value: st_merilnika,
    label: `${label(meterLabels, vrsta_merilnika, unknownText.other)}, ${prostor} (${st_merilnika})`,
  }));
}

/** The highest reading of a meter, which is the last one; `undefined` without readings. */
export function lastReading(readings: readonly Reading[], meter: string): Reading | undefined {
  return readings
    .filter(({ st_merilnika }) => st_merilnika === meter)
    .sort((one, other) => other.stanje_novo - one.stanje_novo)[0];
}
