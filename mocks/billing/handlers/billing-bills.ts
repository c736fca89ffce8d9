import type { HttpHandler } from 'msw';
import type { HandlerContext } from '../../server/context';
import { http } from '../../server/http';
import { pathFor } from '../../server/openable';
import { standingOnUnit } from '../../server/owned';
import { openUnits } from '../../units/tenure';
import { groupBy } from '../../values/group-by';
import type { RowOf } from '../../world/db';
import { DEMO_TODAY } from '../../world/demo-today';
import { billDetails } from '../bill-details';
import { inYear, overdueOn, regularBillsAnswer, yearsOf } from '../regular-bills';
import { billsZipPath, fitsArchive } from './billing-zip';

/** Regular bills (pages.md P16). */
export function billsHandlers({ db, callerOf }: HandlerContext): HttpHandler[] {
  return [
    http.get('/api/{product}-user/v2/regular_billing', ({ request, params, query, response }) => {
      const caller = callerOf(request);
      const unit = query.get('inventarna_stevilka');
      if (standingOnUnit(db, caller, unit) === 'foreign' && unit !== null) {
        return response(404).json({ code: 4 });
      }
      const where = { payer: { equals: caller.payer.key } };
      const bills = db.bill
        .findMany({ where: { ...where, sklad: { equals: 'redni' } } })
        .filter(openUnits(db, caller))
        .filter((bill) => unit === null || bill.inventarna_stevilka === unit);
      const paymentsOf = groupBy(
        db.payment.findMany({ where }),
        ({ st_dokumenta }) => st_dokumenta,
      );
      const billsOf = groupBy(bills, ({ inventarna_stevilka }) => inventarna_stevilka);
      const details = (bill: RowOf<'bill'>) => billDetails(db, caller, params.product, bill);
      const specificationOf = ({ id_razdelilnika }: RowOf<'bill'>) =>
        pathFor(db, caller.payer, params.product, id_razdelilnika);
      const debtAt = ({ datum_izdaje, inventarna_stevilka }: RowOf<'bill'>) =>
        overdueOn(datum_izdaje, billsOf.get(inventarna_stevilka) ?? [], paymentsOf);
      const year = query.get('leto');
      const chosen = bills.filter(inYear(year));
      const hasZip = year !== null && fitsArchive(chosen);
      return response(200).json({
        leta: yearsOf(bills),
        pot_zip: hasZip ? billsZipPath(params.product, year, unit) : null,
        ...regularBillsAnswer(chosen, DEMO_TODAY, details, specificationOf, debtAt),
      });
    }),
  ];
}
