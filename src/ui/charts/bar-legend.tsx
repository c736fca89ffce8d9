interface BarLegendProps {
  readonly value: string | undefined;
  readonly compared: string | undefined;
  readonly usual: string | undefined;
  readonly average: string | undefined;
}

const WIDTH = 24;
const HEIGHT = 12;

/** What bars and lines stand for; each has a shape of its own beside its colour (W04). One of them alone needs no legend. */
export function BarLegend({ value, compared, usual, average }: BarLegendProps) {
  if ([value, compared, usual, average].filter(Boolean).length < 2) return null;
  const middle = HEIGHT / 2;
  const across = { x1: 0, x2: WIDTH, y1: middle, y2: middle };
  return (
    <ul className="chart__legend">
      {value === undefined ? null : (
        <li>
          <svg aria-hidden="true" width={WIDTH} height={HEIGHT}>
            <rect className="chart__bar" x={6} width={HEIGHT} height={HEIGHT} rx={2} />
          </svg>
          {value}
        </li>
      )}
      {compared === undefined ? null : (
        <li>
          <svg aria-hidden="true" width={WIDTH} height={HEIGHT}>
            <line className="chart__line" {...across} />
            <circle className="chart__dot" cx={WIDTH / 2} cy={middle} r={3} />
          </svg>
          {compared}
        </li>
      )}
      {usual === undefined ? null : (
        <li>
          <svg aria-hidden="true" width={WIDTH} height={HEIGHT}>
            <line className="chart__usual" {...across} />
            <rect className="chart__square" x={WIDTH / 2 - 3.5} y={2.5} width={7} height={7} />
          </svg>
          {usual}
        </li>
      )}
      {average === undefined ? null : (
        <li>
          <svg aria-hidden="true" width={WIDTH} height={HEIGHT}>
            <line className="chart__average" {...across} />
          </svg>
          {average}
        </li>
      )}
    </ul>
  );
}
