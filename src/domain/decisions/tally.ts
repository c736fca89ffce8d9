/** The votes on a proposal as numerators of the building's common denominator; all `null` while they are secret. */
export interface Votes {
  readonly za: number | null;
  readonly proti: number | null;
  readonly vzdrzano: number | null;
  readonly neopredeljeno: number | null;
}

/** The votes whose sum is the whole building. */
export interface ClosedTally {
  readonly kind: 'closed';
  readonly yes: number;
  readonly no: number;
  readonly abstained: number;
  /** Shares whose owners have not voted. */
  readonly silent: number;
  readonly whole: number;
}

/** What a tally says: nothing yet, nothing that can be shown, or votes that add up. */
export type Tally =
  | ClosedTally
  | { readonly kind: 'secret' }
  /** The building has no shares to count with. */
  | { readonly kind: 'no-shares' }
  /** The votes do not add up to the whole. */
  | { readonly kind: 'off' };

const isCount = (value: number | null): value is number =>
  value !== null && Number.isSafeInteger(value) && value >= 0;

/**
 * Checks that the votes on a proposal add up to all shares of the building (`pages.md` P30). Votes that do not are not
 * drawn and decide nothing.
 *
 * @param whole - `imenovalec` of the decision; `null` or 0 when the building has no data of its shares
 */
export function tallyOf(votes: Votes, whole: number | null): Tally {
  const { za: yes, proti: no, vzdrzano: abstained, neopredeljeno: silent } = votes;
  if (!isCount(whole) || whole === 0) return { kind: 'no-shares' };
  const counts = [yes, no, abstained, silent];
  if (counts.every((count) => count === null)) return { kind: 'secret' };
  if (!isCount(yes) || !isCount(no) || !isCount(abstained) || !isCount(silent)) {
    return { kind: 'off' };
  }
  const sum = BigInt(yes) + BigInt(no) + BigInt(abstained) + BigInt(silent);
  if (sum !== BigInt(whole)) return { kind: 'off' };
  return { kind: 'closed', yes, no, abstained, silent, whole };
}
