import type { HttpHandler } from 'msw';
import type { HandlerContext } from '../../server/context';
import { http } from '../../server/http';
import { ownersOnly, standingInBuilding } from '../../server/owned';
import type { Db } from '../../world/db';
import { DEMO_TODAY } from '../../world/demo-today';
import { debtorsAnswer } from '../fund-debtors';
import { invoiceFinder } from '../fund-invoices';
import { fundPostingsAnswer } from '../fund-ledger';
import { reserveFundOf } from '../reserve-fund';
import { voluntaryFundsHandlers } from './funds-voluntary';

/** The funds of a building; the reserve fund, its postings and its debtors (P6, P13, P12) only for owners. */
export function fundsHandlers(context: HandlerContext): HttpHandler[] {
  const { db, callerOf } = context;
  return [
    ...voluntaryFundsHandlers(context),

    http.get(
      '/api/{product}-user/v2/reserve_fund/{objekt_sifra}',
      ({ request, params, query, response }) => {
        const caller = callerOf(request);
        const standing = standingInBuilding(db, caller, params.objekt_sifra);
        if (standing === 'foreign') return response(404).json({ code: 4 });
        if (standing === 'tenant') return response(403).json(ownersOnly);
        const fund = fundOf(db, params.objekt_sifra);
        const year = query.get('leto') ?? DEMO_TODAY.slice(0, 4);
        const kept = fund && String(fund.leto) === String(year) ? fund : null;
        const invoiceOf = invoiceFinder(db, caller, params.product);
        return response(200).json({
          leta: fund ? [fund.leto] : [],
          sklad: kept && reserveFundOf(db, caller, kept, invoiceOf),
        });
      },
    ),

    http.get(
      '/api/{product}-user/v2/reserve_fund/{objekt_sifra}/postings',
      ({ request, params, query, response }) => {
        const caller = callerOf(request);
        const standing = standingInBuilding(db, caller, params.objekt_sifra);
        if (standing === 'foreign') return response(404).json({ code: 4 });
        if (standing === 'tenant') return response(403).json(ownersOnly);
        const [from, until, type] = [query.get('od'), query.get('do'), query.get('vrsta')];
        if (from !== null && until !== null && from > until) {
          const detail = '"od" must not be after "do".';
          return response(422).json({ code: 1, error: 'Invalid data received', detail });
        }
        const where = { objekt_sifra: { equals: params.objekt_sifra } };
        const opening = fundOf(db, params.objekt_sifra)?.zacetno_stanje ?? 0;
        const postings = db.fundPosting.findMany({ where });
        const invoiceOf = invoiceFinder(db, caller, params.product);
        const filter = { from, until, type };
        return response(200).json(fundPostingsAnswer(opening, postings, filter, invoiceOf));
      },
    ),

    http.get(
      '/api/{product}-user/v2/reserve_fund/{objekt_sifra}/debtors',
      ({ request, params, response }) => {
        const caller = callerOf(request);
        const { objekt_sifra } = params;
        const standing = standingInBuilding(db, caller, objekt_sifra);
        if (standing === 'foreign') return response(404).json({ code: 4 });
        if (standing === 'tenant') return response(403).json(ownersOnly);
        const cas = new Date().toISOString();
        const id = db.debtorsView.count() + 1;
        db.debtorsView.create({ id, user_id: caller.user.id, objekt_sifra, cas });
        const debts = db.fundDebt.findMany({ where: { objekt_sifra: { equals: objekt_sifra } } });
        const manager = db.manager.findFirst({
          where: { manager: { equals: caller.payer.manager } },
          strict: true,
        });
        const shows = manager.prikaz_dolznikov;
        return response(200).json(debtorsAnswer(debts, fundOf(db, objekt_sifra), shows));
      },
    ),
  ];
}

function fundOf(db: Db, building: string) {
  return db.reserveFund.findFirst({ where: { objekt_sifra: { equals: building } } });
}
