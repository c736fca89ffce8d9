import type { HttpHandler } from 'msw';
import type { Db, RowOf } from '../db';
import { heatBill, toReading } from '../heat-billing';
import { pathFor } from '../openable';
import { standingOnUnit } from '../owned';
import type { HandlerContext } from './context';
import { http } from './http';

/** Heat billings and readings of a unit (domain.md P5). */
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
        const within = ({ obdobje }: { readonly obdobje: string }) =>
          (from === null || obdobje >= from) && (until === null || obdobje <= until);
        const where = { inventarna_stevilka: { equals: unit } };
        const readings = db.meterReading.findMany({ where }).filter(within);
        const months = db.heatMonth.findMany({ where }).filter(within);
        return response(200).json({
          obracuni: months.sort(newestFirst).map((month) => ({
            ...billOf(db, month, readings),
            pot_pdf: pathFor(db, caller.payer, params.product, month.id_dokumenta),
          })),
          odcitki: readings.sort(newestFirst).map(toReading),
        });
      },
    ),
  ];
}

function billOf(db: Db, month: RowOf<'heatMonth'>, readings: readonly RowOf<'meterReading'>[]) {
  const unit = db.unitFact.findFirst({
    where: { inventarna_stevilka: { equals: month.inventarna_stevilka } },
    strict: true,
  });
  const building = db.buildingFacts.findFirst({
    where: { objekt_sifra: { equals: month.objekt_sifra } },
    strict: true,
  });
  const areas = { unit: unit.ogrevana_povrsina, building: building.ogrevana_povrsina };
  const ofMonth = readings.filter(({ obdobje }) => obdobje === month.obdobje);
  return heatBill(month, ofMonth, areas);
}

/** Rows of one period stay in their order. */
function newestFirst(a: { readonly obdobje: string }, b: { readonly obdobje: string }): number {
  return b.obdobje.localeCompare(a.obdobje);
}
