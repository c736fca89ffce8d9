/** Why a step of a vote did not succeed. */
export type BallotFault =
  /** A proposal has no vote. */
  | 'incomplete'
  /** The proposals have changed since the choice. */
  | 'changed'
  /** All proposals are withdrawn. */
  | 'withdrawn'
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
  /** There is no such decision, or no vote of the user on the portal. */
  | 'missing'
  /** No answer, or one that does not tell whether the vote was accepted. */
  | 'unanswered';

/** A call of a vote that failed, in the words of the ballot. */
export class BallotFailure extends Error {
  readonly fault: BallotFault;
  /** After a wrong code, how many more are accepted. */
  readonly triesLeft: number | undefined;
  /** After too many codes, the seconds until a new one can be sent. */
  readonly retryAfter: number | undefined;

  constructor(fault: BallotFault, triesLeft?: number, retryAfter?: number) {
    super(`The vote failed: ${fault}.`);
    this.name = 'BallotFailure';
    this.fault = fault;
    this.triesLeft = triesLeft;
    this.retryAfter = retryAfter;
  }
}
