import { BallotFailure, type BallotFault } from '../domain/decisions/ballot-failure';
import { label } from '../domain/values/label';
import { voteRefusalOf } from './decisions-votes';
import { ApiError } from './errors';

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
  404: 'missing',
  429: 'blocked-code',
};

function faultOf(error: unknown): BallotFault {
  if (!(error instanceof ApiError)) return 'unanswered';
  if (error.status < 400 || error.status > 499 || error.status === 408) return 'unanswered';
  const { reason } = voteRefusalOf(error);
  const known = reason === undefined ? undefined : label(reasons, reason, undefined);
  return known ?? statuses[error.status] ?? 'refused';
}

/**
 * Why a call of a vote failed. Only an answer that refuses the vote is a refusal: after a lost answer, a 5xx or an
 * answer that cannot be read, the server may have counted it.
 */
export function ballotFailureOf(error: unknown): BallotFailure {
  const retryAfter = error instanceof ApiError ? error.retryAfter : undefined;
  return new BallotFailure(faultOf(error), voteRefusalOf(error).triesLeft, retryAfter);
}
