import { findUser } from '../../mocks/account/accounts';
import { hashPassword } from '../../mocks/account/passwords';
import type { Backend } from '../../mocks/server/backend';

/** A salt of this many bytes makes a check of its password take some tenths of a second. */
const LONG_SALT = 4_000_000;

/** Gives a user a password whose check takes so long that another call is answered meanwhile. */
export function slowPasswordCheck({ db }: Backend, email: string, password: string): void {
  const id = findUser(db, email)?.id ?? 0;
  const password_hash = hashPassword(password, Buffer.alloc(LONG_SALT));
  db.user.update({ where: { id: { equals: id } }, data: { password_hash } });
}
