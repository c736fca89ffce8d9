import type { HttpHandler } from 'msw';
import { isForm } from '../../../contract/checker/form';
import type { OwnState, StateRequest } from '../../../src/api/schema';
import { uploadName } from '../../files/upload-name';
import type { Caller, HandlerContext } from '../../server/context';
import { http } from '../../server/http';
import { standingOnUnit } from '../../server/owned';
import { endOfUnit } from '../../units/tenure';
import type { Db } from '../../world/db';
import { DEMO_NOW, DEMO_TODAY } from '../../world/demo-today';
import { isLetBy } from '../own-consumption';
import { stateFault, stateKey, toMeter } from '../own-meters';

/** The meters of a unit, and the states that its resident gives. */
export function metersHandlers({ db, callerOf }: HandlerContext): HttpHandler[] {
  return [
    http.get(
      '/api/{product}-user/v2/meter_window/{inventarna_stevilka}',
      ({ request, params, response }) => {
        const unit = params.inventarna_stevilka;
        const caller = callerOf(request);
        if (isForeign(db, caller, unit)) {
          return response(404).json({ code: 4 });
        }
        const isLet = isLetBy(db, caller.payer.key, unit);
        const where = { inventarna_stevilka: { equals: unit } };
        const meters = isLet ? [] : db.ownMeter.findMany({ where });
        return response(200).json({
          danes: DEMO_TODAY,
          merilniki: meters.map((meter) => toMeter(db, meter)),
        });
      },
    ),

    http.post(
      '/api/{product}-user/v2/meter_states/{inventarna_stevilka}',
      async ({ request, params, response }) => {
        const unit = params.inventarna_stevilka;
        const caller = callerOf(request);
        const sent = isForm(request.headers.get('Content-Type'))
          ? fromForm(await request.clone().formData())
          : { ...(await request.json()), fotografija: null };
        const where = { st_merilnika: { equals: sent.st_merilnika } };
        const meter = db.ownMeter.findFirst({ where });
        const isOwn = !isForeign(db, caller, unit) && !isLetBy(db, caller.payer.key, unit);
        if (!isOwn || meter?.inventarna_stevilka !== unit) {
          return response(404).json({ code: 4 });
        }
        if (toMeter(db, meter).oddaja !== 'odprto') {
          return response(409).json({ detail: 'The window of this meter is not open.' });
        }
        const fault = stateFault(meter, sent);
        if (fault) {
          const detail = `${fault.polje}: is refused (${fault.razlog})`;
          const common = { code: 1, error: 'Invalid data received', detail } as const;
          return response(422).json({ ...common, napake: [fault] });
        }
        const key = stateKey(meter);
        const earlier = db.ownState.findFirst({ where: { key: { equals: key } } });
        const { stanje, datum, posebnost } = sent;
        const fotografija = sent.fotografija ?? earlier?.fotografija ?? null;
        const row = { stanje, datum, posebnost, fotografija, oddano_ob: DEMO_NOW };
        if (earlier) db.ownState.update({ where: { key: { equals: key } }, data: row });
        else db.ownState.create({ key, ...row });
        return response(200).json(toMeter(db, meter));
      },
    ),
  ];
}

/** Whether a unit is not the caller's; one that was handed over is no longer the caller's. */
function isForeign(db: Db, caller: Caller, unit: string): boolean {
  const isEnded = endOfUnit(db, caller.payer.key, unit) !== undefined;
  return isEnded || standingOnUnit(db, caller, unit) === 'foreign';
}

type Sent = StateRequest & { readonly fotografija: string | null };

/** The parts of a form; the backend has already checked them against the contract. */
function fromForm(form: FormData): Sent {
  const text = (name: string) => {
    const part = form.get(name);
    return typeof part === 'string' ? part : '';
  };
  const photo = form.get('fotografija');
  return {
    st_merilnika: text('st_merilnika'),
    stanje: Number(text('stanje')),
    datum: text('datum'),
    posebnost: text('posebnost') as OwnState['posebnost'],
    potrjeno: text('potrjeno') === 'true',
    fotografija: photo instanceof File ? uploadName(photo) : null,
  };
}
