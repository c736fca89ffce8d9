import type { Proposal } from '../../src/api/schema';

type Majority = Pick<Proposal, 'potrebna_vecina' | 'osnova_vecine'>;

/** The shares of which a majority is needed: of the building or of those present; `null` when not known. */
export function baseOf(
  { osnova_vecine }: Majority,
  { imenovalec, navzoci_stevec }: { imenovalec: number | null; navzoci_stevec: number | null },
): number | null {
  return osnova_vecine === 'vsi_delezi' ? imenovalec : navzoci_stevec;
}

/** Whether the shares for a proposal are the majority that it needs; integers only, so that 5001 of 10000 is one. */
export function isMajority(
  majority: Majority['potrebna_vecina'],
  sharesFor: number,
  base: number,
): boolean {
  if (majority === 'vec_kot_50') return 2 * sharesFor > base;
  if (majority === 'vec_kot_75') return 4 * sharesFor > 3 * base;
  return sharesFor === base;
}
