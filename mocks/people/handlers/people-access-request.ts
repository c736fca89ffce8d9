import type { HttpHandler } from 'msw';
import { checkProof, triesKey } from '../../account/payer-proof';
import type { HandlerContext } from '../../server/context';
import { http } from '../../server/http';
import { letters } from '../../server/letters';
import { tooMany } from '../../server/too-many';
import { fiveOf, guessing } from '../../server/try-limits';
import { payerKey } from '../../world/db';

/** Asks the user of a payer code for access (pages.md P32), with the proof of a registration. */
export function accessRequestHandlers(context: HandlerContext): HttpHandler[] {
  const { db, mailbox, captcha, tries, sourceOf } = context;
  return [
    http.post('/api/auth/v1/access_request', async ({ request, response }) => {
      const asked = await request.json();
      if (!(await captcha.accept(asked.captcha))) {
        return response(422).json({ error: 'Invalid captcha' });
      }
      const key = triesKey(asked);
      const guesses = guessing('proof', key, sourceOf(request));
      // All e-mails to one user count, whatever their source; a wrong proof must not use up the requests of another person.
      const mails = fiveOf(`access ${key}`);
      const wait = tries.secondsToWait([...guesses, mails]);
      if (wait > 0) return response(429).json(...tooMany(wait));
      const proven = checkProof(db, asked);
      if ('payer' in proven) return response(409).json({ razlog: 'prosta_sifra' });
      if (proven.error !== 'User with this code exists') {
        tries.count(guesses);
        return response(422).json({ error: proven.error });
      }
      tries.count([mails]);
      const code = payerKey(asked.manager, asked.code_payer.replace(/\s/g, ''));
      const payer = db.payer.findFirst({ where: { key: { equals: code } }, strict: true });
      const owner = db.user.findFirst({ where: { id: { equals: payer.user_id } }, strict: true });
      const name = `${asked.firstname.trim()} ${asked.lastname.trim()}`;
      mailbox.send(owner.email, letters.accessRequest(name, asked.email));
      return response(204).empty();
    }),
  ];
}
