import type { BarPoint, barGeometry, ChartSize } from './bar-geometry';

type Geometry = ReturnType<typeof barGeometry>;

/** The value of the newest point, written above all that is drawn there, so that it hides no bar and no marker. */
export interface NewestLabel {
  readonly x: number;
  readonly y: number;
  readonly value: number;
}

/**
 * Where the newest value is written: above its bar, or in a chart without bars at the end of the balance line.
 *
 * @returns `undefined` for a balance line with notes, whose amounts are written already, and for a point without a value
 */
export function newestLabel(
  geometry: Geometry,
  newest: BarPoint | undefined,
  hasBars: boolean,
  { em }: ChartSize,
): NewestLabel | undefined {
  const isNewest = ({ key }: { readonly key: string }) => key === newest?.key;
  const { bars, barsBehind, compared, usual } = geometry;
  const balance = !hasBars && geometry.notes.length === 0 ? compared.marks : [];
  const tops = [...bars, ...barsBehind].filter(isNewest).map(({ y }) => y);
  const marks = [...usual.marks, ...balance].filter(isNewest).map(({ y }) => y - em * 0.3);
  const y = Math.max(em, Math.min(...tops, ...marks) - em * 0.4);
  if (hasBars) {
    const bar = bars.find(isNewest);
    return bar && { x: bar.x + bar.width, y, value: bar.value };
  }
  const mark = balance.find(isNewest);
  const value = newest?.compared;
  return mark && typeof value === 'number' ? { x: mark.x, y, value } : undefined;
}
