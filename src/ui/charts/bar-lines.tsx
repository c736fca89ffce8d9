import type { ChartLine } from './bar-geometry';

/** A balance: a solid line with a soft area below it. */
export function BalanceLine({ path, marks, area }: ChartLine & { readonly area: string }) {
  return (
    <g>
      <path className="chart__area" d={area} />
      <path className="chart__line" d={path} />
      {marks.map(({ key, x, y }) => (
        <circle key={key} className="chart__dot" cx={x} cy={y} r={3} />
      ))}
    </g>
  );
}

const SQUARE_SIDE_PX = 7;

/** The line of usual values: solid, with squares. */
export function UsualLine({ path, marks }: ChartLine) {
  return (
    <g>
      <path className="chart__halo" d={path} />
      <path className="chart__usual" d={path} />
      {marks.map(({ key, x, y }) => (
        <rect
          key={key}
          className="chart__square"
          x={x - SQUARE_SIDE_PX / 2}
          y={y - SQUARE_SIDE_PX / 2}
          width={SQUARE_SIDE_PX}
          height={SQUARE_SIDE_PX}
        />
      ))}
    </g>
  );
}
