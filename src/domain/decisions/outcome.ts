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

/** Our own arithmetic on a proposal; numbers are numerators. */
export interface Reckoned {
  readonly accepted: boolean;
  /** 0 when it is accepted. */
  readonly missing: number;
  /** The fewest votes for it that are enough. */
  readonly needed: number;
  /** What the majority is measured against: all shares, or those present at a repeated assembly. */
  readonly base: number;
  readonly ofPresent: boolean;
}

/**
 * Whether the shares present are what the majority is measured against: only at a repeated assembly, for ordinary
 * management by more than a half, when the item stood in the first invitation (`pages.md` P30).
 */
function countsPresent(decision: Counted, proposal: Proposed): boolean {
  return (
    decision.vrsta === 'ponovni_zbor' &&
    decision.id_prvega_zbora !== null &&
    decision.navzoci_stevec !== null &&
    proposal.vrsta_posla === 'redno' &&
    proposal.osnova_vecine === 'navzoci_delezi' &&
    proposal.potrebna_vecina === 'vec_kot_50'
  );
}

/**
 * The result of a proposal by the portal's own arithmetic.
 *
 * @returns `undefined` for votes that are secret or do not add up, and for a majority that the portal does not know
 */
export function reckon(decision: Counted, proposal: Proposed): Reckoned | undefined {
  const tally = tallyOf(proposal, decision.imenovalec);
  if (tally.kind !== 'closed') return undefined;
  const ofPresent = countsPresent(decision, proposal);
  const base = (ofPresent ? decision.navzoci_stevec : null) ?? tally.whole;
  const majority = proposal.potrebna_vecina;
  const accepted = isAccepted(majority, tally.yes, base);
  const missing = missingShares(majority, tally.yes, base);
  const needed = neededShares(majority, base);
  if (accepted === undefined || missing === undefined || needed === undefined) return undefined;
  return { accepted, missing, needed, base, ofPresent };
}

/** Whether the server's result is final and our arithmetic gives another one; then the page shows both. */
export function differs(izid: string, reckoned: Reckoned | undefined): boolean {
  if (reckoned === undefined) return false;
  if (izid === 'sprejet') return !reckoned.accepted;
  return izid === 'ni_sprejet' && reckoned.accepted;
}
