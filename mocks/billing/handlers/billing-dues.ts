import type { HttpHandler } from 'msw';
import { askManager, MANAGER_FAULT_HEADER, managerFaults } from '../../managers/ask-manager';
import { accessOf, mayCall, payersOf } from '../../people/rights';
import type { Caller, HandlerContext } from '../../server/context';
import { http } from '../../server/http';
import type { Db, PayerRow } from '../../world/db';
import { DEMO_TODAY } from '../../world/demo-today';
import { keepReply, managerDues, replyOf } from '../due-list';

const OPEN_ITEMS_PAGE = 2;

/** Whether a user may call `listOpenItems` at a payer code. */
function showsDues(db: Db, userId: number, payer: PayerRow): boolean {
  if (!payer.allowed_pages.includes(OPEN_ITEMS_PAGE)) return false;
  if (payer.user_id === userId) return true;
  const access = accessOf(db, userId, payer.key);
  return access !== undefined && mayCall(access, 'placevanje');
}

/** The caller at another payer code of the account, with the access that there is to it. */
function callerAt(db: Db, { session, user }: Caller, payer: PayerRow): Caller {
  const access = payer.user_id === user.id ? undefined : accessOf(db, user.id, payer.key);
  if (!access) return { session, user, payer };
  return { session, user, payer: { ...payer, seesAsUser: access.vloga === 'najemnik' }, access };
}

/** The open items of all payer codes of the account (pages.md P34); a manager that fails does not hold up the others. */
export function duesHandlers({ db, clock, callerOf }: HandlerContext): HttpHandler[] {
  return [
    http.get('/api/auth/v1/due_list', async ({ request, response }) => {
      const caller = callerOf(request);
      const faults = managerFaults(request.headers.get(MANAGER_FAULT_HEADER));
      const payers = payersOf(db, caller.user.id).filter((payer) =>
        showsDues(db, caller.user.id, payer),
      );
      const upravniki = payers.map(async (payer) => {
        const { manager, key } = payer;
        const source = db.dueSource.findFirst({ where: { manager: { equals: manager } } });
        const fault = faults.get(manager) ?? (source?.ne_odgovarja ? '503' : undefined);
        const fresh = await askManager(fault, () => replyOf(db, payer, clock.minute()));
        if (fresh) keepReply(db, fresh);
        const last = db.dueReply.findFirst({ where: { payer: { equals: key } } });
        const stanje = fresh ? 'svezo' : last ? 'zastarelo' : 'ni_odgovora';
        const reply = fresh ?? last;
        return managerDues(db, callerAt(db, caller, payer), { stanje, reply }, DEMO_TODAY);
      });
      return response(200).json({ upravniki: await Promise.all(upravniki) });
    }),
  ];
}
