import type { Api } from './client';
import { assertDone } from './errors';
import type { ForgottenPassword, PasswordReset, Registration } from './schema';

/** Opens an account with the data of a bill (`pages.md` P27). @throws ApiError, NetworkError */
export async function register(api: Api, registration: Registration): Promise<void> {
  assertDone(await api.client.POST('/api/auth/v1/register', { body: registration }));
}

/** Requests the e-mail with a link to a new password; the answer is the same for any address (P28). @throws ApiError, NetworkError */
export async function requestPasswordReset(api: Api, request: ForgottenPassword): Promise<void> {
  assertDone(await api.client.POST('/api/auth/v1/forgotten_password', { body: request }));
}

/** Sets a new password with the token of a link (P29). @throws ApiError, NetworkError */
export async function resetPassword(api: Api, request: PasswordReset): Promise<void> {
  assertDone(await api.client.POST('/api/auth/v1/reset_password', { body: request }));
}
