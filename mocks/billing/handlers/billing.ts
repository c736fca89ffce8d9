import type { HttpHandler } from 'msw';
import type { HandlerContext } from '../../server/context';
import { http } from '../../server/http';
import { standingOnUnit } from '../../server/owned';
import type { OpenItemRow } from '../../world/db';
import { DEMO_TODAY } from '../../world/demo-today';
import { jointPayments } from '../joint-payment';
import { openBills } from '../open-bills';
import { openItemsAnswer } from '../open-items';
import { openDetails } from '../payment-state';
import { annualHandlers } from './billing-annual';
import { billsHandlers } from './billing-bills';
import { cardHandlers } from './billing-card';
import { complaintHandlers } from './billing-complaint';
import { costsHandlers } from './billing-costs';
import { deliveryHandlers } from './billing-delivery';
import { duesHandlers } from './billing-dues';
import { energyHandlers } from './billing-energy';
import { metersHandlers } from './billing-meters';
import { paymentHandlers } from './billing-payment';
import { billPdfHandlers } from './billing-pdf';
import { readingsHandlers } from './billing-readings';
import { reserveBillsHandlers } from './billing-reserve';
import { tenantsHandlers } from './billing-tenants';
import { billsZipHandlers } from './billing-zip';

/** Open items (pages.md P4), and the other pages on bills. */
export function billingHandlers(context: HandlerContext): HttpHandler[] {
  const { db, callerOf } = context;
  return [
    ...billsHandlers(context),
    ...cardHandlers(context),
    ...reserveBillsHandlers(context),
    ...costsHandlers(context),
    ...complaintHandlers(context),
    ...annualHandlers(context),
    ...readingsHandlers(context),
    ...duesHandlers(context),
    ...energyHandlers(context),
    ...metersHandlers(context),
    ...tenantsHandlers(context),
    ...deliveryHandlers(context),
    ...paymentHandlers(context),
    ...billPdfHandlers(context),
    ...billsZipHandlers(context),
    http.get('/api/{product}-user/v2/open_items', ({ request, params, query, response }) => {
      const caller = callerOf(request);
      const unitKey = query.get('inventarna_stevilka');
      const items = db.openItem.findMany({ where: { payer: { equals: caller.payer.key } } });
      if (unitKey !== null && standingOnUnit(db, caller, unitKey) === 'foreign') {
        return response(404).json({ code: 4 });
      }
      const chosen = items
        .filter(openBills(db, caller))
        .filter((item) => unitKey === null || item.inventarna_stevilka === unitKey);
      const details = (item: OpenItemRow) => openDetails(db, caller, params.product, item);
      const answer = openItemsAnswer(chosen, DEMO_TODAY, details);
      const { dovoli_skupno_placilo } = db.manager.findFirst({
        where: { manager: { equals: caller.payer.manager } },
        strict: true,
      });
      const skupna_placila = dovoli_skupno_placilo
        ? jointPayments(answer.postavke, caller.payer.code_payer)
        : [];
      const source = db.dueSource.findFirst({
        where: { manager: { equals: caller.payer.manager } },
      });
      const placila_evidentirana_do = source?.placila_evidentirana_do ?? null;
      return response(200).json({ ...answer, placila_evidentirana_do, skupna_placila });
    }),
  ];
}
