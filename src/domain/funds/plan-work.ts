import type { FundPlan } from '../api-types';
import { type Cents, toCents } from '../money/cents';

/** By how much a work has cost more than estimated, negative for less; `undefined` before it costs anything. */
export function deviationOf({
  ocena,
  dejanski_strosek,
}: Pick<FundPlan, 'ocena' | 'dejanski_strosek'>): Cents | undefined {
  return dejanski_strosek === null ? undefined : toCents(dejanski_strosek) - toCents(ocena);
}

/** Whether the fund still has to pay for a work: not for one that is finished or given up. */
export function isAhead({ stanje }: Pick<FundPlan, 'stanje'>): boolean {
  return stanje !== 'zakljucen' && stanje !== 'opuscen';
}
