import type { HttpHandler } from 'msw';
import type { HandlerContext } from '../../server/context';
import { http } from '../../server/http';
import { ownersOnly } from '../../server/owned';
import { DEMO_NOW } from '../../world/demo-today';
import { notStaff, ownDecision } from '../own-decision';
import { ownKey } from '../own-part';
import { assemblyHasBegun, refusal, whyNoProxy } from '../vote-refusal';

/** A person who votes in the caller's place (pages.md P30). */
export function decisionsProxyHandlers({ db, callerOf }: HandlerContext): HttpHandler[] {
  return [
    http.post(
      '/api/{product}-user/v2/decision/{id_odlocitve}/proxy',
      async ({ request, params, response }) => {
        const caller = callerOf(request);
        const { ime_priimek, naslov } = await request.json();
        const row = ownDecision(db, caller, params.id_odlocitve);
        if (row === 'foreign') return response(404).json({ code: 4 });
        if (row === 'tenant') return response(403).json(ownersOnly);
        if (caller.session.acting) return response(403).json(notStaff);
        const reason = whyNoProxy(db, row, caller.payer);
        if (reason) return response(409).json(refusal(reason));
        if (assemblyHasBegun(row)) return response(409).json(refusal('na_zboru'));
        const key = ownKey(row, caller.payer);
        const given = db.proxy.findFirst({ where: { key: { equals: key } } });
        if (given) {
          const isSame = given.ime_priimek === ime_priimek && given.naslov === naslov;
          if (!isSame) return response(409).json(refusal('pooblastilo_dano'));
          return response(201).json({ ime_priimek, naslov, dano: given.dano });
        }
        const proxy = { ime_priimek, naslov, dano: DEMO_NOW };
        db.proxy.create({ key, id_odlocitve: row.id_odlocitve, ...proxy });
        // A code that was sent before must confirm no vote beside the proxy's.
        db.votingCode.delete({ where: { key: { equals: key } } });
        return response(201).json(proxy);
      },
    ),

    http.delete(
      '/api/{product}-user/v2/decision/{id_odlocitve}/proxy',
      ({ request, params, response }) => {
        const caller = callerOf(request);
        const row = ownDecision(db, caller, params.id_odlocitve);
        if (row === 'foreign') return response(404).json({ code: 4 });
        if (row === 'tenant') return response(403).json(ownersOnly);
        if (caller.session.acting) return response(403).json(notStaff);
        const where = { key: { equals: ownKey(row, caller.payer) } };
        if (!db.proxy.findFirst({ where })) return response(204).empty();
        const reason = whyNoProxy(db, row, caller.payer);
        if (reason) return response(409).json(refusal(reason));
        db.proxy.delete({ where });
        return response(204).empty();
      },
    ),
  ];
}
