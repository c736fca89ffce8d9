import type { HttpHandler } from 'msw';
import {
  emailKey,
  findUser,
  isPasswordOf,
  openAccount,
  rememberLogin,
} from '../../account/accounts';
import { openSession } from '../../account/open-session';
import { managerRow } from '../../managers/linked-managers';
import type { HandlerContext } from '../../server/context';
import { http } from '../../server/http';
import { letters } from '../../server/letters';
import { printOf } from '../../server/link-token';
import { tooMany } from '../../server/too-many';
import { guessing } from '../../server/try-limits';
import { currentUnits } from '../../units/tenure';
import type { Db, RowOf } from '../../world/db';
import { maskedEmail } from '../co-user-state';
import { newAccountFault } from '../new-account';
import { endOf } from '../refusal';

/** An invitation for the reader of its link (pages.md P32). The token is used up when it is accepted. */
export function invitationHandlers(context: HandlerContext): HttpHandler[] {
  const { db, tokens, mailbox, tries, clock, sourceOf } = context;
  const payerOf = ({ payer }: RowOf<'coUser'>) =>
    db.payer.findFirst({ where: { key: { equals: payer } }, strict: true });
  const ownerOf = (row: RowOf<'coUser'>) =>
    db.user.findFirst({ where: { id: { equals: payerOf(row).user_id } }, strict: true });
  return [
    http.get('/api/auth/v1/invitation/{zeton}', ({ params, response }) => {
      const row = invitationOf(db, params.zeton);
      if (!row) return response(404).json({ code: 4 });
      const razlog = endOf(row, clock.now());
      if (razlog) return response(409).json({ razlog });
      const { firstname, lastname } = ownerOf(row);
      const units = currentUnits(db, row.payer);
      return response(200).json({
        vabi: `${firstname} ${lastname}`,
        upravnik: managerRow(db, payerOf(row)).full_title,
        enote: [...new Set(units.map(({ naziv }) => naziv))],
        ime: row.ime,
        e_posta_maskirana: maskedEmail(row.e_posta),
        vloga: row.vloga,
        pravice: [...row.pravice],
        velja_do: row.velja_do,
        ima_racun: findUser(db, row.e_posta) !== undefined,
      });
    }),

    http.post('/api/auth/v1/invitation/{zeton}', async ({ request, params, response }) => {
      const { password, novi_racun } = await request.json();
      const source = sourceOf(request);
      // One after the other, so that two requests at once do not both use the token.
      const outcome = await tries.inTurn(`invitation ${params.zeton}`, async () => {
        const row = invitationOf(db, params.zeton);
        if (!row) return { status: 404 as const };
        const razlog = endOf(row, clock.now());
        if (razlog) return { status: 409 as const, razlog };
        const known = findUser(db, row.e_posta);
        const fault = newAccountFault(known !== undefined, password, novi_racun);
        if (fault) return { status: 422 as const, body: fault };
        const limits = guessing('login', emailKey(row.e_posta), source);
        const wait = tries.secondsToWait(limits);
        if (wait > 0) return { status: 429 as const, wait };
        if (known && !(await isPasswordOf(db, known, password))) {
          tries.count(limits);
          return { status: 422 as const, body: { code: 3 as const } };
        }
        // The owner may have ended the invitation while the password was checked.
        const late = endOf(invitationOf(db, params.zeton) ?? row, clock.now());
        if (late) return { status: 409 as const, razlog: late };
        const user = known ?? openAccount(db, { email: row.e_posta, password, ...novi_racun });
        const where = { id_souporabnika: { equals: row.id_souporabnika } };
        db.coUser.update({ where, data: { user_id: user.id, sprejet_ob: clock.now() } });
        mailbox.send(ownerOf(row).email, letters.accepted(row.ime));
        rememberLogin(user);
        return { status: 200 as const, user, payer: payerOf(row) };
      });
      if (outcome.status === 404) return response(404).json({ code: 4 });
      if (outcome.status === 409) return response(409).json({ razlog: outcome.razlog });
      if (outcome.status === 422) return response(422).json(outcome.body);
      if (outcome.status === 429) return response(429).json(...tooMany(outcome.wait));
      return response(200).json(await openSession(tokens, outcome.user, outcome.payer));
    }),
  ];
}

function invitationOf(db: Db, token: string): RowOf<'coUser'> | undefined {
  return db.coUser.findFirst({ where: { odtis: { equals: printOf(token) } } }) ?? undefined;
}
