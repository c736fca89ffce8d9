import type { HttpHandler } from 'msw';
import type { Profile } from '../../../src/api/schema';
import { linkedManagers } from '../../managers/linked-managers';
import type { HandlerContext } from '../../server/context';
import { http } from '../../server/http';
import { currentUnits } from '../../units/tenure';
import type { Db, PayerRow, UserRow } from '../../world/db';

/** The caller's profile (pages.md P2). */
export function accountProfileHandlers({ db, callerOf }: HandlerContext): HttpHandler[] {
  return [
    http.get('/api/auth/v1/profile', ({ request, response }) => {
      const { user, payer } = callerOf(request);
      return response(200).json(profileOf(db, user, payer));
    }),

    http.put('/api/auth/v1/profile', async ({ request, response }) => {
      const { user, payer } = callerOf(request);
      const { firstname, lastname } = await request.json();
      const data = { firstname: firstname.trim(), lastname: lastname.trim() };
      db.user.update({ where: { id: { equals: user.id } }, data });
      return response(200).json(profileOf(db, { ...user, ...data }, payer));
    }),
  ];
}

function profileOf(db: Db, user: UserRow, payer: PayerRow): Profile {
  const units = currentUnits(db, payer.key);
  return {
    firstname: user.firstname,
    lastname: user.lastname,
    email: user.email,
    selected_manager: payer.manager,
    code_payer: payer.code_payer,
    upravniki: linkedManagers(db, user).map(({ full_title, code_payer }) => ({
      full_title,
      code_payer,
    })),
    // A unit that the user owns and uses has two rows (§3 Unit).
    enote_stevilo: new Set(units.map(({ inventarna_stevilka }) => inventarna_stevilka)).size,
    zadnja_prijava: user.prejsnja_prijava,
  };
}
