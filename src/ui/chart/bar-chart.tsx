import { chartText as text } from '../../text/chart';
import { type BarPoint, barGeometry } from './bar-geometry';
import { BarLegend } from './bar-legend';
import { ChartFigure } from './chart-figure';
import { useChartSize } from './use-chart-size';

interface BarChartProps {
  readonly caption: string;
  /** The oldest first. */
  readonly points: readonly BarPoint[];
  /** What the bars are, in the legend and over their column; without it the line stands alone. */
  readonly valueName?: string;
  /** What the line is; drawn where at least one point has something to compare with. */
  readonly comparedName?: string;
  /** A line across; none unless told. */
  readonly average?: number;
  readonly format: (value: number) => string;
}

type Geometry = ReturnType<typeof barGeometry>;

function Bars({ bars, format }: Pick<Geometry, 'bars'> & Pick<BarChartProps, 'format'>) {
  return bars.map(({ key, label, value, ...place }) => (
    <rect key={key} className="chart__bar" rx={2} {...place}>
      <title>{`${label}: ${format(value)}`}</title>
    </rect>
  ));
}

/** Values by month as bars, with a line to compare them with. */
export function BarChart(props: BarChartProps) {
  const { caption, points, valueName, comparedName, average, format } = props;
  const [box, size] = useChartSize<HTMLDivElement>();
  const drawn = comparedName ? points : points.map((point) => ({ ...point, compared: null }));
  const geometry = barGeometry(drawn, average, size);
  const compares = comparedName !== undefined && geometry.compared.length > 0;
  const cell = (value: number | null | undefined) =>
    typeof value === 'number' ? format(value) : text.noValue;
  const table = {
    columns: [text.month, ...(valueName ? [valueName] : []), ...(compares ? [comparedName] : [])],
    rows: points.map(({ key, label, value, compared }) => ({
      key,
      name: label,
      cells: [...(valueName ? [cell(value)] : []), ...(compares ? [cell(compared)] : [])],
    })),
  };

  return (
    <ChartFigure caption={caption} table={table}>
      <BarLegend
        value={valueName}
        compared={compares ? comparedName : undefined}
        average={average === undefined ? undefined : `${text.average} ${format(average)}`}
      />
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
          <Bars bars={geometry.bars} format={format} />
          <line
            className="chart__zero"
            x1={geometry.left}
            x2={size.width}
            y1={geometry.zero}
            y2={geometry.zero}
          />
          {compares ? <path className="chart__halo" d={geometry.path} /> : null}
          {compares ? <path className="chart__line" d={geometry.path} /> : null}
          {compares
            ? geometry.compared.map(({ key, x, y }) => (
                <circle key={key} className="chart__dot" cx={x} cy={y} r={3} />
              ))
            : null}
          {geometry.average === undefined ? null : (
            <line
              className="chart__average"
              x1={geometry.left}
              x2={size.width}
              y1={geometry.average}
              y2={geometry.average}
            />
          )}
          {geometry.labels.map(({ key, text, x, y }) => (
            <text key={key} className="chart__label" x={x} y={y} textAnchor="middle">
              {text}
            </text>
          ))}
        </svg>
      </div>
    </ChartFigure>
  );
}
