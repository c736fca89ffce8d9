import type { CostSpecification } from '../api-types';
import { checkLine } from '../bills/bill-line';
import { daysBetween } from '../dates/date';
import type { Cents } from '../money/cents';
import { toParts } from '../money/exact';

/** Within how many days a change is to be reported (29. člen, `pages.md` P20). */
const DAYS = 15;

/** What a user and a dog count where costs go by users and dogs (28. člen), in thousandths. */
const PERSON = 1000n;
const DOG = 500n;

/**
 * Whether a change is reported after its time.
 *
 * @param since - the day of the change; what is no date is not late
 * @param today - `2026-11-21`
 */
export function isLate(since: string, today: string): boolean {
  return (daysBetween(since, today) ?? 0) > DAYS;
}

/** What a change would have done to a bill, both for the costs that go by users only. */
export interface CostEffect {
  readonly before: Cents;
  readonly after: Cents;
  readonly difference: Cents;
}

/**
 * What other numbers of persons and dogs would have made of a bill: the lines by OS and OS_PES reckoned anew, with the
 * unit's quantity changed and the building's changed by as much (`pages.md` P14, P20). A dog counts half a user, where
 * dogs count at all.
 *
 * @returns nothing when the bill has no such line that can be reckoned
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
    const unit = BigInt(persons) * PERSON + (line.kljuc === 'OS_PES' ? BigInt(dogs) * DOG : 0n);
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
