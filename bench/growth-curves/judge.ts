import type { Figure } from '../support/figure';

/** One point of a curve: how much there is, and what it costs. */
export interface Point {
  /** How many rows, units, managers or unread messages there are. */
  readonly at: number;
  /** The measured values, by their name. */
  readonly values: Readonly<Record<string, number>>;
}

/** A measured value of a curve. */
export interface Measure {
  readonly name: string;
  readonly unit: string;
  /** `flat`: the user waits for it, so it must not grow. `linear`: it may grow as fast as the amount. */
  readonly growth: 'flat' | 'linear';
  /** Differences below this are noise. */
  readonly noise: number;
}

/** A curve: one amount that grows, and what is measured at each of its sizes. */
export interface Curve {
  readonly title: string;
  readonly measures: readonly Measure[];
  readonly points: readonly Point[];
}

/** How much more the last point of a flat value may be than the first, beyond noise. */
const FLAT = 1.5;
/** The exponent of a value that grows as fast as its amount, with room for noise. */
const LINEAR = 1.1;

/**
 * The steepest growth between two neighbouring points: 1 is linear, 2 quadratic, 0 none. Growth within noise is 0.
 * @param points in ascending order of `at`; an amount of 0 counts as 1
 */
export function steepest(points: readonly Point[], { name, noise }: Measure): number {
  const slopes = points.slice(1).map((point, index) => {
    const before = points[index];
    if (before === undefined) return 0;
    const [less, more] = [before.values[name] ?? 0, point.values[name] ?? 0];
    if (more - less <= noise) return 0;
    const grown = Math.log(more / Math.max(less, noise));
    return grown / Math.log(Math.max(point.at, 1) / Math.max(before.at, 1));
  });
  return Math.max(0, ...slopes);
}

/** How many times the value of the first point the last one is, as far as it is more than noise; at least 1. */
export function ratioOfEnds(points: readonly Point[], { name, noise }: Measure): number {
  const [first, last] = [points[0]?.values[name] ?? 0, points.at(-1)?.values[name] ?? 0];
  return last - first <= noise ? 1 : last / Math.max(first, noise);
}

/** The figures of a curve: one per measure, with its mark. */
export function figuresOf({ title, measures, points }: Curve): Figure[] {
  return measures.map((measure) => {
    const { name, growth } = measure;
    return growth === 'flat'
      ? { ...base(title, name, 'last / first'), value: ratioOfEnds(points, measure), most: FLAT }
      : { ...base(title, name, 'exponent'), value: steepest(points, measure), most: LINEAR };
  });
}

function base(title: string, name: string, what: string) {
  return { id: 'growth', what: `${title}: ${name}, ${what}`, unit: '' };
}
