import type { CSSProperties } from 'react';
import { chartColours } from '../../domain/charts/chart-colours';
import { formatNumber } from '../../domain/money/number';
import { type NamedValue, sharesOf } from '../../domain/money/shares';
import { chartText as text } from '../../text/common/chart';
import { Money } from '../page/money';
import { ChartFigure } from './chart-figure';
import { shareGeometry } from './share-geometry';
import { useChartSize } from './use-chart-size';

interface ShareChartProps {
  readonly caption: string;
  /** Amounts in euros. */
  readonly parts: readonly NamedValue[];
}

const BAR_HEIGHT_EM = 1.8;
const CHART_HEIGHT_EM = 3.4;

/** Up to this many parts are one bar in steps of the accent; more are a bar each, in the colours of §9. */
const ONE_BAR = 6;
/** How much of the accent each step has, in percent. */
const STEPS = [100, 74, 54, 38, 26, 18];

const stepAt = (place: number): CSSProperties => ({
  fill: `color-mix(in srgb, var(--accent) ${STEPS[place]}%, var(--surface))`,
});

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
        className="chart__part chart__step"
        style={stepAt(place)}
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

/**
 * Parts of a whole with a list, which has all numbers: few as one stacked bar, many as a bar in each line. A number links
 * each segment with its line, so that colour is not needed (W04).
 */
export function ShareChart({ caption, parts }: ShareChartProps) {
  const [box, size] = useChartSize<HTMLDivElement>();
  const shares = sharesOf(parts, chartColours.length, text.rest);
  const isOneBar = shares.length <= ONE_BAR;
  const largest = shares[0]?.percent ?? 0;
  const colour = isOneBar ? stepAt : colourAt;

  return (
    <ChartFigure caption={caption} isEmpty={shares.length === 0}>
      {isOneBar ? (
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
      ) : null}
      <ol className="chart__parts">
        {shares.map(({ key, label, value, percent }, place) => (
          <li key={key}>
            <svg aria-hidden="true" width={12} height={12}>
              {percent === null ? null : (
                <rect
                  className={isOneBar ? 'chart__part chart__step' : 'chart__part'}
                  style={colour(place)}
                  width={12}
                  height={12}
                />
              )}
            </svg>
            <span className="chart__number">{place + 1}.</span>
            <span className="chart__name">{label}</span>
            <Money value={value} />
            <span className="amount chart__percent">{formatPercent(percent)}</span>
            {isOneBar || percent === null ? null : (
              <svg className="chart__row" aria-hidden="true">
                <rect
                  className="chart__part"
                  style={colourAt(place)}
                  width={`${(percent / largest) * 100}%`}
                  height={6}
                  rx={3}
                />
              </svg>
            )}
          </li>
        ))}
      </ol>
    </ChartFigure>
  );
}
