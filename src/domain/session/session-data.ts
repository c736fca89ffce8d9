import type { Login, Unit, UserData } from '../api-types';
import { isRecord } from '../values/is-record';

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

/**
 * The six fields of a user (§3), read from storage or an answer. Missing fields are blank and other fields are dropped, so
 * that a record of an older release causes no error.
 *
 * @returns `undefined` when the value is not an object
 */
export function parseUserData(value: unknown): UserData | undefined {
  if (!isRecord(value)) return undefined;
  return {
    id: typeof value.id === 'number' ? value.id : 0,
    firstname: textOf(value.firstname),
    lastname: textOf(value.lastname),
    email: textOf(value.email),
    selected_manager: textOf(value.selected_manager),
    code_payer: textOf(value.code_payer),
  };
}

/** A login answer with both `token_string` and `user_data`, else `undefined` (§3). */
export function parseLogin(value: unknown): Login | undefined {
  if (!isRecord(value)) return undefined;
  const user = parseUserData(value.user_data);
  const token = value.token_string;
  return user && typeof token === 'string' ? { user_data: user, token_string: token } : undefined;
}

/** A stored unit with its two keys, else `undefined`; missing numbers count as 0 (§3 Unit). */
export function parseUnit(value: unknown): Unit | undefined {
  if (!isRecord(value)) return undefined;
  const { objekt_sifra, inventarna_stevilka, vrsta } = value;
  if (typeof objekt_sifra !== 'string' || typeof inventarna_stevilka !== 'string') return undefined;
  return {
    objekt_sifra,
    inventarna_stevilka,
    naziv: textOf(value.naziv),
    stev_stavbe: typeof value.stev_stavbe === 'string' ? value.stev_stavbe : null,
    zaporedna: typeof value.zaporedna === 'number' ? value.zaporedna : 0,
    stez_stanovanja: typeof value.stez_stanovanja === 'number' ? value.stez_stanovanja : 0,
    vrsta: vrsta === 'L' || vrsta === 'L+U' ? vrsta : 'U',
    ...(typeof value.mark === 'string' && { mark: value.mark }),
  };
}
