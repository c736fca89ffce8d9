import type { HttpHandler } from 'msw';
import { buildingRole } from '../../building/building-role';
import { attachmentHeaders } from '../../files/attachment-headers';
import { hasPayer } from '../../people/rights';
import type { Caller, HandlerContext } from '../../server/context';
import { http } from '../../server/http';
import { newToken, printOf } from '../../server/link-token';
import type { Db } from '../../world/db';
import { DEMO_TODAY } from '../../world/demo-today';
import { calendarOf } from '../calendar';
import { eventAnswer, eventsOf, readerIn } from '../event-answer';
import { EVENTS_PAGE } from '../event-people';
import { isInRange } from '../event-range';

/** Events that were over before are left out of the calendar. */
const SINCE = `${Number(DEMO_TODAY.slice(0, 4)) - 1}${DEMO_TODAY.slice(4)}`;

/** The subscription to a building's calendar (pages.md P31). */
export function calendarHandlers({ db, clock, callerOf }: HandlerContext): HttpHandler[] {
  return [
    http.get(
      '/api/{product}-user/v2/calendar_subscription/{objekt_sifra}',
      ({ request, params, response }) => {
        const caller = callerOf(request);
        const where = keyOf(db, caller, params.objekt_sifra);
        if (!where) return response(404).json({ code: 4 });
        const row = db.calendarSubscription.findFirst({ where });
        const narocnina = row && { ustvarjeno: row.ustvarjeno, zadnji_prenos: row.zadnji_prenos };
        return response(200).json({ narocnina });
      },
    ),

    http.post(
      '/api/{product}-user/v2/calendar_subscription/{objekt_sifra}',
      ({ request, params, response }) => {
        const { payer, user } = callerOf(request);
        const { objekt_sifra, product } = params;
        const where = keyOf(db, { payer, user }, objekt_sifra);
        if (!where) return response(404).json({ code: 4 });
        const token = newToken();
        const ustvarjeno = clock.now();
        db.calendarSubscription.delete({ where });
        db.calendarSubscription.create({
          key: where.key.equals,
          payer: payer.key,
          user_id: user.id,
          objekt_sifra,
          odtis: printOf(token),
          ustvarjeno,
          zadnji_prenos: null,
        });
        const pot = `/api/${product}-user/v2/calendar/${token}`;
        return response(201).json({ ustvarjeno, pot });
      },
    ),

    http.delete(
      '/api/{product}-user/v2/calendar_subscription/{objekt_sifra}',
      ({ request, params, response }) => {
        const where = keyOf(db, callerOf(request), params.objekt_sifra);
        if (!where) return response(404).json({ code: 4 });
        db.calendarSubscription.delete({ where });
        return response(204).empty();
      },
    ),

    http.get('/api/{product}-user/v2/calendar/{zeton}', ({ params, response }) => {
      const where = { odtis: { equals: printOf(params.zeton) } };
      const row = db.calendarSubscription.findFirst({ where });
      const payer = row && db.payer.findFirst({ where: { key: { equals: row.payer } } });
      const isTheirs = row && payer && hasPayer(db, row.user_id, payer);
      const mayRead = isTheirs && payer.allowed_pages.includes(EVENTS_PAGE);
      if (!mayRead || !buildingRole(db, payer, row.objekt_sifra)) {
        return response(404).json({ code: 4 });
      }
      db.calendarSubscription.update({ where, data: { zadnji_prenos: clock.now() } });
      const minute = clock.minute();
      const reader = readerIn(db, row.objekt_sifra, payer);
      const events = eventsOf(db, row.objekt_sifra)
        .filter((event) => isInRange(event, SINCE, null, minute))
        .map((event) => eventAnswer(event, reader, minute))
        .filter((event) => event.prizadeta_moja_enota);
      const headers = attachmentHeaders('text/calendar; charset=utf-8', 'dogajanje.ics');
      return response.untyped(new Response(calendarOf(events), { headers }));
    }),
  ];
}

/** The subscription of a user to a building; `undefined` for a building that is not the caller's. */
function keyOf(db: Db, { payer, user }: Pick<Caller, 'payer' | 'user'>, objekt_sifra: string) {
  if (!buildingRole(db, payer, objekt_sifra)) return undefined;
  return { key: { equals: `${payer.key}/${user.id}/${objekt_sifra}` } };
}
