import type { FundPlan } from '../api-types';
import { partOf } from '../decisions/my-effect';
import { type Cents, toCents } from '../money/cents';
import { label } from '../values/label';

/** What of the estimate a work has not yet cost: what it has cost is no longer in the balance. */
export function leftOf({
  ocena,
  dejanski_strosek,
}: Pick<FundPlan, 'ocena' | 'dejanski_strosek'>): Cents {
  const left = toCents(ocena) - toCents(dejanski_strosek ?? 0);
  return left > 0n ? left : 0n;
}

/**
 * By how much a work has cost more than estimated, negative for less.
 *
 * @returns `undefined` before it costs anything, and for less before it is finished: the rest may still come
 */
export function deviationOf({
  ocena,
  dejanski_strosek,
  stanje,
}: Pick<FundPlan, 'ocena' | 'dejanski_strosek' | 'stanje'>): Cents | undefined {
  if (dejanski_strosek === null) return undefined;
  const deviation = toCents(dejanski_strosek) - toCents(ocena);
  return deviation < 0n && stanje !== 'zakljucen' ? undefined : deviation;
}

/**
 * The part of an estimate that falls on a unit by its share in the building.
 *
 * @param share - `solastniski_delez`, such as `218/10000`; `null` when it is not known
 * @returns `undefined` for a share that is not known, not a fraction, or of nothing
 */
export function unitPartOf(
  { ocena }: Pick<FundPlan, 'ocena'>,
  share: string | null,
): Cents | undefined {
  const [, part, whole] = /^(\d{1,9})\/(\d{1,9})$/.exec(share ?? '') ?? [];
  return part && whole ? partOf(ocena, Number(part), Number(whole)) : undefined;
}

/** By state, whether the fund still has to pay for a work. */
const ahead = {
  predlog: true,
  sprejet: true,
  v_izvedbi: true,
  prestavljen: true,
  zakljucen: false,
  opuscen: false,
} as const;

/**
 * Whether the fund still has to pay for a work: not for one that is finished or given up, or has cost its estimate already,
 * nor for one of an unknown state whose cost is known.
 */
export function isAhead(work: Pick<FundPlan, 'stanje' | 'ocena' | 'dejanski_strosek'>): boolean {
  const isPaid = work.dejanski_strosek !== null && leftOf(work) === 0n;
  return !isPaid && label(ahead, work.stanje, work.dejanski_strosek === null);
}
