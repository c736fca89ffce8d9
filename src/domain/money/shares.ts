/** A named part of a whole. */
export interface NamedValue {
  readonly key: string;
  readonly label: string;
  readonly value: number;
}

/** A part as a chart shows it. */
export interface Share extends NamedValue {
  /** Percent of the drawn total; `null` for a negative part, which cannot be drawn. */
  readonly percent: number | null;
}

/** The key of the part that gathers the smallest parts. */
export const REST_KEY = 'rest';

/**
 * The parts of a whole, the largest first, without zeros.
 *
 * @param most - how many parts may be drawn; beyond it the smallest become one, at the end
 * @param restLabel - the label of that one
 */
export function sharesOf(parts: readonly NamedValue[], most: number, restLabel: string): Share[] {
  const sorted = parts.filter(({ value }) => value !== 0).sort((a, b) => b.value - a.value);
  const positive = sorted.filter(({ value }) => value > 0);
  const drawn = positive.length > most ? gathered(positive, most - 1, restLabel) : positive;
  const whole = drawn.reduce((sum, { value }) => sum + value, 0);
  return [
    ...drawn.map((part) => ({ ...part, percent: (part.value / whole) * 100 })),
    ...sorted.filter(({ value }) => value < 0).map((part) => ({ ...part, percent: null })),
  ];
}

function gathered(parts: readonly NamedValue[], kept: number, restLabel: string): NamedValue[] {
  const value = parts.slice(kept).reduce((sum, part) => sum + part.value, 0);
  return [...parts.slice(0, kept), { key: REST_KEY, label: restLabel, value }];
}
