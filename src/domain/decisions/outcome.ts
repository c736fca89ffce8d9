import type { NewValue } from '../opened';
import { isAccepted, type Majority, missingShares, neededShares } from './majority';
import { tallyOf, type Votes } from './tally';

/** What of a decision the result of its proposals depends on. */
export interface Counted {
  readonly vrsta: string;
  readonly imenovalec: number | null;
  readonly navzoci_stevec: number | null;
  readonly id_prvega_zbora: number | null;
}

/** What of a proposal its result depends on. */
export interface Proposed extends Votes {
  readonly vrsta_posla: string;
  readonly potrebna_vecina: Majority | NewValue;
  readonly osnova_vecine: string;
  readonly izid: string;
}

/** What a majority is measured against, and the fewest votes that are enough; known before any vote. Numerators. */
export interface Threshold {
  /** All shares, or those present at a repeated assembly. */
  readonly base: number;
  readonly needed: number;
  readonly ofPresent: boolean;
}

/** Our own arithmetic on a proposal. */
export interface Reckoned extends Threshold {
  readonly accepted: boolean;
  /** 0 when it is accepted. */
  readonly missing: number;
}

/**
 * Whether the shares present are what the majority is measured against: only at a repeated assembly, for ordinary
 * management by more than a half, when the item stood in the first invitation (`pages.md` P30).
 */
export function countsPresent(decision: Counted, proposal: Proposed): boolean {
  return (
    decision.vrsta === 'ponovni_zbor' &&
    decision.id_prvega_zbora !== null &&
    proposal.vrsta_posla === 'redno' &&
    proposal.osnova_vecine === 'navzoci_delezi' &&
    proposal.potrebna_vecina === 'vec_kot_50'
  );
}

/**
 * The threshold of a proposal; `undefined` without shares, before it is known who is present, and for a majority that the
 * portal does not know.
 */
export function thresholdOf(decision: Counted, proposal: Proposed): Threshold | undefined {
  const { imenovalec, navzoci_stevec } = decision;
  if (imenovalec === null || imenovalec === 0) return undefined;
  const ofPresent = countsPresent(decision, proposal);
  const base = ofPresent ? navzoci_stevec : imenovalec;
  if (base === null) return undefined;
  const needed = neededShares(proposal.potrebna_vecina, base);
  return needed === undefined ? undefined : { base, needed, ofPresent };
}

/**
 * The result of a proposal by the portal's own arithmetic.
 *
 * @returns `undefined` for votes that are secret or do not add up, and for a majority that the portal does not know
 */
export function reckon(decision: Counted, proposal: Proposed): Reckoned | undefined {
  const tally = tallyOf(proposal, decision.imenovalec);
  if (tally.kind !== 'closed') return undefined;
  const threshold = thresholdOf(decision, proposal);
  if (!threshold) return undefined;
  const majority = proposal.potrebna_vecina;
  const accepted = isAccepted(majority, tally.yes, threshold.base);
  const missing = missingShares(majority, tally.yes, threshold.base);
  if (accepted === undefined || missing === undefined) return undefined;
  return { ...threshold, accepted, missing };
}

/** Whether the server's result is final and our arithmetic gives another one; then the page shows both. */
export function differs(izid: string, reckoned: Reckoned | undefined): boolean {
  if (reckoned === undefined) return false;
  if (izid === 'sprejet') return !reckoned.accepted;
  return izid === 'ni_sprejet' && reckoned.accepted;
}
