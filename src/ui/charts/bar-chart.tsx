import { type CSSProperties, useState } from 'react';
import { formatNumber } from '../../domain/money/number';
import { type BarPoint, barGeometry } from './bar-geometry';
import { BarLegend } from './bar-legend';
import { BalanceLine, UsualLine } from './bar-lines';
import { barTable, type SeriesNames, seriesOf } from './bar-series';
import { Labels, Notes, Ticks } from './bar-words';
import { ChartFigure } from './chart-figure';
import { ChartSlider } from './chart-slider';
import { newestLabel } from './newest-label';
import { useChartSize } from './use-chart-size';

interface BarChartProps extends SeriesNames {
  readonly caption: string;
  /** The oldest first. */
  readonly points: readonly BarPoint[];
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
  const series = seriesOf(points, props);
  const table = barTable(points, series, format);
  const nameOf = (field: 'compared' | 'usual') => series.find(({ of }) => of === field)?.name;
  const pickedPoint = picked === undefined ? undefined : points[picked];
  const spokenRow = table.rows[picked ?? points.length - 1];
  const spokenLines = spokenRow
    ? [
        spokenRow.name,
        ...spokenRow.cells.map((value, place) => `${table.columns[place + 1]} ${value}`),
      ]
    : [];
  const [month = '', ...values] = spokenLines;
  const newest = newestLabel(geometry, points.at(-1), Boolean(valueName), size);

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
          <Ticks {...geometry} width={size.width} em={size.em} />
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
          <Notes notes={geometry.notes} />
          {newest ? (
            <g className="chart__newest">
              <text x={newest.x} y={newest.y} textAnchor="end">
                {formatNumber(newest.value)}
              </text>
            </g>
          ) : null}
          <Labels {...geometry} newestKey={newest && points.at(-1)?.key} />
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
