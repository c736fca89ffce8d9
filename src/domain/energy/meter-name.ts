import { meterLabels } from '../../text/common/meters';
import { unknownText } from '../../text/common/unknown';
import type { MeterToRead } from '../api-types';
import { label } from '../values/label';

/** The name of a meter: its kind and room. */
export function meterName({
  vrsta_merilnika,
  prostor,
}: Pick<MeterToRead, 'vrsta_merilnika' | 'prostor'>): string {
  return `${label(meterLabels, vrsta_merilnika, unknownText.other)}, ${prostor}`;
}
