import type { Invitation, Login } from '../domain/api-types';
import type { Opened } from '../domain/opened';
import { InvitationOver } from '../domain/people/invitation-over';
import { liveLogin } from './account';
import type { Api } from './client';
import { ApiError, assertDone, unwrap } from './errors';
import { peopleReasonOf } from './people';
import { get } from './query';
import type { Acceptance, AccessRequest } from './schema';
import { getInvitationAnswer } from './shapes/people-invitation';
import { anything } from './transport/shape';

/**
 * What an invitation gives (`pages.md` P32).
 *
 * @param token - of the link
 * @throws InvitationOver, also for an unknown token; ApiError, NetworkError
 */
export function loadInvitation(
  api: Api,
  token: string,
  signal: AbortSignal,
): Promise<Opened<Invitation>> {
  return get(api, getInvitationAnswer, { path: { zeton: token } }, signal).catch(throwOver);
}

/**
 * Accepts an invitation and opens a session (`pages.md` P32). The token is valid once.
 *
 * @param token - of the link
 * @throws InvitationOver; ApiError with code 3 for a wrong password, and as `logIn`; DeviceTimeError; NetworkError
 */
export async function acceptInvitation(api: Api, token: string, body: Acceptance): Promise<Login> {
  const params = { path: { zeton: token } };
  const result = await api.client.POST('/api/auth/v1/invitation/{zeton}', { params, body });
  try {
    return liveLogin(unwrap(result, anything), result.response.status);
  } catch (error) {
    return throwOver(error);
  }
}

/** @throws InvitationOver for an answer that says that the invitation is over; every other error as it is */
function throwOver(error: unknown): never {
  const status = error instanceof ApiError ? error.status : undefined;
  if (status === 404) throw new InvitationOver('missing');
  if (status === 409) throw new InvitationOver(peopleReasonOf(error) ?? 'missing');
  throw error;
}

/** Asks the user of a payer code for access (`pages.md` P27, P32). @throws ApiError, NetworkError */
export async function requestAccess(api: Api, body: AccessRequest): Promise<void> {
  assertDone(await api.client.POST('/api/auth/v1/access_request', { body }));
}
