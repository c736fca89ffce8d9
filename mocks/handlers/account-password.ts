import type { HttpHandler } from 'msw';
import { takeLink } from '../account-links';
import { emailKey, setPassword } from '../accounts';
import { passwordFits } from '../passwords';
import type { HandlerContext } from './context';
import { http } from './http';
import { tooMany } from './too-many';

/** A new password, by the current one (domain.md P2) or by the link of an e-mail (P29). */
export function accountPasswordHandlers(context: HandlerContext): HttpHandler[] {
  const { db, tokens, tries, callerOf } = context;
  const userWith = (id: number) => db.user.findFirst({ where: { id: { equals: id } } });
  return [
    http.post('/api/auth/v1/change_password', async ({ request, response }) => {
      const { user, session } = callerOf(request);
      const { trenutno_geslo, novo_geslo } = await request.json();
      const keys = [`password ${user.id}`];
      const wait = tries.secondsToWait(keys);
      if (wait > 0) return response(429).json(...tooMany(wait));

      tries.count(keys);
      const fits = await passwordFits(trenutno_geslo, user.password_hash);
      // Another change may have come first.
      if (!fits || userWith(user.id)?.password_hash !== user.password_hash) {
        return response(422).json({ code: 3 });
      }
      for (const key of keys) tries.forget(key);
      setPassword(db, user.id, novo_geslo);
      tokens.revokeAll(user.id, session);
      return response(204).empty();
    }),

    http.post('/api/auth/v1/reset_password', async ({ request, response }) => {
      const { token, password } = await request.json();
      const id = takeLink(db, 'reset', token);
      const user = id === undefined ? null : userWith(id);
      if (!user) return response(422).json({ error: 'Forgotten password request expired' });
      setPassword(db, user.id, password);
      tokens.revokeAll(user.id);
      // Who could not remember the password has tried it before.
      tries.forget(emailKey(user.email));
      return response(204).empty();
    }),
  ];
}
