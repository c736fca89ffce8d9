import type { CostSpecification } from '../api-types';
import { type Cents, toCents } from '../money/cents';
import { divideRounded } from '../money/exact';
import { compareTexts } from '../search/compare-texts';

/** How an amount has changed. */
export interface Change {
  /** `null` when the period has no such cost. */
  readonly now: Cents | null;
  readonly before: Cents | null;
  readonly difference: Cents;
  /** The difference in percent of `before`, with two decimals; `null` when `before` is missing or 0. */
  readonly percent: number | null;
}

/** A cost kind with its change. */
export interface KindChange extends Change {
  readonly vrsta_stroska: string;
}

/** The change of a bill against another period, with its reasons. */
export interface BillChange {
  readonly total: Change;
  /** Every kind of either period, the largest change first. */
  readonly kinds: readonly KindChange[];
  /** Up to three kinds that changed in the same direction as the bill; lines of one kind (`Ogrevanje – …`) are one. */
  readonly reasons: readonly KindChange[];
}

const MAX_REASONS = 3;

const sizeOf = (cents: Cents) => (cents < 0n ? -cents : cents);

function changeOf(now: Cents | null, before: Cents | null): Change {
  const difference = (now ?? 0n) - (before ?? 0n);
  const percent = before ? Number(divideRounded(difference * 10_000n, sizeOf(before))) / 100 : null;
  return { now, before, difference, percent };
}

/** The sums of a bill by kind: several suppliers may have a line of one kind. */
export function kindsOf({ postavke }: CostSpecification): Map<string, Cents> {
  const sums = new Map<string, Cents>();
  for (const { vrsta_stroska, znesek } of postavke) {
    sums.set(vrsta_stroska, (sums.get(vrsta_stroska) ?? 0n) + toCents(znesek));
  }
  return sums;
}

/** The kind that a line belongs to: `Ogrevanje` for `Ogrevanje – porabniški delež (70 %)`. */
const mainKindOf = (kind: string) => kind.split(' – ')[0] ?? kind;

function byMainKind(parts: ReadonlyMap<string, Cents>): Map<string, Cents> {
  const sums = new Map<string, Cents>();
  for (const [kind, cents] of parts) {
    sums.set(mainKindOf(kind), (sums.get(mainKindOf(kind)) ?? 0n) + cents);
  }
  return sums;
}

/** Every kind of either bill, the largest change first. */
function changesOf(now: ReadonlyMap<string, Cents>, before: ReadonlyMap<string, Cents>) {
  return [...new Set([...now.keys(), ...before.keys()])]
    .map((vrsta_stroska) => ({
      vrsta_stroska,
      ...changeOf(now.get(vrsta_stroska) ?? null, before.get(vrsta_stroska) ?? null),
    }))
    .sort(
      (one, other) =>
        Number(sizeOf(other.difference) - sizeOf(one.difference)) ||
        compareTexts(one.vrsta_stroska, other.vrsta_stroska),
    );
}

/** Compares a bill with an earlier one (`pages.md` P14), by kind of cost. */
export function billChange(bill: CostSpecification, earlier: CostSpecification): BillChange {
  const now = kindsOf(bill);
  const before = kindsOf(earlier);
  const total = changeOf(toCents(bill.skupaj_znesek), toCents(earlier.skupaj_znesek));
  const kinds = changesOf(now, before);
  const reasons = changesOf(byMainKind(now), byMainKind(before))
    .filter(({ difference }) => difference * total.difference > 0n)
    .slice(0, MAX_REASONS);
  return { total, kinds, reasons };
}
