import { type QueryClient, queryOptions } from '@tanstack/react-query';
import type { Unit } from '../domain/api-types';
import { mergeUnits } from '../domain/units/unit';
import { tellApart } from '../domain/units/unit-twins';
import { apiOf } from './bound-api';
import { get, q } from './query';
import { listUnitDetailsAnswer } from './shapes/units';
import type { GetAnswer } from './transport/get-answer';

/** Like the generated answer, but accepts units without a number, for which some servers send `null` or 0. */
const unitsAnswer: GetAnswer<'/api/{product}-user/v1/e_manager/enota'> = {
  path: '/api/{product}-user/v1/e_manager/enota',
  status: 200,
  shape: [
    {
      objekt_sifra: 'text',
      naziv: 'text',
      stev_stavbe: 'text|null',
      zaporedna: 'whole',
      stez_stanovanja: 'whole',
      inventarna_stevilka: 'any',
      vrsta: 'text',
    },
  ],
};

/** The user's units at the chosen manager, merged for display (§4 Unit list, §7). */
export function unitsQuery() {
  return queryOptions({
    queryKey: ['units'],
    queryFn: async ({ client, signal }) => {
      const units = await get(apiOf(client), unitsAnswer, {}, signal);
      return tellApart(mergeUnits(units.map(withNumber)));
    },
  });
}

/** Gives a unit without an inventory number a blank one, so that no path has a missing value. */
const withNumber = (unit: Unit): Unit =>
  typeof unit.inventarna_stevilka === 'string'
    ? unit
    : { ...unit, inventarna_stevilka: String(unit.inventarna_stevilka ?? '') };

interface UnitsListener {
  readonly onList: (units: readonly Unit[]) => void;
  /** Called when the list could not be loaded. */
  readonly onFailure: () => void;
}

/**
 * Reports each answer for the units as it arrives, before a screen renders it or starts further calls.
 *
 * @returns a function that unsubscribes
 */
export function onUnits(client: QueryClient, { onList, onFailure }: UnitsListener): () => void {
  const [key] = unitsQuery().queryKey;
  return client.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.query.queryKey[0] !== key) return;
    if (event.action.type === 'error') onFailure();
    const units = client.getQueryData(unitsQuery().queryKey);
    if (event.action.type === 'success' && units) onList(units);
  });
}

/** The figures of each of the user's units that the manager's bills use (`pages.md` P18). */
export function unitDetailsQuery() {
  return q(['unit-details'], listUnitDetailsAnswer, {});
}
