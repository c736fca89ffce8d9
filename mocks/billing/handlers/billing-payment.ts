import type { HttpHandler } from 'msw';
import type { Caller, HandlerContext } from '../../server/context';
import { http } from '../../server/http';
import type { OpenItemRow } from '../../world/db';
import { isSettled } from '../bill-status';
import { openBills } from '../open-bills';
import { paymentOf } from '../payment-state';

/** The payer says that an open item is paid, or takes that back (pages.md P4). No amount changes by it. */
export function paymentHandlers({ db, clock, callerOf }: HandlerContext): HttpHandler[] {
  const itemOf = (caller: Caller, id: string): OpenItemRow | null => {
    const key = `${caller.payer.key}/${id}`;
    const item = db.openItem.findFirst({ where: { key: { equals: key } } });
    return item && !isSettled(item) && openBills(db, caller)(item) ? item : null;
  };
  return [
    http.post('/api/{product}-user/v2/payment_announcement', async ({ request, response }) => {
      const caller = callerOf(request);
      const { id_postavke } = await request.json();
      const item = itemOf(caller, id_postavke);
      if (!item) return response(404).json({ code: 4 });
      if (item.placano >= item.znesek) return response(409).json({ razlog: 'poravnano' });
      if (item.direktna_obremenitev) {
        return response(409).json({ razlog: 'direktna_obremenitev' });
      }
      const { stanje_placila } = paymentOf(db, item);
      if (stanje_placila !== 'najavljeno') {
        const where = { key: { equals: item.key } };
        const data = { najavljeno_ob: clock.now(), zavrnjeno: false };
        if (db.paymentAnnouncement.findFirst({ where })) {
          db.paymentAnnouncement.update({ where, data });
        } else db.paymentAnnouncement.create({ key: item.key, ...data });
      }
      return response(200).json(paymentOf(db, item));
    }),

    http.delete(
      '/api/{product}-user/v2/payment_announcement/{id_postavke}',
      ({ request, params, response }) => {
        const item = itemOf(callerOf(request), params.id_postavke);
        if (!item) return response(404).json({ code: 4 });
        db.paymentAnnouncement.deleteMany({ where: { key: { equals: item.key } } });
        return response(204).empty();
      },
    ),
  ];
}
