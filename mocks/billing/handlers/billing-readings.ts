import type { HttpHandler } from 'msw';
import type { HandlerContext } from '../../server/context';
import { http } from '../../server/http';
import { pathFor } from '../../server/openable';
import { standingOnUnit } from '../../server/owned';
import { heatBillOf, toReading } from '../heat-billing';
import { usedUnitIn } from '../own-consumption';

/** Heat billings and readings of a unit (pages.md P5). */
export function readingsHandlers({ db, callerOf }: HandlerContext): HttpHandler[] {
  return [
    http.get(
      '/api/{product}-user/v2/readings/{inventarna_stevilka}',
      ({ request, params, query, response }) => {
        const unit = params.inventarna_stevilka;
        const caller = callerOf(request);
        if (standingOnUnit(db, caller, unit) === 'foreign') {
          return response(404).json({ code: 4 });
        }
        const [from, until] = [query.get('od'), query.get('do')];
        if (from !== null && until !== null && from > until) {
          const detail = '"od" must not be after "do".';
          return response(422).json({ code: 1, error: 'Invalid data received', detail });
        }
        const isOwnTime = usedUnitIn(db, caller.payer.key, unit);
        const within = ({ obdobje }: { readonly obdobje: string }) =>
          (from === null || obdobje >= from) &&
          (until === null || obdobje <= until) &&
          isOwnTime(obdobje);
        const where = { inventarna_stevilka: { equals: unit } };
        const readings = db.meterReading.findMany({ where }).filter(within);
        const months = db.heatMonth.findMany({ where }).filter(within);
        return response(200).json({
          obracuni: months.sort(newestFirst).map((month) => ({
            ...heatBillOf(db, month, readings),
            pot_pdf: pathFor(db, caller.payer, params.product, month.id_dokumenta),
          })),
          odcitki: readings.sort(newestFirst).map(toReading),
        });
      },
    ),
  ];
}

/** Rows of one period keep their order. */
function newestFirst(a: { readonly obdobje: string }, b: { readonly obdobje: string }): number {
  return b.obdobje.localeCompare(a.obdobje);
}
