import type { barGeometry } from './bar-geometry';

type Geometry = ReturnType<typeof barGeometry>;

interface TicksProps extends Pick<Geometry, 'ticks' | 'left'> {
  readonly width: number;
  readonly em: number;
}

/** The lines of the value axis with their numbers. */
export function Ticks({ ticks, left, width, em }: TicksProps) {
  return ticks.map(({ value, text, y }) => (
    <g key={value} className="chart__tick">
      <line x1={left} x2={width} y1={y} y2={y} />
      <text x={left - em * 0.5} y={y} dy="0.32em" textAnchor="end">
        {text}
      </text>
    </g>
  ));
}

/** What happened at points of the balance line, with a line to each. */
export function Notes({ notes }: Pick<Geometry, 'notes'>) {
  return notes.map(({ key, title, amount, at, point, x, y, below }) => (
    <g key={key} className="chart__note">
      <line x1={at} x2={at} y1={point} y2={y} />
      <text x={x} y={y}>
        {title}
      </text>
      <text x={x} y={below}>
        {amount}
      </text>
    </g>
  ));
}

interface LabelsProps extends Pick<Geometry, 'labels' | 'groups' | 'groupY'> {
  /** The label that is marked as that of the newest value. */
  readonly newestKey: string | undefined;
}

/** The names below the bars, and below them those of their groups. */
export function Labels({ labels, groups, groupY, newestKey }: LabelsProps) {
  return (
    <>
      {labels.map(({ key, text, x, y }) => (
        <text
          key={key}
          className="chart__label"
          data-newest={key === newestKey || undefined}
          x={x}
          y={y}
          textAnchor="middle"
        >
          {text}
        </text>
      ))}
      {groups.map(({ name, x }) => (
        <text key={name} className="chart__label" x={x} y={groupY} textAnchor="middle">
          {name}
        </text>
      ))}
    </>
  );
}
