import type { HttpHandler } from 'msw';
import { attachmentHeaders } from '../../files/attachment-headers';
import type { Caller, HandlerContext } from '../../server/context';
import { http } from '../../server/http';
import { standingOnUnit } from '../../server/owned';
import { endOfUnit } from '../../units/tenure';
import type { Db, RowOf } from '../../world/db';
import { DEMO_TODAY } from '../../world/demo-today';
import { possibleDays } from '../handover/costs';
import { handoverAnswer, isOver, labelOf, roleIn } from '../handover/handover-answer';

/** Handovers of units (pages.md P36): what the parties read, and the begin of a draft. */
export function handoverHandlers({ db, clock, callerOf }: HandlerContext): HttpHandler[] {
  return [
    http.get('/api/{product}-user/v2/handovers', ({ request, params, response }) => {
      const caller = callerOf(request);
      const predaje = db.handover
        .getAll()
        .flatMap((row) => {
          const role = roleIn(row, caller);
          // Only the giver sees a draft, also one that the taker has sent back.
          const isHidden = role === 'prevzemnik' && row.stanje === 'osnutek';
          return role && !isHidden ? [handoverAnswer(db, row, role, params.product)] : [];
        })
        .sort(newestFirst);
      return response(200).json({ predaje });
    }),

    http.get(
      '/api/{product}-user/v2/handover/{inventarna_stevilka}',
      ({ request, params, response }) => {
        const caller = callerOf(request);
        const { inventarna_stevilka: unit, product } = params;
        if (!owns(db, caller, unit)) return response(404).json({ code: 4 });
        const row = openHandover(db, unit);
        return response(200).json({
          inventarna_stevilka: unit,
          naziv_enote: labelOf(db, unit),
          danes: DEMO_TODAY,
          ...possibleDays(db, { payer: caller.payer.key, inventarna_stevilka: unit }),
          predaja: row ? handoverAnswer(db, row, 'predajnik', product) : null,
        });
      },
    ),

    http.post(
      '/api/{product}-user/v2/handover/{inventarna_stevilka}',
      async ({ request, params, response }) => {
        const caller = callerOf(request);
        const { inventarna_stevilka: unit, product } = params;
        const { vrsta } = await request.json();
        if (!owns(db, caller, unit)) return response(404).json({ code: 4 });
        if (isTaken(db, unit)) return response(409).json({ razlog: 'v_teku' });
        const row = begin(db, caller, { unit, vrsta }, clock.now());
        return response(201).json(handoverAnswer(db, row, 'predajnik', product));
      },
    ),

    http.get(
      '/api/{product}-user/v2/handover_case/{id_predaje}/file/{id_priloge}',
      ({ request, params, response }) => {
        const { id_predaje, id_priloge } = params;
        const row = db.handover.findFirst({
          where: { id_predaje: { equals: Number(id_predaje) } },
        });
        const role = row && roleIn(row, callerOf(request));
        const isOpen = row && role && (role === 'predajnik' || row.stanje !== 'osnutek');
        const key = `${Number(id_predaje)}/${Number(id_priloge)}`;
        const file = db.handoverFile.findFirst({ where: { key: { equals: key } } });
        if (!isOpen || !file) return response(404).json({ code: 4 });
        const bytes = new Uint8Array(Buffer.from(file.vsebina, 'base64'));
        const headers = attachmentHeaders(file.tip, file.naziv);
        return response.untyped(new Response(bytes, { headers }));
      },
    ),
  ];
}

/** Whether a unit is the caller's to hand over; one that was handed over is no longer. */
function owns(db: Db, caller: Caller, unit: string): boolean {
  return !endOfUnit(db, caller.payer.key, unit) && standingOnUnit(db, caller, unit) === 'owner';
}

/** The handover of a unit that is not over. */
function openHandover(db: Db, unit: string): RowOf<'handover'> | undefined {
  const rows = db.handover.findMany({ where: { inventarna_stevilka: { equals: unit } } });
  return rows.find((row) => !isOver(row));
}

/** Whether a unit has a handover that is not over, or one that is confirmed and whose day has not passed. */
function isTaken(db: Db, unit: string): boolean {
  const rows = db.handover.findMany({ where: { inventarna_stevilka: { equals: unit } } });
  return rows.some(
    (row) => !isOver(row) || (row.stanje === 'potrjeno' && (row.datum_predaje ?? '') >= DEMO_TODAY),
  );
}

function begin(
  db: Db,
  { payer }: Caller,
  { unit, vrsta }: { unit: string; vrsta: RowOf<'handover'>['vrsta'] },
  now: string,
): RowOf<'handover'> {
  const naslov = { ulica: null, hisna_stevilka: null, postna_stevilka: null, kraj: null };
  return db.handover.create({
    id_predaje: Math.max(0, ...db.handover.getAll().map((row) => row.id_predaje)) + 1,
    payer: payer.key,
    inventarna_stevilka: unit,
    predajnik: '',
    taker_id: 0,
    vrsta,
    stanje: 'osnutek',
    razlicica: 1,
    datum_predaje: null,
    prvi_mesec: null,
    prevzemnik: JSON.stringify({ ime: null, naslov, e_posta: null, davcna: null }),
    stevci: '{}',
    predajnik_ob: null,
    prevzemnik_ob: null,
    razlog: null,
    ustvarjeno_ob: now,
    zadnji_odtis: '',
  });
}

function newestFirst(
  a: { readonly ustvarjeno_ob: string; readonly id_predaje: number },
  b: { readonly ustvarjeno_ob: string; readonly id_predaje: number },
): number {
  return Date.parse(b.ustvarjeno_ob) - Date.parse(a.ustvarjeno_ob) || b.id_predaje - a.id_predaje;
}
