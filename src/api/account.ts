import type { Login } from '../domain/api-types';
import { parseLogin } from '../domain/session/session-data';
import { expiryOf, isLiveToken } from '../domain/session/token';
import type { Api } from './client';
import { ApiError, apiErrorOf, DeviceTimeError, unwrap } from './errors';
import { anything } from './transport/shape';

/**
 * Opens a session (`pages.md` P26).
 *
 * @throws ApiError when it is refused, and when the answer holds no user or no token that decodes: no half session;
 *   DeviceTimeError; NetworkError
 */
export async function logIn(
  api: Api,
  credentials: { email: string; password: string },
): Promise<Login> {
  const result = await api.client.POST('/api/auth/v1/login', { body: credentials });
  return liveLogin(unwrap(result, anything), result.response.status);
}

/**
 * Opens a session in which staff act as a user (`pages.md` P29). The token is good once.
 *
 * @throws as `logIn` does
 */
export async function logInAsUser(api: Api, token: string): Promise<Login> {
  const result = await api.client.POST('/api/auth/v1/login_as_user', { body: { token } });
  return liveLogin(unwrap(result, anything), result.response.status);
}

/** Whether the server has said no, or what is no session: the same token would be of no use a second time. */
export function isRefusal(error: unknown): boolean {
  return error instanceof ApiError && error.status < 500 && error.status !== 429;
}

/** The login of an answer. @throws ApiError when a session can not rest on it: no half session (A19) */
export function usableLogin(value: unknown, status: number): Login {
  const login = parseLogin(value);
  if (!login || expiryOf(login.token_string) === undefined) throw new ApiError(status);
  return login;
}

/** The same for a session that begins now. @throws DeviceTimeError when it is over before it begins; as `usableLogin` */
function liveLogin(value: unknown, status: number): Login {
  const login = usableLogin(value, status);
  if (!isLiveToken(login.token_string, Date.now())) throw new DeviceTimeError();
  return login;
}

/** Ends the session on the server (§7), which shows no answer: any 2xx will do. @throws ApiError, NetworkError */
export async function logOut(api: Api, signal: AbortSignal): Promise<void> {
  const { response, error } = await api.client.GET('/api/auth/v1/logout', { signal });
  if (!response.ok) throw apiErrorOf(response.status, error);
}
