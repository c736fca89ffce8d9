import type { HttpHandler } from 'msw';
import { buildingRole } from '../../building/building-role';
import type { Caller, HandlerContext } from '../../server/context';
import { http } from '../../server/http';
import { currentUnits } from '../../units/tenure';
import type { Db } from '../../world/db';
import { faultAnswer } from '../fault-answer';
import { addFault, similarTo, wrongField } from '../report-fault';
import { readReport } from '../sent-report';

/** Reports of faults (pages.md P31). */
export function reportHandlers({ db, clock, eventLife, callerOf }: HandlerContext): HttpHandler[] {
  return [
    http.post('/api/{product}-user/v2/faults', async ({ request, params, response }) => {
      const caller = callerOf(request);
      const { report, photos, print } = await readReport(request);
      if (!isOwn(db, caller, report)) return response(404).json({ code: 4 });
      const polje = wrongField(db, report, photos);
      if (polje !== undefined) {
        const detail = `${polje}: is not possible for this report`;
        const common = { code: 1, error: 'Invalid data received', detail } as const;
        const razlog = polje === 'inventarna_stevilka' ? 'manjka' : 'neustrezno';
        return response(422).json({ ...common, napake: [{ polje, razlog, meja: null }] });
      }
      const { payer, user } = caller;
      const key = `${payer.key}/${user.id}/${request.headers.get('Idempotency-Key')}`;
      const earlier = db.reportKey.findFirst({ where: { key: { equals: key } } });
      if (earlier && earlier.odtis !== print) {
        return response(409).json({ detail: 'The key was used for another report.' });
      }
      if (earlier) {
        const where = { st_prijave: { equals: earlier.st_prijave } };
        const row = db.fault.findFirst({ where, strict: true });
        return response(201).json(faultAnswer(db, row, caller, params.product));
      }
      const podobne = report.ni_podobna ? [] : similarTo(db, report, caller);
      if (podobne.length > 0) {
        return response(409).json({ detail: 'There are similar faults.', podobne: [...podobne] });
      }
      const whole = photos.filter((photo) => photo !== undefined);
      const row = addFault(db, report, whole, caller, clock.now());
      db.reportKey.create({ key, st_prijave: row.st_prijave, odtis: print });
      eventLife.reported(row.st_prijave);
      return response(201).json(faultAnswer(db, row, caller, params.product));
    }),
  ];
}

/** Whether building and unit are the caller's. */
function isOwn(
  db: Db,
  { payer }: Caller,
  {
    objekt_sifra,
    inventarna_stevilka,
  }: { objekt_sifra: string; inventarna_stevilka: string | null },
): boolean {
  if (!buildingRole(db, payer, objekt_sifra)) return false;
  if (inventarna_stevilka === null) return true;
  const units = currentUnits(db, payer.key, objekt_sifra);
  return units.some((unit) => unit.inventarna_stevilka === inventarna_stevilka);
}
