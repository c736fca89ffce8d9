import type { HttpHandler } from 'msw';
import type { HandlerContext } from './context';
import { http } from './http';

/** Unread counters of notifications and of a building's bulletin board. */
export function messagesHandlers({ db, callerOf }: HandlerContext): HttpHandler[] {
  return [
    http.get('/api/{product}-user/v2/notifications/unread_num', ({ request, response }) =>
      response(200).json({ unread_num: callerOf(request).payer.unread_num }),
    ),

    http.get(
      '/api/{product}-user/v2/bulletin/unread_num/{objekt_sifra}',
      ({ request, params, response }) => {
        const count = db.bulletinCount.findFirst({
          where: {
            payer: { equals: callerOf(request).payer.key },
            objekt_sifra: { equals: params.objekt_sifra },
          },
        });
        return count ? response(200).json(count.unread_num) : response(404).json({ code: 4 });
      },
    ),
  ];
}
