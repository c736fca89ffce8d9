import { median } from '../support/figure';
import { table } from '../support/figures';
import { over, type Round } from './round';
import type { Seen } from './watch';

/** A measurement beside the mark that a fast portal reaches (`docs/budgets.md`). */
export interface Mark {
  readonly what: string;
  /** In `unit`, like the floor. */
  readonly value: number;
  readonly unit: string;
  /** The same measurement of a page that does nothing, in the same run. */
  readonly floor?: number;
  /** The median of the ratios of each round; where there is a floor, the mark limits it instead of the value. */
  readonly ratio?: number;
  readonly most: number;
}

type Read = (round: Round) => number | undefined;

const worst = (rounds: readonly Seen[], read: (seen: Seen) => number) =>
  Math.max(...rounds.map(read));

/** The marks of a run. @param rounds at least one */
export function marksOf(rounds: readonly Round[]): Mark[] {
  const middle = (read: Read) => median(rounds.map((one) => read(one) ?? Number.NaN));
  const plain = (what: string, unit: string, most: number, read: Read): Mark => ({
    what,
    unit,
    most,
    value: middle(read),
  });
  const beside = (what: string, most: number, read: Read, floor: Read): Mark => ({
    ...plain(what, 'ms', most, read),
    floor: middle(floor),
    ratio: middle((one) => over(read(one), floor(one))),
  });
  const lcp: Read = ({ login }) => login.lcp;
  return [
    beside('/prijava: LCP, to a bare React page', 0.5, lcp, ({ floor }) => floor.lcp),
    beside('/prijava: LCP, to a static HTML page', 1.15, lcp, ({ page }) => page.lcp),
    beside(
      '/prijava: interactive, to a bare React page',
      1.05,
      ({ login }) => login.interactive,
      ({ floor }) => floor.interactive,
    ),
    {
      ...beside(
        '/prijava, warm: interactive, to a bare React page',
        1.1,
        ({ warm }) => median(warm.map(({ portal }) => portal ?? Number.NaN)),
        ({ warm }) => median(warm.map(({ bare }) => bare ?? Number.NaN)),
      ),
      ratio: middle(({ warm }) => median(warm.map(({ portal, bare }) => over(portal, bare)))),
    },
    beside(
      '/odprte-postavke: first row, to a bare React page',
      1.5,
      ({ deepLink }) => deepLink.row,
      ({ floor }) => floor.lcp,
    ),
    plain('/odprte-postavke: bytes', 'kB', 190, ({ deepLink }) => deepLink.bytes / 1000),
    plain('change of route, data cached, CPU 4×', 'ms', 60, ({ changes }) => median(changes)),
    plain('longest task, CPU 1×', 'ms', 80, ({ quick }) => quick.longestTask),
    plain('INP, worst of typing and use, CPU 4×', 'ms', 100, ({ typed, used }) =>
      worst([typed, used], ({ slowest }) => slowest),
    ),
    plain('CLS, worst of all visits', '', 0.01, ({ login, typed, deepLink, used }) =>
      worst([login, typed, deepLink, used], ({ cls }) => cls),
    ),
  ];
}

/** Whether a mark is met; a missing measurement meets none. */
export const isMet = ({ value, floor, ratio, most }: Mark): boolean =>
  (floor === undefined ? value : (ratio ?? Number.NaN)) <= most;

/** One mark per line: figure, floor, ratio, mark, and whether it is met. */
export function tableOfMarks(marks: readonly Mark[]): string {
  const shown = (value: number | undefined, unit = '') =>
    value === undefined
      ? '–'
      : `${Number.isInteger(value) ? value : value.toFixed(value < 10 ? 3 : 1)} ${unit}`.trim();
  return table([
    ['mark', 'figure', 'floor', 'ratio', 'at most', 'met'],
    ...marks.map((mark) => {
      const { what, value, unit, floor, ratio, most } = mark;
      const limit = floor === undefined ? shown(most, unit) : `× ${most}`;
      return [
        what,
        shown(value, unit),
        shown(floor, unit),
        shown(ratio),
        limit,
        isMet(mark) ? 'yes' : 'NO',
      ];
    }),
  ]);
}
