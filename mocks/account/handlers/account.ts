import type { HttpHandler } from 'msw';
import { payersOf } from '../../people/rights';
import type { HandlerContext } from '../../server/context';
import { http } from '../../server/http';
import { tooMany } from '../../server/too-many';
import { guessing } from '../../server/try-limits';
import { emailKey, findUser, rememberLogin } from '../accounts';
import { openSession } from '../open-session';
import { passwordFits, unknownUserHash } from '../passwords';

/** Login and logout. A login opens the user's first manager. */
export function accountHandlers(context: HandlerContext): HttpHandler[] {
  const { db, tokens, tries, callerOf, sourceOf } = context;
  return [
    http.post('/api/auth/v1/login', async ({ request, response }) => {
      const { email, password } = await request.json();
      const source = sourceOf(request);
      const limits = guessing('login', emailKey(email), source);
      const outcome = await tries.inTurn(source, async () => {
        const wait = tries.secondsToWait(limits);
        if (wait > 0) return { wait };
        const hash = findUser(db, email)?.password_hash ?? unknownUserHash();
        const fits = await passwordFits(password, hash);
        const user = findUser(db, email);
        // The password may have changed while its hash was checked.
        if (fits && user?.password_hash === hash) return { user };
        tries.count(limits);
        return {};
      });
      if (outcome.wait !== undefined) return response(429).json(...tooMany(outcome.wait));
      const { user } = outcome;
      const [payer] = user ? payersOf(db, user.id) : [];
      if (!user) return response(401).json({ code: 6 });
      if (!payer) {
        return response(403).json({ code: 2, error: 'User is not connected to manager' });
      }
      tries.succeeded({ of: emailKey(email), from: source });
      rememberLogin(user);
      return response(200).json(await openSession(tokens, user, payer));
    }),

    http.get('/api/auth/v1/logout', ({ request, response }) => {
      tokens.revoke(callerOf(request).session);
      return response(204).empty({ headers: { 'Clear-Site-Data': '"cache"' } });
    }),
  ];
}
