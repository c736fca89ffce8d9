import type { HttpHandler } from 'msw';
import type { Db, UserRow } from '../db';
import { nobodysHash, passwordFits } from '../passwords';
import type { HandlerContext } from './context';
import { http } from './http';
import { openSession } from './open-session';

/** Login and logout. A login lands at the user's first manager. */
export function accountHandlers({ db, tokens, callerOf }: HandlerContext): HttpHandler[] {
  return [
    http.post('/api/auth/v1/login', async ({ request, response }) => {
      const { email, password } = await request.json();
      const user = findUser(db, email);
      const fits = await passwordFits(password, user?.password_hash ?? nobodysHash());
      const payer = user && db.payer.findFirst({ where: { user_id: { equals: user.id } } });
      if (!fits || !user || !payer) return response(401).json({ code: 6 });
      return response(200).json(await openSession(tokens, user, payer));
    }),

    http.get('/api/auth/v1/logout', ({ request, response }) => {
      tokens.revoke(callerOf(request).session);
      return response(204).empty({ headers: { 'Clear-Site-Data': '"cache"' } });
    }),
  ];
}

function findUser(db: Db, email: string): UserRow | undefined {
  const wanted = email.toLowerCase();
  return db.user.getAll().find((user) => user.email.toLowerCase() === wanted);
}
