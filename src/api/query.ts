import { type QueryKey, queryOptions } from '@tanstack/react-query';
import type { Opened } from '../domain/opened';
import { apiOf } from './bound-api';
import type { Api } from './client';
import { type CallResult, unwrap } from './errors';
import type { Asked, GetAnswer, GetBody, GetPath, PagedPath } from './transport/get-answer';

/**
 * Sends a GET of the contract and checks its answer. The product in the path is filled in here.
 *
 * @param answer - of the operation, from `api/shapes/`
 * @param asked - the path and query parameters; an `undefined` query parameter is left out
 * @throws what `unwrap` throws, and NetworkError, NoSession, StaleAnswer, AbortError
 */
export async function get<Path extends GetPath>(
  { client, product }: Api,
  answer: GetAnswer<Path>,
  asked: Asked<Path>,
  signal: AbortSignal,
): Promise<Opened<GetBody<Path>>> {
  const params = { path: { product, ...asked.path }, query: asked.query };
  // openapi-fetch types a call by a literal path only; `Asked` and `GetAnswer` hold the same types for any path.
  const send = client.GET as (path: Path, init: object) => Promise<CallResult<GetBody<Path>>>;
  return unwrap(await send(answer.path, { params, signal }), answer);
}

/** The query for the answer of one GET of the contract; `pagedQuery` is for a list that comes in pages. */
export function q<const Key extends QueryKey, Path extends Exclude<GetPath, PagedPath>>(
  queryKey: Key,
  answer: GetAnswer<Path>,
  asked: Asked<Path>,
) {
  return queryOptions({
    queryKey,
    queryFn: ({ client, signal }) => get(apiOf(client), answer, asked, signal),
  });
}
