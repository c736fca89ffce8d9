import type { CostSpecification } from '../api-types';
import { checkLine } from '../bills/bill-check';
import { daysBetween } from '../dates/date';
import type { Cents } from '../money/cents';
import { toParts } from '../money/exact';

/** How many days there are to report a change (29. člen, `pages.md` P20). */
const REPORT_DAYS = 15;

/** The weight of a person and of a dog in costs by persons and dogs (28. člen), in thousandths. */
const PERSON_WEIGHT = 1000n;
const DOG_WEIGHT = 500n;

/**
 * Whether a change is reported too late.
 *
 * @param since - the day of the change; an invalid date is not late
 * @param today - `2026-11-21`
 */
export function isLate(since: string, today: string): boolean {
  return (daysBetween(since, today) ?? 0) > REPORT_DAYS;
}

/** The effect of a change on a bill, for the costs by persons only. */
export interface CostEffect {
  readonly before: Cents;
  readonly after: Cents;
  readonly difference: Cents;
}

/**
 * The effect of other numbers of persons and dogs on a bill: the lines by OS and OS_PES are recalculated with the unit's
 * new quantity, and the building's changes by the same amount (`pages.md` P14, P20). A dog counts as half a person in
 * lines by OS_PES.
 *
 * @returns `undefined` when the bill has no such line that can be calculated
 */
export function costEffect(
  { postavke }: Pick<CostSpecification, 'postavke'>,
  persons: number,
  dogs: number,
): CostEffect | undefined {
  const byUsers = postavke.filter(
    ({ kljuc, kolicina_stavbe }) => (kljuc === 'OS' || kljuc === 'OS_PES') && kolicina_stavbe > 0,
  );
  if (byUsers.length === 0) return undefined;
  let before = 0n;
  let after = 0n;
  for (const line of byUsers) {
    const unit =
      BigInt(persons) * PERSON_WEIGHT + (line.kljuc === 'OS_PES' ? BigInt(dogs) * DOG_WEIGHT : 0n);
    const building = toParts(line.kolicina_stavbe, 3) - toParts(line.kolicina_enote, 3) + unit;
    const changed = {
      ...line,
      kolicina_enote: Number(unit) / 1000,
      kolicina_stavbe: Number(building) / 1000,
    };
    before += checkLine(line).reckoned.znesek;
    after += checkLine(changed).reckoned.znesek;
  }
  return { before, after, difference: after - before };
}
