import type { Login, Manager } from '../domain/api-types';
import { usableLogin } from './account';
import type { Api } from './client';
import { unwrap } from './errors';
import { q } from './query';
import type { NewManager } from './schema';
import { addManagerAnswer, listManagersAnswer, listUserManagersAnswer } from './shapes/managers';
import { anything } from './transport/shape';

/** Managers linked to the account (§7). */
export function managersQuery() {
  return q(['managers'], listUserManagersAnswer, {});
}

/** All managers of the portal, to choose from (`pages.md` P25, P27). */
export function managerChoicesQuery() {
  return q(['manager choices'], listManagersAnswer, {});
}

/** Links one more payer code to the account (`pages.md` P25). @throws ApiError, NetworkError */
export async function addManager(api: Api, proof: NewManager): Promise<Manager> {
  return unwrap(
    await api.client.POST('/api/auth/v1/add_manager', { body: proof }),
    addManagerAnswer,
  );
}

/**
 * Opens a session with another linked manager (§4 Switching manager, §7).
 *
 * @throws ApiError when it is refused, and when the answer lacks a user or a token that decodes; NetworkError
 */
export async function switchManager(
  api: Api,
  { manager, code_payer }: Pick<Manager, 'manager' | 'code_payer'>,
  signal: AbortSignal,
): Promise<Login> {
  const result = await api.client.POST('/api/auth/v1/switch_manager/{manager}/{code_payer}', {
    params: { path: { manager, code_payer } },
    signal,
  });
  const { data }: { data?: unknown } = Object(unwrap(result, anything));
  return usableLogin(data, result.response.status);
}
