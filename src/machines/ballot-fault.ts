import { voteRefusalOf } from '../api/decisions-votes';
import { ApiError, WrongAnswer } from '../api/errors';
import { label } from '../domain/values/label';

/** Why a step of a vote did not succeed. */
export type BallotFault =
  /** A proposal has no vote, or the proposals have changed. */
  | 'incomplete'
  | 'wrong-code'
  | 'expired-code'
  /** The third wrong code, or too many codes were sent. */
  | 'blocked-code'
  /** There is a vote already, from another tab, on paper or by the proxy. */
  | 'voted'
  | 'not-begun'
  | 'over'
  | 'cancelled'
  | 'proxied'
  /** The user may not vote on the portal. */
  | 'not-allowed'
  /** The server has refused the vote for a reason that the portal does not know. */
  | 'refused'
  /** No answer, or one that does not say whether the vote was accepted. */
  | 'unanswered';

/** The reasons of the contract. */
const reasons = {
  nepopolno: 'incomplete',
  koda_napacna: 'wrong-code',
  koda_potekla: 'expired-code',
  koda_blokirana: 'blocked-code',
  ze_glasovano: 'voted',
  // Only an accepted vote keeps its key.
  kljuc_ponovljen: 'voted',
  se_ni_zacelo: 'not-begun',
  koncano: 'over',
  preklicano: 'cancelled',
  pooblastilo_dano: 'proxied',
  ni_upravicen: 'not-allowed',
  brez_soglasja: 'not-allowed',
  brez_delezev: 'not-allowed',
  na_zboru: 'not-allowed',
} as const;

const statuses: Readonly<Record<number, BallotFault>> = {
  403: 'not-allowed',
  404: 'not-allowed',
  429: 'blocked-code',
};

/**
 * Why a call of a vote failed. Only an answer that refuses the vote is a refusal: after a lost answer, a 5xx or an
 * answer that cannot be read, the server may have counted it.
 */
export function ballotFaultOf(error: unknown): BallotFault {
  if (!(error instanceof ApiError) || error instanceof WrongAnswer) return 'unanswered';
  if (error.status < 400 || error.status > 499 || error.status === 408) return 'unanswered';
  const { reason } = voteRefusalOf(error);
  const known = reason === undefined ? undefined : label(reasons, reason, undefined);
  return known ?? statuses[error.status] ?? 'refused';
}
