import type { MeterToRead } from '../../../domain/api-types';
import { formatNumber } from '../../../domain/money/number';
import { label } from '../../../domain/values/label';
import { ownReadingText as text } from '../../../text/bills/own-reading';
import { meterLabels } from '../../../text/bills/readings';
import { unknownText } from '../../../text/common/unknown';

/** A state or a consumption with the decimals of the dial and its unit, on one line. */
export function stateOf({ decimalke, enota_mere }: MeterToRead, value: number): string {
  const number = value === 0 ? (0).toFixed(decimalke) : formatNumber(value, decimalke);
  return `${number}\u00A0${enota_mere}`;
}

/** The name of a meter: its kind and room. */
export function meterName({ vrsta_merilnika, prostor }: MeterToRead): string {
  return text.meter(label(meterLabels, vrsta_merilnika, unknownText.other), prostor);
}
