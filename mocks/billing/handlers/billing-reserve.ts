import type { HttpHandler } from 'msw';
import type { HandlerContext } from '../../server/context';
import { http } from '../../server/http';
import { ownersOnly, standingOnUnit } from '../../server/owned';
import { openUnits } from '../../units/tenure';
import { allRows } from '../../values/all-rows';
import { toEuro } from '../../values/money';
import type { Db, RowOf } from '../../world/db';
import { DEMO_TODAY } from '../../world/demo-today';
import { ageClass } from '../age-class';
import { billDetails, billedUnit } from '../bill-details';
import { billTotals, commonFields, inYear, newestFirst, yearsOf } from '../regular-bills';

/** Bills of the reserve fund (pages.md P17). */
export function reserveBillsHandlers({ db, callerOf }: HandlerContext): HttpHandler[] {
  return [
    http.get(
      '/api/{product}-user/v2/reserve_fund_billing',
      ({ request, params, query, response }) => {
        const caller = callerOf(request);
        const unit = query.get('inventarna_stevilka');
        const standing = standingOnUnit(db, caller, unit);
        if (standing === 'foreign') return response(404).json({ code: 4 });
        if (standing === 'tenant') return response(403).json(ownersOnly);
        const where = {
          payer: { equals: caller.payer.key },
          sklad: { equals: 'rezervni_sklad' as const },
        };
        const bills = db.bill
          .findMany({ where })
          .filter(openUnits(db, caller))
          .filter((bill) => unit === null || bill.inventarna_stevilka === unit);
        const chosen = bills.filter(inYear(query.get('leto')));
        return response(200).json({
          leta: yearsOf(bills),
          obracuni: newestFirst(chosen).map((bill) => ({
            ...commonFields(bill, DEMO_TODAY, billDetails(db, caller, params.product, bill)),
            ...contributionOf(db, bill),
          })),
          ...billTotals(chosen),
          ...allRows(chosen),
        });
      },
    ),
  ];
}

/** The values from which the contribution on a bill is computed. */
function contributionOf(db: Db, { inventarna_stevilka, obdobje }: RowOf<'bill'>) {
  const where = { inventarna_stevilka: { equals: inventarna_stevilka } };
  const unit = billedUnit(db, inventarna_stevilka);
  const { povrsina } = db.unitFact.findFirst({ where, strict: true });
  const { prispevek_na_m2, leto_izgradnje } = db.buildingFacts.findFirst({
    where: { objekt_sifra: { equals: unit.objekt_sifra } },
    strict: true,
  });
  const { starostni_razred, najnizji_na_m2 } = ageClass(
    Number(obdobje.slice(0, 4)) - leto_izgradnje,
  );
  return {
    povrsina: povrsina / 100,
    prispevek_na_m2: toEuro(prispevek_na_m2),
    najnizji_na_m2: toEuro(najnizji_na_m2),
    starostni_razred,
  };
}
