import type { components } from '../../src/api/schema';
import type { Db, RowOf } from '../world/db';

type CoUser = components['schemas']['CoUser'];
type Row = RowOf<'coUser'>;

/** How many have access or are invited at one time (pages.md P32). */
export const MOST_CO_USERS = 5;

/** The state of a person at a time, ISO 8601. */
export function stateOf(row: Row, now: string): CoUser['stanje'] {
  if (row.preklican_ob !== null) return 'preklican';
  if (row.sprejet_ob !== null) return 'sprejet';
  return Date.parse(row.velja_do) > Date.parse(now) ? 'povabljen' : 'potekel';
}

/** Whether a person counts to the most: has access, or can still accept. */
export function isCurrent(row: Row, now: string): boolean {
  return ['povabljen', 'sprejet'].includes(stateOf(row, now));
}

/** The row of a person as the user of the payer code sees it. */
export function coUserAnswer(db: Db, row: Row, now: string): CoUser {
  const stanje = stateOf(row, now);
  const user = db.user.findFirst({ where: { id: { equals: row.user_id } } });
  return {
    id_souporabnika: row.id_souporabnika,
    ime: row.ime,
    e_posta_maskirana: maskedEmail(row.e_posta),
    vloga: row.vloga,
    pravice: [...row.pravice],
    stanje,
    povabljen_ob: row.povabljen_ob,
    velja_do: row.velja_do,
    zadnja_prijava: stanje === 'sprejet' ? (user?.zadnja_prijava ?? null) : null,
  };
}

/** The first letter and the domain of an address. */
export function maskedEmail(email: string): string {
  return `${email.slice(0, 1)}***${email.slice(email.indexOf('@'))}`;
}
