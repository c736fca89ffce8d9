import type { CoUser } from '../domain/api-types';
import type { Opened } from '../domain/opened';
import type { Api } from './client';
import { ApiError, assertDone, unwrap } from './errors';
import { q } from './query';
import type { InvitationRequest, PeopleRefusal } from './schema';
import { inviteCoUserAnswer, listCoUsersAnswer } from './shapes/people';

const people = '/api/{product}-user/v2/co_users/{code_payer}';

/**
 * Who else has access to a payer code (`pages.md` P32), the newest invitation first.
 *
 * @param code - `code_payer` of the session
 */
export function coUsersQuery(code: string) {
  return q(['co-users', code], listCoUsersAnswer, { path: { code_payer: code } });
}

/**
 * Invites a person to a payer code (`pages.md` P32); the server sends a link that is valid once, for seven days.
 *
 * @param code - `code_payer` of the session
 * @throws ApiError, whose reason `peopleReasonOf` reads, with status 409; NetworkError, StaleAnswer
 */
export async function inviteCoUser(
  api: Api,
  code: string,
  body: InvitationRequest,
): Promise<Opened<CoUser>> {
  const params = { path: { product: api.product, code_payer: code } };
  return unwrap(await api.client.POST(people, { params, body }), inviteCoUserAnswer);
}

/**
 * Ends a person's access or invitation (`pages.md` P32); a second call has no effect.
 *
 * @param code - `code_payer` of the session
 * @param id - `id_souporabnika`
 * @throws ApiError, NetworkError, StaleAnswer
 */
export async function revokeCoUser(api: Api, code: string, id: number): Promise<void> {
  const path = { product: api.product, code_payer: code, id_souporabnika: id };
  assertDone(await api.client.DELETE(`${people}/{id_souporabnika}`, { params: { path } }));
}

/** Why a request about people was refused (`razlog`); `undefined` for another error. */
export function peopleReasonOf(error: unknown): PeopleRefusal['razlog'] {
  const { razlog }: { razlog?: unknown } = error instanceof ApiError ? Object(error.body) : {};
  return typeof razlog === 'string' ? (razlog as PeopleRefusal['razlog']) : undefined;
}
