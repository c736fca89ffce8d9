import type { Handover } from '../../domain/api-types';
import { formatNumber } from '../../domain/money/number';

type Meter = Handover['stevci'][number];

const MOST_DECIMALS = 3;

/** A state with the meter's unit, on one line. */
export function stateOf({ enota_mere }: Pick<Meter, 'enota_mere'>, state: number): string {
  return `${formatNumber(state, MOST_DECIMALS)}\u00A0${enota_mere}`;
}
