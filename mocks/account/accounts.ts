import type { components } from '../../src/api/schema';
import type { Db, PayerRow, UserRow } from '../world/db';
import { DEMO_NOW } from '../world/demo-today';
import { hashPassword, passwordFits } from './passwords';

type Registration = components['schemas']['Registration'];

/** The user with an e-mail address; upper and lower case are the same. */
export function findUser(db: Db, email: string): UserRow | undefined {
  const wanted = email.toLowerCase();
  return db.user.getAll().find((user) => user.email.toLowerCase() === wanted);
}

/** Whether a password is a user's, also when it is changed while its hash is checked. */
export async function isPasswordOf(
  db: Db,
  { id, password_hash }: UserRow,
  password: string,
): Promise<boolean> {
  const fits = await passwordFits(password, password_hash);
  const now = db.user.findFirst({ where: { id: { equals: id } } });
  return fits && now?.password_hash === password_hash;
}

/** The key under which tries for an e-mail address are counted, whether or not the address has an account. */
export function emailKey(email: string): string {
  return `email ${email.toLowerCase()}`;
}

/** Opens an account for a free payer code (pages.md P27). Its name is also the payer's name on the bills. */
export function createAccount(db: Db, payer: PayerRow, registration: Registration): UserRow {
  const firstname = registration.firstname.trim();
  const lastname = registration.lastname.trim();
  const unit = db.unit.findFirst({ where: { payer: { equals: payer.key } } });
  const user = db.user.create({
    id: Math.max(...db.user.getAll().map(({ id }) => id)) + 1,
    firstname,
    lastname,
    email: registration.email,
    password_hash: hashPassword(registration.password),
    naziv_placnika: `${firstname} ${lastname}`.slice(0, 33),
    naslov: unit?.naziv.slice(0, 33) ?? '',
    kraj: '1999 Zeleni Gaj',
    zadnja_prijava: null,
    prejsnja_prijava: null,
  });
  linkPayer(db, payer, user);
  return user;
}

/** A person's account without a payer code of its own (pages.md P32). */
export function openAccount(
  db: Db,
  {
    email,
    password,
    ...names
  }: { email: string; password: string; firstname?: string; lastname?: string },
): UserRow {
  const firstname = names.firstname?.trim() ?? '';
  const lastname = names.lastname?.trim() ?? '';
  return db.user.create({
    id: Math.max(...db.user.getAll().map(({ id }) => id)) + 1,
    firstname,
    lastname,
    email,
    password_hash: hashPassword(password),
    naziv_placnika: `${firstname} ${lastname}`.slice(0, 33),
    naslov: '',
    kraj: '',
    zadnja_prijava: null,
    prejsnja_prijava: null,
  });
}

/** Links a payer code to an account (pages.md P25, P27). */
export function linkPayer(db: Db, { key }: PayerRow, user: UserRow): void {
  db.payer.update({ where: { key: { equals: key } }, data: { user_id: user.id } });
}

/** Sets a user's new password. */
export function setPassword(db: Db, userId: number, password: string): void {
  const where = { id: { equals: userId } };
  db.user.update({ where, data: { password_hash: hashPassword(password) } });
}

/** Records a login and the one before it, which the profile shows (pages.md P2). */
export function rememberLogin(user: UserRow): void {
  // Changes the row itself: an update by @mswjs/data scans all users (threats.md L13).
  user.prejsnja_prijava = user.zadnja_prijava;
  user.zadnja_prijava = DEMO_NOW;
}
