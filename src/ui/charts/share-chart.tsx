import type { CSSProperties } from 'react';
import { chartColours } from '../../domain/charts/chart-colours';
import { formatNumber } from '../../domain/money/number';
import { type NamedValue, sharesOf } from '../../domain/money/shares';
import { chartText as text } from '../../text/common/chart';
import { ChartFigure } from './chart-figure';
import { shareGeometry } from './share-geometry';
import { useChartSize } from './use-chart-size';

interface ShareChartProps {
  readonly caption: string;
  readonly parts: readonly NamedValue[];
  /** The table header of the parts. */
  readonly partName?: string;
  readonly format: (value: number) => string;
}

const BAR_HEIGHT_EM = 1.8;
const CHART_HEIGHT_EM = 3.4;

/** React sets the style by CSSOM, which the content security policy allows. */
function colourAt(place: number): CSSProperties {
  const colour = chartColours[place % chartColours.length];
  return { fill: `light-dark(${colour?.light}, ${colour?.dark})` };
}

const formatPercent = (percent: number | null) =>
  percent === null ? text.noValue : `${formatNumber(percent)}\u00A0%`;

type SegmentPlace = ReturnType<typeof shareGeometry>[number];

function Segment({ segment, em }: { segment: SegmentPlace; em: number }) {
  const { label, place, x, width, middle, number } = segment;
  return (
    <g>
      <rect
        className="chart__part"
        style={colourAt(place)}
        x={x}
        width={width}
        height={BAR_HEIGHT_EM * em}
      >
        <title>{label}</title>
      </rect>
      {number ? (
        <text className="chart__label" x={middle} y={3 * em} textAnchor="middle">
          {number}
        </text>
      ) : null}
    </g>
  );
}

/** Parts of a whole as one stacked bar with a list. A number links each segment with its line, so that colour is not needed (W04). */
export function ShareChart({ caption, parts, partName = text.part, format }: ShareChartProps) {
  const [box, size] = useChartSize<HTMLDivElement>();
  const shares = sharesOf(parts, chartColours.length, text.rest);
  const total = parts.reduce((sum, { value }) => sum + value, 0);
  const rows = shares.map(({ key, label, value, percent }) => ({
    key,
    name: label,
    cells: [format(value), formatPercent(percent)],
  }));
  const totalRow = { key: 'total', name: text.total, cells: [format(total), text.noValue] };
  const table = {
    columns: [partName, text.amount, text.share],
    rows: rows.length === 0 ? [] : [...rows, totalRow],
  };

  return (
    <ChartFigure caption={caption} table={table}>
      <div ref={box} className="chart__drawing">
        <svg
          role="img"
          aria-label={caption}
          viewBox={`0 0 ${size.width} ${CHART_HEIGHT_EM * size.em}`}
          width="100%"
          height={CHART_HEIGHT_EM * size.em}
        >
          {shareGeometry(shares, size).map((segment) => (
            <Segment key={segment.key} segment={segment} em={size.em} />
          ))}
        </svg>
      </div>
      <ol className="chart__parts">
        {shares.map(({ key, label, value, percent }, place) => (
          <li key={key}>
            <svg aria-hidden="true" width={12} height={12}>
              {percent === null ? null : (
                <rect className="chart__part" style={colourAt(place)} width={12} height={12} />
              )}
            </svg>
            <span className="chart__number">{place + 1}.</span>
            <span className="chart__name">{label}</span>
            <span className="chart__amount">{format(value)}</span>
            <span className="chart__percent">{formatPercent(percent)}</span>
          </li>
        ))}
      </ol>
    </ChartFigure>
  );
}
