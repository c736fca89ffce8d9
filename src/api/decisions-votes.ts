import type {
  Known,
  VoteChoice,
  VoteReceipt,
  VoteRefusal,
  VotingCode,
  VotingProxy,
  VotingProxyRequest,
} from '../domain/api-types';
import type { Api } from './client';
import { ApiError, assertDone, unwrap } from './errors';
import { castVotesAnswer, giveProxyAnswer, sendVotingCodeAnswer } from './shapes/decisions-votes';

const decision = '/api/{product}-user/v2/decision/{id_odlocitve}';

/** The path parameters of a decision, `id_odlocitve`. */
const placeOf = ({ product }: Api, id: number) => ({ product, id_odlocitve: id });

/**
 * Sends the user a confirming code for a vote (`pages.md` P30); the one before becomes void.
 *
 * @param id - `id_odlocitve`
 * @returns where it was sent, and for how many seconds it is valid
 * @throws ApiError, with status 409 when the user cannot vote now and 429 after too many codes; NetworkError, StaleAnswer
 */
export async function sendVotingCode(api: Api, id: number): Promise<VotingCode> {
  const params = { path: placeOf(api, id) };
  return unwrap(await api.client.POST(`${decision}/code`, { params }), sendVotingCodeAnswer);
}

/** The votes on all proposals, and the code that confirms them. */
export interface CastVotes {
  readonly glasovi: { id_predloga: number; glas: Known<VoteChoice> }[];
  readonly potrditvena_koda: string;
}

/**
 * Votes on all proposals of a decision (`pages.md` P30). The same vote with the same key may be sent again after a lost
 * answer: the server gives the same receipt.
 *
 * @param id - `id_odlocitve`
 * @param key - a random value for this vote, 16 to 64 letters, digits and `-`
 * @throws ApiError, which `voteRefusalOf` can read, with status 409, 422 or 429; NetworkError, StaleAnswer
 */
export async function castVotes(
  api: Api,
  id: number,
  key: string,
  body: CastVotes,
): Promise<VoteReceipt> {
  const params = { path: placeOf(api, id), header: { 'Idempotency-Key': key } };
  return unwrap(await api.client.POST(`${decision}/votes`, { params, body }), castVotesAnswer);
}

/**
 * Authorises a person to vote in the user's place (`pages.md` P30).
 *
 * @param id - `id_odlocitve`
 * @throws ApiError, which `voteRefusalOf` can read, with status 409; NetworkError, StaleAnswer
 */
export async function giveProxy(
  api: Api,
  id: number,
  body: VotingProxyRequest,
): Promise<VotingProxy> {
  const params = { path: placeOf(api, id) };
  return unwrap(await api.client.POST(`${decision}/proxy`, { params, body }), giveProxyAnswer);
}

/**
 * Takes the authorisation back (`pages.md` P30).
 *
 * @param id - `id_odlocitve`
 * @throws ApiError, which `voteRefusalOf` can read, with status 409; NetworkError, StaleAnswer
 */
export async function revokeProxy(api: Api, id: number): Promise<void> {
  const params = { path: placeOf(api, id) };
  assertDone(await api.client.DELETE(`${decision}/proxy`, { params }));
}

/** Why a code, a vote or a proxy was refused, as the server tells it. */
export interface RefusalRead {
  readonly reason: NonNullable<VoteRefusal['razlog']> | undefined;
  /** How many more wrong codes are accepted. */
  readonly triesLeft: number | undefined;
}

/** The reason of a refusal; both are `undefined` for another error. */
export function voteRefusalOf(error: unknown): RefusalRead {
  const body: { razlog?: unknown; preostalo_poskusov?: unknown } =
    error instanceof ApiError ? Object(error.body) : {};
  const { razlog, preostalo_poskusov: left } = body;
  return {
    reason: typeof razlog === 'string' ? (razlog as RefusalRead['reason']) : undefined,
    triesLeft: typeof left === 'number' ? left : undefined,
  };
}

/**
 * The path of the paper to sign, filled in with the user's units and shares (`downloadBallot`).
 *
 * @param id - `id_odlocitve`
 */
export function ballotPath({ product }: Pick<Api, 'product'>, id: number): string {
  return `/api/${product}-user/v2/decision/${id}/ballot`;
}
