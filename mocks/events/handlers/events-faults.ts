import type { HttpHandler } from 'msw';
import { buildingRole } from '../../building/building-role';
import { attachmentHeaders } from '../../files/attachment-headers';
import type { Caller, HandlerContext } from '../../server/context';
import { http } from '../../server/http';
import { allRows } from '../../values/all-rows';
import type { Db, RowOf } from '../../world/db';
import { confirmed } from '../confirm-fault';
import { entrancesOf } from '../entrances';
import { faultAnswer, isOpen, isReporter, isVisible, meTooKey, newestFirst } from '../fault-answer';

/** The faults of a building, which all its residents see without names (pages.md P31). */
export function faultsHandlers(context: HandlerContext): HttpHandler[] {
  const { db, clock, eventLife, callerOf } = context;
  return [
    http.get('/api/{product}-user/v2/faults/{objekt_sifra}', ({ request, params, response }) => {
      const caller = callerOf(request);
      const { objekt_sifra, product } = params;
      if (!buildingRole(db, caller.payer, objekt_sifra)) return response(404).json({ code: 4 });
      eventLife.seen(objekt_sifra);
      const prijave = db.fault
        .findMany({ where: { objekt_sifra: { equals: objekt_sifra } } })
        .filter((row) => isVisible(row, caller))
        .map((row) => faultAnswer(db, row, caller, product))
        .sort(newestFirst);
      const vhodi = entrancesOf(db, objekt_sifra);
      return response(200).json({ zdaj: clock.minute(), vhodi, prijave, ...allRows(prijave) });
    }),

    http.get(
      '/api/{product}-user/v2/fault/{st_prijave}/photo/{st_fotografije}',
      ({ request, params, response }) => {
        const { st_prijave, st_fotografije } = params;
        const row = faultFor(db, callerOf(request), st_prijave);
        const key = `${st_prijave}/${st_fotografije}`;
        const photo = db.faultPhoto.findFirst({ where: { key: { equals: key } } });
        const isOwn = row !== undefined && isReporter(row, callerOf(request));
        if (!isOwn || !photo) return response(404).json({ code: 4 });
        const name = `${st_prijave}-${st_fotografije}.${photo.vrsta === 'image/png' ? 'png' : 'jpg'}`;
        const bytes = new Uint8Array(Buffer.from(photo.vsebina, 'base64'));
        return response.untyped(
          new Response(bytes, { headers: attachmentHeaders(photo.vrsta, name) }),
        );
      },
    ),

    http.post(
      '/api/{product}-user/v2/fault/{st_prijave}/me_too',
      ({ request, params, response }) => {
        const caller = callerOf(request);
        const row = faultFor(db, caller, params.st_prijave);
        if (!row) return response(404).json({ code: 4 });
        if (isReporter(row, caller)) {
          return response(409).json({ detail: "The fault is the caller's own." });
        }
        if (!isOpen(row)) return response(409).json({ detail: 'The fault is no longer open.' });
        const key = meTooKey(row, caller);
        if (!db.meToo.findFirst({ where: { key: { equals: key } } })) {
          const { st_prijave } = row;
          const { payer, user } = caller;
          db.meToo.create({ key, st_prijave, payer: payer.key, user_id: user.id });
        }
        return response(200).json(faultAnswer(db, row, caller, params.product));
      },
    ),

    http.post(
      '/api/{product}-user/v2/fault/{st_prijave}/confirm',
      async ({ request, params, response }) => {
        const caller = callerOf(request);
        const sent = await request.json();
        const row = faultFor(db, caller, params.st_prijave);
        if (!row || !isReporter(row, caller)) return response(404).json({ code: 4 });
        if (!row.caka_potrditve) {
          return response(409).json({ detail: 'The fault does not wait for a confirmation.' });
        }
        const after = confirmed(db, row, sent, clock.now());
        if (!sent.opravljeno) eventLife.reported(row.st_prijave);
        return response(200).json(faultAnswer(db, after, caller, params.product));
      },
    ),
  ];
}

/** A fault that the caller may see. */
function faultFor(db: Db, caller: Caller, st_prijave: string): RowOf<'fault'> | undefined {
  const row = db.fault.findFirst({ where: { st_prijave: { equals: st_prijave } } });
  const isKnown = row && buildingRole(db, caller.payer, row.objekt_sifra) !== undefined;
  return isKnown && isVisible(row, caller) ? row : undefined;
}
