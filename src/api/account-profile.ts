import type { Api } from './client';
import { assertDone, unwrap } from './errors';
import { q } from './query';
import type { PasswordChange, Profile, ProfileChange } from './schema';
import { getProfileAnswer, updateProfileAnswer } from './shapes/account';

/** The account with its managers and units (`pages.md` P2). */
export function profileQuery() {
  return q(['profile'], getProfileAnswer, {});
}

/** Changes the name in the account. @returns the changed profile @throws ApiError, NetworkError */
export async function updateProfile(api: Api, change: ProfileChange): Promise<Profile> {
  return unwrap(
    await api.client.PUT('/api/auth/v1/profile', { body: change }),
    updateProfileAnswer,
  );
}

/** Changes the password and ends all other sessions of the user. @throws ApiError, NetworkError */
export async function changePassword(api: Api, change: PasswordChange): Promise<void> {
  assertDone(await api.client.POST('/api/auth/v1/change_password', { body: change }));
}
