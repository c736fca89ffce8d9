import { scaleLinear } from 'd3-scale';
import type { Share } from '../../domain/money/shares';
import type { ChartSize } from './bar-geometry';

const SEGMENT_GAP_PX = 2;
/** The width that a segment needs for each digit of its number. */
const DIGIT_ROOM_EM = 0.8;

/** The positions of the segments of a stacked bar; a negative part has no segment. */
export function shareGeometry(shares: readonly Share[], { width, em }: ChartSize) {
  const x = scaleLinear().domain([0, 100]).range([0, width]);
  let begun = 0;
  return shares.flatMap(({ key, label, percent }, place) => {
    if (percent === null) return [];
    const [from, to] = [x(begun), x(begun + percent)];
    begun += percent;
    const number = String(place + 1);
    const fits = to - from >= (number.length + 1) * DIGIT_ROOM_EM * em;
    return [
      {
        key,
        label,
        place,
        x: from,
        width: Math.max(1, to - from - SEGMENT_GAP_PX),
        middle: (from + to - SEGMENT_GAP_PX) / 2,
        number: fits ? number : undefined,
      },
    ];
  });
}
