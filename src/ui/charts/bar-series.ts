import { chartText as text } from '../../text/common/chart';
import type { BarPoint } from './bar-geometry';

/** The names of the series of a bar chart. */
export interface SeriesNames {
  /** Name of the bars in the legend and the table; without it the table has no column for them. */
  readonly valueName?: string;
  /** Name of the compared values, if a point has one: bars behind, or without `valueName` a balance line. */
  readonly comparedName?: string;
  /** Name of the line over the bars; drawn when at least one point has a usual value. */
  readonly usualName?: string;
}

/** A series with its name, and the field of a point that it shows. */
interface Series {
  readonly of: 'value' | 'compared' | 'usual';
  readonly name: string;
}

/** The named series of a chart, without lines of which no point has a value. */
export function seriesOf(
  points: readonly BarPoint[],
  { valueName, comparedName, usualName }: SeriesNames,
): readonly Series[] {
  const hasSome = (of: 'compared' | 'usual') => points.some((point) => point[of] != null);
  return [
    ...(valueName ? [{ name: valueName, of: 'value' as const }] : []),
    ...(comparedName && hasSome('compared')
      ? [{ name: comparedName, of: 'compared' as const }]
      : []),
    ...(usualName && hasSome('usual') ? [{ name: usualName, of: 'usual' as const }] : []),
  ];
}

/** The values as a table: a row for each point, a column for each series. */
export function barTable(
  points: readonly BarPoint[],
  series: readonly Series[],
  format: (value: number) => string,
) {
  const cell = (value: number | null | undefined) =>
    typeof value === 'number' ? format(value) : text.noValue;
  return {
    columns: [text.month, ...series.map(({ name }) => name)],
    rows: points.map((point) => ({
      key: point.key,
      name: point.label,
      cells: series.map(({ of }) => cell(point[of])),
    })),
  };
}
