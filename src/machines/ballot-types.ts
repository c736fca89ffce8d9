import type { Known, VoteChoice, VoteReceipt, VotingCode } from '../domain/api-types';
import type { BallotFault } from '../domain/decisions/ballot-failure';

/** The votes of a ballot by `id_predloga`. */
export type Votes = ReadonlyMap<number, Known<VoteChoice>>;

/** What a ballot begins with. */
export interface BallotInput {
  /** `id_predloga` of the proposals to vote on, in their order. */
  readonly proposals: readonly number[];
  readonly votes: Votes;
  /** A code that was sent before a reload and is still valid: with all votes given, the ballot goes on with it. */
  readonly sentTo: VotingCode | undefined;
}

/** One request to vote; the same one is repeated until it is answered. */
export interface CastRequest {
  readonly votes: Votes;
  readonly code: string;
  /** The `Idempotency-Key`. */
  readonly key: string;
}

/** What a ballot knows. */
export interface BallotContext extends BallotInput {
  /** Whether the code replaces an earlier one. */
  readonly isNewCode: boolean;
  readonly fault: BallotFault | undefined;
  /** After a wrong code, how many more are accepted. */
  readonly triesLeft: number | undefined;
  /** After too many codes, the seconds until a new one can be sent. */
  readonly retryAfter: number | undefined;
  /** The request that the server has not answered yet. */
  readonly request: CastRequest | undefined;
  readonly receipt: VoteReceipt | undefined;
}

export type BallotEvent =
  | { type: 'vote.chosen'; proposal: number; vote: Known<VoteChoice> }
  /** The user goes on from the choice to the confirming code. */
  | { type: 'votes.given' }
  | { type: 'code.given'; code: string }
  | { type: 'code.wanted' }
  /** The user goes back to the choice. */
  | { type: 'choice.wanted' }
  | { type: 'retry.chosen' }
  /** The decision shows a vote of the user that this ballot has not cast. */
  | { type: 'vote.found' }
  | { type: 'decision.closed'; fault: 'over' | 'cancelled' | 'proxied' | 'withdrawn' }
  /** The user has taken the proxy back. */
  | { type: 'proxy.revoked' }
  | { type: 'proposals.changed'; proposals: readonly number[] };
