import type { HttpHandler } from 'msw';
import type { HandlerContext } from '../../server/context';
import { http } from '../../server/http';
import { openUnits } from '../../units/tenure';
import { billComplaint } from '../bill-complaint';

/** The term and the steps of a complaint about a regular bill (pages.md P14); only for its payer. */
export function complaintHandlers({ db, callerOf }: HandlerContext): HttpHandler[] {
  return [
    http.get(
      '/api/{product}-user/v2/bill_complaint/{st_dokumenta}',
      ({ request, params, response }) => {
        const caller = callerOf(request);
        const bill = db.bill.findFirst({
          where: {
            payer: { equals: caller.payer.key },
            st_dokumenta: { equals: params.st_dokumenta },
            sklad: { equals: 'redni' },
          },
        });
        return bill && openUnits(db, caller)(bill)
          ? response(200).json(billComplaint(bill))
          : response(404).json({ code: 4 });
      },
    ),
  ];
}
