import type { HttpHandler } from 'msw';
import { buildingRole } from '../../building/building-role';
import type { HandlerContext } from '../../server/context';
import { http } from '../../server/http';
import { allRows } from '../../values/all-rows';
import { eventAnswer, eventsOf, readerIn } from '../event-answer';
import { isInRange } from '../event-range';

/** What is going on in a building, for all its residents (pages.md P31). */
export function eventsHandlers({ db, clock, eventLife, callerOf }: HandlerContext): HttpHandler[] {
  return [
    http.get(
      '/api/{product}-user/v2/building_events/{objekt_sifra}',
      ({ request, params, query, response }) => {
        const { payer } = callerOf(request);
        const { objekt_sifra } = params;
        if (!buildingRole(db, payer, objekt_sifra)) return response(404).json({ code: 4 });
        eventLife.seen(objekt_sifra);
        const [from, to, urgency] = [query.get('od'), query.get('do'), query.get('nujnost')];
        const reader = readerIn(db, objekt_sifra, payer);
        const zdaj = clock.minute();
        const dogodki = eventsOf(db, objekt_sifra)
          .filter((row) => isInRange(row, from, to, zdaj))
          .filter(({ nujnost }) => urgency === null || nujnost === urgency)
          .map((row) => eventAnswer(row, reader, zdaj));
        return response(200).json({ zdaj, dogodki, ...allRows(dogodki) });
      },
    ),
  ];
}
