import type { HttpHandler } from 'msw';
import { unitLabel } from '../../src/domain/unit';
import { costSums } from '../cost-specification';
import { toEuro } from '../money';
import type { HandlerContext } from './context';
import { http } from './http';

/** The cost specification of a unit's regular bill (domain.md P14); only of bills that are the caller's own. */
export function costsHandlers({ db, callerOf }: HandlerContext): HttpHandler[] {
  return [
    http.get(
      '/api/{product}-user/v2/cost_specification/{inventarna_stevilka}',
      ({ request, params, query, response }) => {
        const { inventarna_stevilka } = params;
        const where = {
          payer: { equals: callerOf(request).payer.key },
          inventarna_stevilka: { equals: inventarna_stevilka },
        };
        const unit = db.unit.findFirst({ where });
        if (!unit) return response(404).json({ code: 4 });
        const bills = db.bill.findMany({ where: { ...where, sklad: { equals: 'redni' } } });
        const billed = new Set(bills.map(({ obdobje }) => obdobje));
        const lines = db.costLine
          .findMany({ where: { inventarna_stevilka: where.inventarna_stevilka } })
          .filter(({ obdobje }) => billed.has(obdobje));
        const periods = [...new Set(lines.map(({ obdobje }) => obdobje))].sort().reverse();
        const period = query.get('obdobje') ?? periods[0] ?? null;
        const ofPeriod = lines.filter(({ obdobje }) => obdobje === period);
        const bill =
          ofPeriod.length > 0 ? bills.find(({ obdobje }) => obdobje === period) : undefined;
        const before = bills.find(({ obdobje }) => obdobje === yearBefore(period));
        return response(200).json({
          inventarna_stevilka,
          naziv_enote: unitLabel(unit),
          obdobja: periods,
          obdobje: period,
          st_obracuna: bill?.st_dokumenta ?? null,
          rok_placila: bill?.rok_placila ?? null,
          ...costSums(ofPeriod),
          znesek_lani: before ? toEuro(before.znesek) : null,
        });
      },
    ),
  ];
}

function yearBefore(period: string | null): string | null {
  return period && `${Number(period.slice(0, 4)) - 1}${period.slice(4)}`;
}
