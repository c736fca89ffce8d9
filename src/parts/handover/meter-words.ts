import type { Handover } from '../../domain/api-types';
import { formatNumber } from '../../domain/money/number';
import { label } from '../../domain/values/label';
import { unknownText } from '../../text/common/unknown';
import { meterKinds, handoverText as text } from '../../text/people/handover';

type Meter = Handover['stevci'][number];

const MOST_DECIMALS = 3;

/** The name of a meter: its kind and room. */
export function meterName({
  vrsta_merilnika,
  prostor,
}: Pick<Meter, 'vrsta_merilnika' | 'prostor'>) {
  return text.meter(label(meterKinds, vrsta_merilnika, unknownText.other), prostor);
}

/** A state with the meter's unit, on one line. */
export function stateOf({ enota_mere }: Pick<Meter, 'enota_mere'>, state: number): string {
  return `${formatNumber(state, MOST_DECIMALS)}\u00A0${enota_mere}`;
}
