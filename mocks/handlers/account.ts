import type { HttpHandler } from 'msw';
import { emailKey, findUser, rememberLogin } from '../accounts';
import { nobodysHash, passwordFits } from '../passwords';
import type { HandlerContext } from './context';
import { http } from './http';
import { openSession } from './open-session';
import { tooMany } from './too-many';

/** Login and logout. A login lands at the user's first manager. */
export function accountHandlers({ db, tokens, tries, callerOf }: HandlerContext): HttpHandler[] {
  return [
    http.post('/api/auth/v1/login', async ({ request, response }) => {
      const { email, password } = await request.json();
      const keys = [emailKey(email)];
      const wait = tries.secondsToWait(keys);
      if (wait > 0) return response(429).json(...tooMany(wait));

      // Counted before the slow check, so that tries sent all at once are not all let in.
      tries.count(keys);
      const found = findUser(db, email);
      const hash = found?.password_hash ?? nobodysHash();
      const fits = await passwordFits(password, hash);
      const user = found && db.user.findFirst({ where: { id: { equals: found.id } } });
      const payer = user && db.payer.findFirst({ where: { user_id: { equals: user.id } } });
      // The password may have been changed meanwhile.
      if (!fits || !payer || user.password_hash !== hash) return response(401).json({ code: 6 });
      tries.forget(emailKey(email));
      rememberLogin(user);
      return response(200).json(await openSession(tokens, user, payer));
    }),

    http.get('/api/auth/v1/logout', ({ request, response }) => {
      tokens.revoke(callerOf(request).session);
      return response(204).empty({ headers: { 'Clear-Site-Data': '"cache"' } });
    }),
  ];
}
