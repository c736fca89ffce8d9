import type { HttpHandler } from 'msw';
import { openSession } from '../../account/open-session';
import { hasPayer } from '../../people/rights';
import { unauthorised } from '../../server/answers';
import type { HandlerContext } from '../../server/context';
import { http } from '../../server/http';
import { payerKey } from '../../world/db';
import { linkedManagers } from '../linked-managers';

const alphabet = new Intl.Collator('sl');

/** All managers, those linked to the caller's account, and the switch between them. */
export function managersHandlers({ db, tokens, callerOf }: HandlerContext): HttpHandler[] {
  return [
    http.get('/api/auth/v1/user_managers', ({ request, response }) => {
      const { user } = callerOf(request);
      return response(200).json(linkedManagers(db, user));
    }),

    http.get('/api/auth/v1/managers', ({ response }) => {
      const all = db.manager.getAll().map(({ manager, full_title }) => ({ manager, full_title }));
      return response(200).json(all.sort((a, b) => alphabet.compare(a.full_title, b.full_title)));
    }),

    http.post(
      '/api/auth/v1/switch_manager/{manager}/{code_payer}',
      async ({ request, params, response }) => {
        const { user, session } = callerOf(request);
        const key = payerKey(params.manager, params.code_payer);
        const payer = db.payer.findFirst({ where: { key: { equals: key } } });
        if (!payer || !hasPayer(db, user.id, payer)) {
          return response(403).json({ code: 2, error: 'User is not connected to manager' });
        }
        // Two switches or a logout may run at once: only one call may replace a token.
        if (!tokens.revoke(session)) {
          return response.untyped(unauthorised('The token has been revoked.'));
        }
        return response(200).json({ data: await openSession(tokens, user, payer, session.acting) });
      },
    ),
  ];
}
