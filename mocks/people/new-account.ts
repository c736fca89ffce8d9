import type { components } from '../../src/api/schema';
import type { ErrorBody } from '../server/answers';

type NewAccount = components['schemas']['Acceptance']['novi_racun'];

/** The rules of `NewPassword` of the description. */
const newPassword = /^(?=.*[A-ZÀ-ÖØ-ÞĆČĐŁŠŽЀ-Я])(?=.*[0-9]).{8,72}$/su;

/**
 * The fault of an acceptance: the data of a new account are missing for an address without one, or are there for an
 * address with one, or the new password breaks the rules.
 */
export function newAccountFault(
  hasAccount: boolean,
  password: string,
  account: NewAccount,
): ErrorBody | undefined {
  if (hasAccount) return account === null ? undefined : fault('novi_racun', 'neustrezno');
  if (account === null) return fault('novi_racun', 'manjka');
  return newPassword.test(password) ? undefined : fault('password', 'neustrezno');
}

/** The answer to a field that is missing or does not fit. */
export function fault(polje: string, razlog: 'manjka' | 'neustrezno'): ErrorBody {
  return { code: 1, error: 'Invalid data received', napake: [{ polje, razlog, meja: null }] };
}
