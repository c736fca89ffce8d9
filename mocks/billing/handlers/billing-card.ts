import type { HttpHandler } from 'msw';
import type { HandlerContext } from '../../server/context';
import { http } from '../../server/http';
import { standingOnUnit } from '../../server/owned';
import { unitLabel } from '../../units/unit-label';
import { accountCardAnswer } from '../account-card';
import { billedUnit, billPath } from '../bill-details';
import { openBills } from '../open-bills';

/** The account card (pages.md P3). */
export function cardHandlers({ db, callerOf }: HandlerContext): HttpHandler[] {
  return [
    http.get('/api/{product}-user/v2/card_traffic', ({ request, params, query, response }) => {
      const caller = callerOf(request);
      const unit = query.get('inventarna_stevilka');
      if (unit !== null && standingOnUnit(db, caller, unit) === 'foreign') {
        return response(404).json({ code: 4 });
      }
      const [from, until] = [query.get('od'), query.get('do')];
      if (from !== null && until !== null && from > until) {
        const detail = '"od" must not be after "do".';
        return response(422).json({ code: 1, error: 'Invalid data received', detail });
      }
      const payer = { payer: { equals: caller.payer.key } };
      const where = unit === null ? payer : { ...payer, inventarna_stevilka: { equals: unit } };
      const isOpen = openBills(db, caller);
      const bills = db.bill.findMany({ where }).filter(isOpen);
      const numbers = new Set(bills.map(({ st_dokumenta }) => st_dokumenta));
      const sources = {
        bills,
        // A direct debit may have settled a bill that the caller does not see, too.
        payments: db.payment
          .findMany({ where })
          .filter(({ st_dokumenta }) => numbers.has(st_dokumenta)),
        entries: db.cardEntry.findMany({ where }).filter(isOpen),
        codePayer: caller.payer.code_payer,
        labelOf: (key: string) => unitLabel(billedUnit(db, key)),
        pathOf: (number: string) => billPath(params.product, number),
      };
      return response(200).json(accountCardAnswer(sources, { from, until }));
    }),
  ];
}
