import type { HttpHandler } from 'msw';
import type { HandlerContext } from '../../server/context';
import { http } from '../../server/http';
import { standingOnUnit } from '../../server/owned';
import { energyComparison, energyMonth, knownEnergy } from '../energy';

/** The energy information of a unit (docs/energy-information.md). */
export function energyHandlers({ db, callerOf }: HandlerContext): HttpHandler[] {
  return [
    http.get(
      '/api/{product}-user/v2/energy/{inventarna_stevilka}',
      ({ request, params, query, response }) => {
        const unit = params.inventarna_stevilka;
        const caller = callerOf(request);
        const isForeign = standingOnUnit(db, caller, unit) === 'foreign';
        const known = isForeign ? undefined : knownEnergy(db, caller, unit);
        const asked = query.get('obdobje');
        const month = known?.months.find(({ now }) => asked === null || now.obdobje === asked);
        return known && month
          ? response(200).json(energyMonth(db, known, month))
          : response(404).json({ code: 4 });
      },
    ),

    http.get(
      '/api/{product}-user/v2/energy_months/{inventarna_stevilka}',
      ({ request, params, response }) => {
        const unit = params.inventarna_stevilka;
        const caller = callerOf(request);
        if (standingOnUnit(db, caller, unit) === 'foreign') {
          return response(404).json({ code: 4 });
        }
        const known = knownEnergy(db, caller, unit);
        const meseci = known?.months.map((month) => energyComparison(month, known.system)) ?? [];
        return response(200).json({ meseci });
      },
    ),
  ];
}
