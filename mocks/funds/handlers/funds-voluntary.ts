import type { HttpHandler } from 'msw';
import type { HandlerContext } from '../../server/context';
import { http } from '../../server/http';
import { pathFor } from '../../server/openable';
import { ownersOnly, standingInBuilding } from '../../server/owned';
import type { RowOf } from '../../world/db';
import { DEMO_TODAY } from '../../world/demo-today';
import { isKeptIn, voluntaryFundOf, yearsOf } from '../voluntary-funds';

/** The voluntary funds of a building (pages.md P7); a tenant sees only funds to which the tenant contributes (C9). */
export function voluntaryFundsHandlers({ db, callerOf }: HandlerContext): HttpHandler[] {
  return [
    http.get(
      '/api/{product}-user/v2/voluntary_fund/{objekt_sifra}',
      ({ request, params, query, response }) => {
        const caller = callerOf(request);
        const payer = caller.payer.key;
        const standing = standingInBuilding(db, caller, params.objekt_sifra);
        if (standing === 'foreign') return response(404).json({ code: 4 });
        const where = { objekt_sifra: { equals: params.objekt_sifra } };
        const pays = ({ id_sklada }: RowOf<'voluntaryFund'>) =>
          db.voluntaryShare.findFirst({
            where: { payer: { equals: payer }, id_sklada: { equals: id_sklada } },
          }) !== null;
        const funds = db.voluntaryFund
          .findMany({ where })
          .filter((fund) => standing === 'owner' || pays(fund));
        if (standing === 'tenant' && funds.length === 0) return response(403).json(ownersOnly);
        const leto = query.get('leto');
        const kept = funds.filter((fund) => isKeptIn(fund, leto === null ? null : String(leto)));
        const fileOf = ({ id_dokumenta }: RowOf<'voluntaryPosting'>) =>
          pathFor(db, caller.payer, params.product, id_dokumenta);
        return response(200).json({
          leta: yearsOf(funds, DEMO_TODAY),
          skladi: kept.map((fund) => voluntaryFundOf(db, payer, fund, DEMO_TODAY, fileOf)),
        });
      },
    ),
  ];
}
