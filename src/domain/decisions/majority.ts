import type { NewValue } from '../opened';
import { label } from '../values/label';

/** The majorities of the contract: more than a half, more than three quarters, all shares. */
export type Majority = 'vec_kot_50' | 'vec_kot_75' | 'vsi';

/** The fewest votes for the proposal that are a majority of `whole`; both are numerators of one common denominator. */
const needed: Readonly<Record<Majority, (whole: bigint) => bigint>> = {
  vec_kot_50: (whole) => whole / 2n + 1n,
  vec_kot_75: (whole) => (3n * whole) / 4n + 1n,
  vsi: (whole) => whole,
};

const reached: Readonly<Record<Majority, (yes: bigint, whole: bigint) => boolean>> = {
  vec_kot_50: (yes, whole) => 2n * yes > whole,
  vec_kot_75: (yes, whole) => 4n * yes > 3n * whole,
  vsi: (yes, whole) => yes === whole,
};

/**
 * Whether the votes for a proposal are the majority (`pages.md` P30). Never by a rounded percentage: 5001 of 10000 is more
 * than a half, 50.0 % is not.
 *
 * @param yes - shares for the proposal, a whole number
 * @param whole - the shares that it is measured against, a whole number
 * @returns `undefined` for a majority that the portal does not know
 * @throws RangeError for a number that is not whole
 */
export function isAccepted(
  majority: Majority | NewValue,
  yes: number,
  whole: number,
): boolean | undefined {
  return label(reached, majority, undefined)?.(BigInt(yes), BigInt(whole));
}

/**
 * The fewest shares that decide for a proposal.
 *
 * @param whole - as in `isAccepted`
 * @returns `undefined` for a majority that the portal does not know
 * @throws RangeError for a number that is not whole
 */
export function neededShares(majority: Majority | NewValue, whole: number): number | undefined {
  const shares = label(needed, majority, undefined)?.(BigInt(whole));
  return shares === undefined ? undefined : Number(shares);
}

/**
 * How many shares are still missing for the majority; 0 when it is reached, never negative.
 *
 * @returns `undefined` for a majority that the portal does not know
 * @throws RangeError for a number that is not whole
 */
export function missingShares(
  majority: Majority | NewValue,
  yes: number,
  whole: number,
): number | undefined {
  const fewest = neededShares(majority, whole);
  return fewest === undefined ? undefined : Math.max(0, fewest - yes);
}

/** Whether the shares present are a quorum: more than half of all. @throws RangeError for a number that is not whole */
export function isQuorate(present: number, whole: number): boolean {
  return 2n * BigInt(present) > BigInt(whole);
}
