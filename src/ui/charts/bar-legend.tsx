interface BarLegendProps {
  readonly value: string | undefined;
  readonly compared: string | undefined;
  readonly usual: string | undefined;
}

const SAMPLE_WIDTH_PX = 24;
const SAMPLE_HEIGHT_PX = 12;

/**
 * The legend of bars and lines; each has its own shape in addition to its colour (W04). A single entry needs no legend.
 */
export function BarLegend({ value, compared, usual }: BarLegendProps) {
  if ([value, compared, usual].filter(Boolean).length < 2) return null;
  const middle = SAMPLE_HEIGHT_PX / 2;
  const across = { x1: 0, x2: SAMPLE_WIDTH_PX, y1: middle, y2: middle };
  return (
    <ul className="chart__legend">
      {value === undefined ? null : (
        <li>
          <svg aria-hidden="true" width={SAMPLE_HEIGHT_PX} height={SAMPLE_HEIGHT_PX}>
            <rect
              className="chart__bar"
              width={SAMPLE_HEIGHT_PX}
              height={SAMPLE_HEIGHT_PX}
              rx={2}
            />
          </svg>
          {value}
        </li>
      )}
      {compared === undefined ? null : (
        <li>
          <svg aria-hidden="true" width={SAMPLE_HEIGHT_PX} height={SAMPLE_HEIGHT_PX}>
            <rect className="chart__before" x={0.5} y={0.5} width={11} height={11} rx={2} />
          </svg>
          {compared}
        </li>
      )}
      {usual === undefined ? null : (
        <li>
          <svg aria-hidden="true" width={SAMPLE_WIDTH_PX} height={SAMPLE_HEIGHT_PX}>
            <line className="chart__usual" {...across} />
            <rect
              className="chart__square"
              x={SAMPLE_WIDTH_PX / 2 - 3.5}
              y={2.5}
              width={7}
              height={7}
            />
          </svg>
          {usual}
        </li>
      )}
    </ul>
  );
}
