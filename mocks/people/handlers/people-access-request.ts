import type { HttpHandler } from 'msw';
import { checkProof, triesKey } from '../../account/payer-proof';
import type { HandlerContext } from '../../server/context';
import { http } from '../../server/http';
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
      // Each request sends an e-mail, so all requests for one payer code count, whatever their source.
      const limits = [...guessing('proof', key, sourceOf(request)), fiveOf(`access ${key}`)];
      const wait = tries.secondsToWait(limits);
      if (wait > 0) return response(429).json(...tooMany(wait));
      tries.count(limits);
      const proven = checkProof(db, asked);
      if ('payer' in proven) return response(409).json({ razlog: 'prosta_sifra' });
      if (proven.error !== 'User with this code exists') {
        return response(422).json({ error: proven.error });
      }
      const code = payerKey(asked.manager, asked.code_payer.replace(/\s/g, ''));
      const payer = db.payer.findFirst({ where: { key: { equals: code } }, strict: true });
      const owner = db.user.findFirst({ where: { id: { equals: payer.user_id } }, strict: true });
      const name = `${asked.firstname.trim()} ${asked.lastname.trim()}`;
      mailbox.sendAccessRequest(owner.email, name, asked.email);
      return response(204).empty();
    }),
  ];
}
