import { scaleBand, scaleLinear } from 'd3-scale';
import { area, line } from 'd3-shape';
import { formatNumber } from '../../domain/money/number';

/** A bar of a chart; its value is `null` when it is missing. */
export interface BarPoint {
  readonly key: string;
  /** The full name of the bar. */
  readonly label: string;
  /** The short name below the bar. */
  readonly tick: string;
  /** What several bars belong to, such as their year; written once below them when there is more than one. */
  readonly group?: string;
  readonly value: number | null;
  /** The value to compare with, drawn as a bar behind; in a chart without bars a line with an area below it. */
  readonly compared?: number | null;
  /** What happened at this point and its amount, written at the balance line. */
  readonly note?: readonly [string, string];
  /** The usual value, drawn as a second line. */
  readonly usual?: number | null;
}

/** A line over the bars: its path, interrupted at missing values, and a marker at each value. */
export interface ChartLine {
  readonly path: string;
  readonly marks: readonly { readonly key: string; readonly x: number; readonly y: number }[];
}

/** The size of a chart in pixels; `em` is its font size. */
export interface ChartSize {
  readonly width: number;
  readonly em: number;
}

const CHART_HEIGHT_EM = 16;
const TICK_COUNT = 4;
/** The line below the labels that names their groups. */
const GROUP_LINE_EM = 1.3;
/** Approximate widths of a digit and of a three-letter label with its margin. */
const DIGIT_WIDTH_EM = 0.6;
const LABEL_WIDTH_EM = 2.4;
const HALF_LABEL_EM = 1;
/** About the width of a letter of a note. */
const NOTE_LETTER_EM = 0.58;
const NOTE_HEIGHT_EM = 6.5;
/** The width of a bar, as a part of the width of the one behind it, which is seen at both sides whatever its height. */
const WIDTH_BEFORE = 0.56;

/** The positions of all parts of a bar chart. The value axis always includes zero; negative bars point down. */
export function barGeometry(points: readonly BarPoint[], { width, em }: ChartSize) {
  const hasGroups = new Set(points.map(({ group }) => group)).size > 1;
  const plot = CHART_HEIGHT_EM * em;
  const height = plot + (hasGroups ? GROUP_LINE_EM * em : 0);
  const bottom = plot - 2 * em;
  const values = points.flatMap(({ value, compared, usual }) => [
    value ?? 0,
    compared ?? 0,
    usual ?? 0,
  ]);
  const [lowest, highest] = [Math.min(0, ...values), Math.max(0, ...values)];
  const y = scaleLinear()
    .domain(lowest === highest ? [0, 1] : [lowest, highest])
    .nice(TICK_COUNT)
    .range([bottom, em]);
  const ticks = ticksOf(y.ticks(TICK_COUNT)).map((tick) => ({ ...tick, y: y(tick.value) }));

  const left = (Math.max(...ticks.map(({ text }) => text.length)) * DIGIT_WIDTH_EM + 0.8) * em;
  const x = scaleBand<string>()
    .domain(points.map(({ key }) => key))
    .range([left, Math.max(width, left + points.length)])
    .padding(0.25);
  const middle = (key: string) => (x(key) ?? 0) + x.bandwidth() / 2;
  const every = Math.max(1, Math.ceil((LABEL_WIDTH_EM * em) / x.step()));

  // Counted from the newest, which is the last.
  const labelled = points.filter((_, place) => (points.length - 1 - place) % every === 0);

  const lineOf = (read: (point: BarPoint) => number | null | undefined): ChartLine => {
    const path = line<BarPoint>()
      .defined((point) => typeof read(point) === 'number')
      .x(({ key }) => middle(key))
      .y((point) => y(read(point) ?? 0));
    const marks = points.flatMap((point) => {
      const value = read(point);
      return typeof value === 'number'
        ? [{ key: point.key, x: middle(point.key), y: y(value) }]
        : [];
    });
    return { marks, path: path(points) ?? '' };
  };

  const hasBehind = points.some(({ compared }) => typeof compared === 'number');
  const barWidth = x.bandwidth() * (hasBehind ? WIDTH_BEFORE : 1);
  const barsOf = (read: (point: BarPoint) => number | null | undefined, wide: number) =>
    points.flatMap((point) => {
      const { key, label } = point;
      const value = read(point);
      if (typeof value !== 'number') return [];
      const end = y(value);
      const place = { x: middle(key) - wide / 2, y: Math.min(end, y(0)) };
      return [{ key, label, value, ...place, width: wide, height: Math.abs(end - y(0)) }];
    });
  const belowBalance = area<BarPoint>()
    .defined(({ compared }) => typeof compared === 'number')
    .x(({ key }) => middle(key))
    .y0(y(0))
    .y1(({ compared }) => y(compared ?? 0));

  return {
    height,
    left,
    ticks,
    zero: y(0),
    bars: barsOf(({ value }) => value, barWidth),
    barsBehind: barsOf(({ compared }) => compared, x.bandwidth()),
    area: belowBalance(points) ?? '',
    labels: labelled.map(({ key, tick }) => ({
      key,
      text: tick,
      // The last bar of a narrow drawing is nearer to its edge than half of a label.
      x: Math.min(middle(key), x.range()[1] - HALF_LABEL_EM * em),
      y: plot - 0.5 * em,
    })),
    groups: hasGroups ? groupsOf(labelled, middle, x.range()[1], em) : [],
    groupY: height - 0.5 * em,
    notes: notesOf(points, { left, width, em }, middle, y),
    /** The middle of a bar, by its key. */
    middle,
    compared: lineOf(({ compared }) => compared),
    usual: lineOf(({ usual }) => usual),
  };
}

/** The name of each group below its first label with room for it, inside the drawing. */
function groupsOf(
  labelled: readonly BarPoint[],
  xOf: (key: string) => number,
  width: number,
  em: number,
) {
  const named: { readonly name: string; readonly x: number }[] = [];
  for (const { key, group: name } of labelled) {
    const last = named.at(-1);
    if (name === undefined || name === last?.name) continue;
    const wide = name.length * DIGIT_WIDTH_EM * em;
    const x = Math.min(xOf(key), width - wide / 2 - 1);
    const hasRoom = last === undefined || x - last.x > wide + 0.5 * em;
    // The name of a single label gives way, so that the next one stands below its own first label.
    const isSingle = named.length === 1 && labelled[1]?.key === key;
    if (!hasRoom && isSingle) named.pop();
    if (hasRoom || isSingle) named.push({ name, x });
  }
  return named;
}

/** Each note in two lines, above its point and to the right of it, or as far to the left as it needs. */
function notesOf(
  points: readonly BarPoint[],
  { left, width, em }: ChartSize & { readonly left: number },
  xOf: (key: string) => number,
  yOf: (value: number) => number,
) {
  const letter = NOTE_LETTER_EM * em;
  const fits = Math.floor((width - left) / letter);
  return points.flatMap(({ key, note, compared }) => {
    if (note === undefined || typeof compared !== 'number') return [];
    const [title, amount] = note;
    const shown = title.length > fits ? `${title.slice(0, Math.max(0, fits - 1))}…` : title;
    const at = xOf(key);
    const room = width - Math.max(shown.length, amount.length) * letter;
    const y = Math.max(2 * em, yOf(compared) - NOTE_HEIGHT_EM * em);
    const x = Math.max(left, Math.min(at + 0.6 * em, room));
    return [{ key, title: shown, amount, at, point: yOf(compared), x, y, below: y + 1.3 * em }];
  });
}

/** Whole numbers, unless the steps are smaller than one. */
function ticksOf(values: readonly number[]) {
  const whole = values.every((value) => Number.isInteger(value));
  return values.map((value) => ({ value, text: formatNumber(value, whole ? 0 : 2) }));
}
