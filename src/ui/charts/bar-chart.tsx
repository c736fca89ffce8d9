import { type CSSProperties, useState } from 'react';
import { formatNumber } from '../../domain/money/number';
import { chartText as text } from '../../text/common/chart';
import { type BarPoint, barGeometry } from './bar-geometry';
import { BarLegend } from './bar-legend';
import { BalanceLine, UsualLine } from './bar-lines';
import { ChartFigure } from './chart-figure';
import { ChartSlider } from './chart-slider';
import { useChartSize } from './use-chart-size';

interface BarChartProps {
  readonly caption: string;
  /** The oldest first. */
  readonly points: readonly BarPoint[];
  /** Name of the bars in the legend and the table; without it the table has no column for them. */
  readonly valueName?: string;
  /** Name of the compared values, if a point has one: bars behind, or without `valueName` a balance line. */
  readonly comparedName?: string;
  /** Name of the line over the bars; drawn when at least one point has a usual value. */
  readonly usualName?: string;
  readonly format: (value: number) => string;
}

type Geometry = ReturnType<typeof barGeometry>;

interface BarsProps extends Pick<BarChartProps, 'format'> {
  readonly bars: Geometry['bars'];
  readonly className: string;
}

function Bars({ bars, className, format }: BarsProps) {
  return bars.map(({ key, label, value, ...place }) => (
    <rect key={key} className={className} rx={2} {...place}>
      <title>{`${label}: ${format(value)}`}</title>
    </rect>
  ));
}

/** The month and the values of the picked point, beside it; without one nothing is shown. */
function PickedValues({ lines, style }: { lines: readonly string[]; style: CSSProperties }) {
  const [month, ...values] = lines;
  if (month === undefined) return null;
  return (
    <p className="chart__value" style={style} aria-hidden="true">
      <b>{month}</b>
      {values.map((value) => (
        <span key={value}>{value}</span>
      ))}
    </p>
  );
}

/** Values by month as bars, with others to compare them with; each series has its own shape (W04). */
export function BarChart(props: BarChartProps) {
  const { caption, points, valueName, comparedName, usualName, format } = props;
  const [box, size] = useChartSize<HTMLDivElement>();
  const [picked, setPicked] = useState<number>();
  const drawn = points.map((point) => ({
    ...point,
    compared: comparedName ? (point.compared ?? null) : null,
    usual: usualName ? (point.usual ?? null) : null,
  }));
  const geometry = barGeometry(drawn, size);
  const { compared, usual } = geometry;
  const lines = [
    ...(compared.marks.length > 0 ? [{ name: comparedName ?? '', of: 'compared' as const }] : []),
    ...(usual.marks.length > 0 ? [{ name: usualName ?? '', of: 'usual' as const }] : []),
  ];
  const cell = (value: number | null | undefined) =>
    typeof value === 'number' ? format(value) : text.noValue;
  const table = {
    columns: [text.month, ...(valueName ? [valueName] : []), ...lines.map(({ name }) => name)],
    rows: points.map((point) => ({
      key: point.key,
      name: point.label,
      cells: [...(valueName ? [cell(point.value)] : []), ...lines.map(({ of }) => cell(point[of]))],
    })),
  };
  const pickedPoint = picked === undefined ? undefined : points[picked];
  const spokenRow = table.rows[picked ?? points.length - 1];
  const spokenLines = spokenRow
    ? [
        spokenRow.name,
        ...spokenRow.cells.map((value, place) => `${table.columns[place + 1]} ${value}`),
      ]
    : [];
  const [month = '', ...values] = spokenLines;
  const isNewest = ({ key }: { readonly key: string }) => key === points.at(-1)?.key;
  const newestMark = compared.marks.find(isNewest);
  const newestBalance = points.at(-1)?.compared;
  const isBalance = !valueName && geometry.notes.length === 0;
  // Above all that is drawn at the newest month, so that it hides no bar and no marker.
  const above = [
    ...[...geometry.bars, ...geometry.barsBehind].filter(isNewest).map(({ y }) => y),
    ...[...usual.marks, ...(isBalance ? compared.marks : [])]
      .filter(isNewest)
      .map(({ y }) => y - size.em * 0.3),
  ];
  const newestBar = geometry.bars.find(isNewest);
  const newest = valueName
    ? newestBar && { x: newestBar.x + newestBar.width, value: newestBar.value }
    : isBalance && newestMark && typeof newestBalance === 'number'
      ? { x: newestMark.x, value: newestBalance }
      : undefined;
  const nameOf = (line: 'compared' | 'usual') => lines.find(({ of }) => of === line)?.name;

  return (
    <ChartFigure caption={caption} table={table} isEmpty={points.length === 0}>
      <BarLegend value={valueName} compared={nameOf('compared')} usual={nameOf('usual')} />
      <div ref={box} className="chart__drawing">
        <svg
          role="img"
          aria-label={caption}
          viewBox={`0 0 ${size.width} ${geometry.height}`}
          width="100%"
          height={geometry.height}
        >
          {geometry.ticks.map(({ value, text, y }) => (
            <g key={value} className="chart__tick">
              <line x1={geometry.left} x2={size.width} y1={y} y2={y} />
              <text x={geometry.left - size.em * 0.5} y={y} dy="0.32em" textAnchor="end">
                {text}
              </text>
            </g>
          ))}
          {valueName ? (
            <Bars bars={geometry.barsBehind} className="chart__before" format={format} />
          ) : null}
          <Bars bars={geometry.bars} className="chart__bar" format={format} />
          <line
            className="chart__zero"
            x1={geometry.left}
            x2={size.width}
            y1={geometry.zero}
            y2={geometry.zero}
          />
          {usual.marks.length > 0 ? <UsualLine {...usual} /> : null}
          {!valueName && compared.marks.length > 0 ? (
            <BalanceLine {...compared} area={geometry.area} />
          ) : null}
          {geometry.notes.map(({ key, title, amount, at, point, x, y, below }) => (
            <g key={key} className="chart__note">
              <line x1={at} x2={at} y1={point} y2={y} />
              <text x={x} y={y}>
                {title}
              </text>
              <text x={x} y={below}>
                {amount}
              </text>
            </g>
          ))}
          {newest ? (
            <g className="chart__newest">
              <text
                x={newest.x}
                y={Math.max(size.em, Math.min(...above) - size.em * 0.4)}
                textAnchor="end"
              >
                {formatNumber(newest.value)}
              </text>
            </g>
          ) : null}
          {geometry.labels.map(({ key, text, x, y }) => (
            <text
              key={key}
              className="chart__label"
              data-newest={(newest && isNewest({ key })) || undefined}
              x={x}
              y={y}
              textAnchor="middle"
            >
              {text}
            </text>
          ))}
          {geometry.groups.map(({ name, x }) => (
            <text key={name} className="chart__label" x={x} y={geometry.groupY} textAnchor="middle">
              {name}
            </text>
          ))}
          {pickedPoint ? (
            <line
              className="chart__picked"
              x1={geometry.middle(pickedPoint.key)}
              x2={geometry.middle(pickedPoint.key)}
              y1={0}
              y2={geometry.zero}
            />
          ) : null}
        </svg>
        <ChartSlider
          count={points.length}
          from={geometry.left}
          value={picked}
          spoken={`${month}: ${values.join(', ')}`}
          onPick={setPicked}
        />
        <PickedValues
          lines={pickedPoint ? spokenLines : []}
          // In the half of the drawing without the picked point.
          style={(picked ?? 0) < points.length / 2 ? { right: 0 } : { left: geometry.left }}
        />
      </div>
    </ChartFigure>
  );
}
