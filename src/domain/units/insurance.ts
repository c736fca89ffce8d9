import type { InsuranceContract } from '../api-types';
import { daysBetween, formatDate } from '../dates/date';

/** For how many days before its end a contract is said to be ending (`pages.md` P23). */
const SOON = 30;

/** How a contract stands on a day. */
export type ContractState = 'valid' | 'ending' | 'past';

type Term = Pick<InsuranceContract, 'velja_do' | 'poteklo'>;

/**
 * How a contract stands. Past is what the server says is past, and what has ended since; the last day still counts.
 *
 * @param today - `2026-11-21`
 */
export function contractState({ velja_do, poteklo }: Term, today: string): ContractState {
  if (poteklo) return 'past';
  const left = daysBetween(today, velja_do);
  if (left === undefined) return 'valid';
  if (left < 0) return 'past';
  return left <= SOON ? 'ending' : 'valid';
}

/** By the end of validity: what ends next comes first, what has no end last. */
export function byEnd(one: InsuranceContract, other: InsuranceContract): number {
  const endOf = ({ velja_do }: InsuranceContract) =>
    formatDate(velja_do) === '/' ? '9' : (velja_do ?? '9');
  return Number(endOf(one) > endOf(other)) - Number(endOf(one) < endOf(other));
}
