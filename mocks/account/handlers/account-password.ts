import type { HttpHandler } from 'msw';
import type { HandlerContext } from '../../server/context';
import { http } from '../../server/http';
import { tooMany } from '../../server/too-many';
import { fiveOf } from '../../server/try-limits';
import { endLinks, takeLink } from '../account-links';
import { emailKey, isPasswordOf, setPassword } from '../accounts';

/** Sets a new password: with the current password (pages.md P2), or with the link from an e-mail (P29). */
export function accountPasswordHandlers(context: HandlerContext): HttpHandler[] {
  const { db, tokens, tries, callerOf } = context;
  const userWith = (id: number) => db.user.findFirst({ where: { id: { equals: id } } });
  return [
    http.post('/api/auth/v1/change_password', async ({ request, response }) => {
      const { user, session } = callerOf(request);
      const { trenutno_geslo, novo_geslo } = await request.json();
      const limit = fiveOf(`password ${user.id}`);
      const { wait, fits } = await tries.inTurn(`password ${user.id}`, async () => {
        const wait = tries.secondsToWait([limit]);
        if (wait > 0) return { wait, fits: false };
        const fits = await isPasswordOf(db, user, trenutno_geslo);
        if (fits) tries.forget(`password ${user.id}`);
        else tries.count([limit]);
        return { wait: 0, fits };
      });
      if (wait > 0) return response(429).json(...tooMany(wait));
      if (!fits) return response(422).json({ code: 3 });
      setPassword(db, user.id, novo_geslo);
      tokens.revokeAll(user.id, session);
      endLinks(db, 'reset', user.id);
      return response(204).empty();
    }),

    http.post('/api/auth/v1/reset_password', async ({ request, response }) => {
      const { token, password } = await request.json();
      const id = takeLink(db, 'reset', token);
      const user = id === undefined ? null : userWith(id);
      if (!user) return response(422).json({ error: 'Forgotten password request expired' });
      setPassword(db, user.id, password);
      tokens.revokeAll(user.id);
      // A user who forgot the password has probably tried wrong ones before; these tries must not block the next login.
      tries.forget(emailKey(user.email));
      return response(204).empty();
    }),
  ];
}
