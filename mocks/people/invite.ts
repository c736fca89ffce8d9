import type { components } from '../../src/api/schema';
import type { Caller } from '../server/context';
import { newToken, printOf } from '../server/link-token';
import type { Db, RowOf } from '../world/db';
import { demoMoment } from '../world/demo-clock';
import { isCurrent, MOST_CO_USERS, stateOf } from './co-user-state';
import type { PeopleReason } from './refusal';

type InvitationRequest = components['schemas']['InvitationRequest'];

const WEEK_MS = 7 * 24 * 60 * 60 * 1000;

/** Why a person cannot be invited (pages.md P32); `undefined` when it can be. */
export function refusalOf(
  db: Db,
  { payer, user }: Caller,
  { e_posta }: InvitationRequest,
  now: string,
): PeopleReason | undefined {
  const email = e_posta.toLowerCase();
  if (email === user.email.toLowerCase()) return 'lasten_naslov';
  const rows = db.coUser.findMany({ where: { payer: { equals: payer.key } } });
  const current = rows.filter((row) => isCurrent(row, now));
  const same = current.find((row) => row.e_posta === email);
  if (same) return stateOf(same, now) === 'sprejet' ? 'ze_ima_dostop' : 'ze_povabljen';
  return current.length >= MOST_CO_USERS ? 'prevec' : undefined;
}

/** Writes an invitation. @returns its row, and the token of its link */
export function invite(
  db: Db,
  { payer }: Caller,
  request: InvitationRequest,
  now: string,
): { readonly row: RowOf<'coUser'>; readonly token: string } {
  const token = newToken();
  const row = db.coUser.create({
    id_souporabnika: Math.max(0, ...db.coUser.getAll().map((each) => each.id_souporabnika)) + 1,
    payer: payer.key,
    user_id: 0,
    ime: request.ime.trim(),
    e_posta: request.e_posta.toLowerCase(),
    vloga: request.vloga,
    pravice: [...request.pravice],
    povabljen_ob: now,
    velja_do: demoMoment(Date.parse(now) + WEEK_MS),
    sprejet_ob: null,
    preklican_ob: null,
    odtis: printOf(token),
  });
  return { row, token };
}
