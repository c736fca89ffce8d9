import type { HttpHandler } from 'msw';
import type { Caller, HandlerContext } from '../../server/context';
import { http } from '../../server/http';
import { letters } from '../../server/letters';
import { tooMany } from '../../server/too-many';
import { invitationsOf } from '../../server/try-limits';
import { coUserAnswer, isCurrent, MOST_CO_USERS } from '../co-user-state';
import { invite, refusalOf } from '../invite';

/** The most rows of a list, which the contract limits to 200, beside those of people with access. */
const MOST_ROWS = 200 - MOST_CO_USERS;

/** Who has access to a payer code (pages.md P32), for its own user. */
export function peopleHandlers(context: HandlerContext): HttpHandler[] {
  const { db, tokens, mailbox, tries, clock, callerOf } = context;
  const isOwn = ({ payer }: Caller, code: string) => payer.code_payer === code;
  return [
    http.get('/api/{product}-user/v2/co_users/{code_payer}', ({ request, params, response }) => {
      const caller = callerOf(request);
      if (!isOwn(caller, params.code_payer)) return response(404).json({ code: 4 });
      const rows = db.coUser.findMany({ where: { payer: { equals: caller.payer.key } } });
      const time = (row: (typeof rows)[number]) => Date.parse(row.povabljen_ob);
      rows.sort((a, b) => time(b) - time(a) || b.id_souporabnika - a.id_souporabnika);
      const now = clock.now();
      const hasRoom = (row: (typeof rows)[number], index: number) =>
        isCurrent(row, now) || index < MOST_ROWS;
      return response(200).json({
        code_payer: caller.payer.code_payer,
        najvec: MOST_CO_USERS,
        souporabniki: rows.filter(hasRoom).map((row) => coUserAnswer(db, row, now)),
      });
    }),

    http.post(
      '/api/{product}-user/v2/co_users/{code_payer}',
      async ({ request, params, response }) => {
        const caller = callerOf(request);
        if (!isOwn(caller, params.code_payer)) return response(404).json({ code: 4 });
        const asked = await request.json();
        const now = clock.now();
        const razlog = refusalOf(db, caller, asked, now);
        if (razlog) return response(409).json({ razlog });
        const limits = [invitationsOf(caller.payer.key)];
        const wait = tries.secondsToWait(limits);
        if (wait > 0) return response(429).json(...tooMany(wait));
        tries.count(limits);
        const { row, token } = invite(db, caller, asked, now);
        const { firstname, lastname } = caller.user;
        const [year, month, day] = row.velja_do.slice(0, 10).split('-');
        const until = `${day}.${month}.${year}`;
        mailbox.send(asked.e_posta, letters.invitation(`${firstname} ${lastname}`, until, token));
        return response(201).json(coUserAnswer(db, row, now));
      },
    ),

    http.delete(
      '/api/{product}-user/v2/co_users/{code_payer}/{id_souporabnika}',
      ({ request, params, response }) => {
        const caller = callerOf(request);
        const where = { id_souporabnika: { equals: Number(params.id_souporabnika) } };
        const row = db.coUser.findFirst({ where });
        if (!isOwn(caller, params.code_payer) || row?.payer !== caller.payer.key) {
          return response(404).json({ code: 4 });
        }
        if (row.preklican_ob === null) {
          db.coUser.update({ where, data: { preklican_ob: clock.now() } });
          tokens.revokeAt(row.user_id, caller.payer);
          // A later invitation of the same person must not bring back an old address.
          const own = { payer: { equals: caller.payer.key }, user_id: { equals: row.user_id } };
          db.calendarSubscription.deleteMany({ where: own });
        }
        return response(204).empty();
      },
    ),
  ];
}
