import type { Curve, Measure, Point } from './judge';

/** The Markdown of a curve: a table of its points, and a Mermaid chart per measure whose values differ. */
export function drawCurve(curve: Curve): string {
  const { title, measures, points } = curve;
  const heads = [
    '',
    ...measures.map(({ name, unit }) => (unit === '' ? name : `${name}, ${unit}`)),
  ];
  const rows = points.map(({ at, values }) => [
    at.toLocaleString('en-US'),
    ...measures.map(({ name }) => shown(values[name] ?? 0)),
  ]);
  const lines = [
    `## ${title}`,
    '',
    lineOf(heads),
    lineOf(heads.map((_, column) => (column === 0 ? '--:' : '--:'))),
    ...rows.map(lineOf),
    '',
    ...measures.flatMap((measure) => chartOf(title, measure, points)),
  ];
  return `${lines.join('\n').trimEnd()}\n`;
}

function chartOf(title: string, { name, unit }: Measure, points: readonly Point[]): string[] {
  const values = points.map((point) => point.values[name] ?? 0);
  return [
    '```mermaid',
    'xychart-beta',
    `  title "${title}: ${name}"`,
    `  x-axis [${points.map(({ at }) => `"${at.toLocaleString('en-US')}"`).join(', ')}]`,
    `  y-axis "${unit === '' ? name : unit}" 0 --> ${top(values)}`,
    `  line [${values.map(shown).join(', ')}]`,
    '```',
    '',
  ];
}

/** The end of an axis: a little above the largest value, and never 0. */
function top(values: readonly number[]): string {
  return shown(Math.max(1, ...values) * 1.1);
}

function shown(value: number): string {
  return value >= 100 || Number.isInteger(value) ? String(Math.round(value)) : value.toFixed(1);
}

function lineOf(cells: readonly string[]): string {
  return `| ${cells.join(' | ')} |`;
}
