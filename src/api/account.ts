import type { Login } from '../domain/api-types';
import { parseLogin } from '../domain/session/session-data';
import { expiryOf, isLiveToken } from '../domain/session/token';
import type { Api } from './client';
import { ApiError, apiErrorOf, DeviceTimeError, unwrap } from './errors';
import { anything } from './transport/shape';

/**
 * Opens a session (`pages.md` P26).
 *
 * @throws ApiError when it is refused, and when the answer lacks a user or a token that decodes;
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
 * Opens a session in which staff act as a user (`pages.md` P29). The token is valid once.
 *
 * @throws as `logIn` does
 */
export async function logInAsUser(api: Api, token: string): Promise<Login> {
  const result = await api.client.POST('/api/auth/v1/login_as_user', { body: { token } });
  return liveLogin(unwrap(result, anything), result.response.status);
}

/** Whether the server refused the token or answered without a session, so that a retry with it is useless. */
export function isRefusal(error: unknown): boolean {
  return error instanceof ApiError && error.status < 500 && error.status !== 429;
}

/** The login of an answer. @throws ApiError when a part of it is missing or unusable (A19) */
export function usableLogin(value: unknown, status: number): Login {
  const login = parseLogin(value);
  if (!login || expiryOf(login.token_string) === undefined) throw new ApiError(status);
  return login;
}

/** As `usableLogin`, for a new session. @throws ApiError; DeviceTimeError when the device's clock is past its `exp` */
export function liveLogin(value: unknown, status: number): Login {
  const login = usableLogin(value, status);
  if (!isLiveToken(login.token_string, Date.now())) throw new DeviceTimeError();
  return login;
}

/** Ends the session on the server (§7). The specification shows no answer, so any 2xx counts. @throws ApiError, NetworkError */
export async function logOut(api: Api, signal: AbortSignal): Promise<void> {
  const { response, error } = await api.client.GET('/api/auth/v1/logout', { signal });
  if (!response.ok) throw apiErrorOf(response, error);
}
