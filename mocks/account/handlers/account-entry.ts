import type { HttpHandler } from 'msw';
import { payersOf } from '../../people/rights';
import type { HandlerContext } from '../../server/context';
import { http } from '../../server/http';
import { letters } from '../../server/letters';
import { tooMany } from '../../server/too-many';
import { fiveOf, guessing } from '../../server/try-limits';
import { issueLink, takeLink } from '../account-links';
import { createAccount, emailKey, findUser } from '../accounts';
import { openSession } from '../open-session';
import { checkProof, triesKey } from '../payer-proof';

/** Operations without a session: the bot check, registration, a forgotten password, login by staff. */
export function accountEntryHandlers(context: HandlerContext): HttpHandler[] {
  const { db, tokens, mailbox, captcha, tries, sourceOf } = context;
  return [
    http.get('/api/auth/v1/captcha', async ({ response }) =>
      response(200).json(await captcha.challenge()),
    ),

    http.post('/api/auth/v1/register', async ({ request, response }) => {
      const registration = await request.json();
      if (!(await captcha.accept(registration.captcha))) {
        return response(422).json({ error: 'Invalid captcha' });
      }
      const source = sourceOf(request);
      const limits = [
        ...guessing('proof', triesKey(registration), source),
        fiveOf(`registration ${emailKey(registration.email)}`, source),
      ];
      const wait = tries.secondsToWait(limits);
      if (wait > 0) return response(429).json(...tooMany(wait));

      const proven = checkProof(db, registration);
      if ('error' in proven) {
        tries.count(limits);
        return response(proven.status).json({ error: proven.error });
      }
      if (findUser(db, registration.email)) {
        tries.count(limits);
        return response(409).json({ error: 'User with this email exists' });
      }
      mailbox.send(createAccount(db, proven.payer, registration).email, letters.welcome());
      return response(204).empty();
    }),

    http.post('/api/auth/v1/forgotten_password', async ({ request, response }) => {
      const { email, captcha: solution } = await request.json();
      if (!(await captcha.accept(solution)))
        return response(422).json({ error: 'Invalid captcha' });
      // Each call sends an e-mail, so all calls for one address count, whatever their source.
      const key = `reset ${emailKey(email)}`;
      const limits = [fiveOf(key), ...guessing('reset', key, sourceOf(request))];
      const wait = tries.secondsToWait(limits);
      if (wait > 0) return response(429).json(...tooMany(wait));
      tries.count(limits);
      const user = findUser(db, email);
      if (user) mailbox.send(user.email, letters.reset(issueLink(db, 'reset', user.id)));
      return response(204).empty();
    }),

    http.post('/api/auth/v1/login_as_user', async ({ request, response }) => {
      const { token } = await request.json();
      const id = takeLink(db, 'act', token);
      const user = id === undefined ? null : db.user.findFirst({ where: { id: { equals: id } } });
      const [payer] = user ? payersOf(db, user.id) : [];
      if (!user || !payer) {
        return response(403).json({ detail: 'The token is unknown, used or too old.' });
      }
      return response(200).json({
        ...(await openSession(tokens, user, payer, true)),
        acting_as: true,
      });
    }),
  ];
}
