import { type QueryClient, queryOptions } from '@tanstack/react-query';
import type { Unit } from '../domain/api-types';
import { mergeUnits } from '../domain/units/unit';
import { tellApart } from '../domain/units/unit-twins';
import { apiOf } from './bound-api';
import { get, q } from './query';
import { listUnitDetailsAnswer } from './shapes/units';
import type { GetAnswer } from './transport/get-answer';

/** Some servers have units without a number, with `null` or 0 in its place; they are units all the same. */
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

/** The user's units at the chosen manager, merged as they are shown (§4 Unit list, §7). */
export function unitsQuery() {
  return queryOptions({
    queryKey: ['units'],
    queryFn: async ({ client, signal }) => {
      const units = await get(apiOf(client), unitsAnswer, {}, signal);
      return tellApart(mergeUnits(units.map(withNumber)));
    },
  });
}

/** A unit without an inventory number has a blank one, so that no path is made of a missing value. */
const withNumber = (unit: Unit): Unit => ({
  ...unit,
  inventarna_stevilka: String(unit.inventarna_stevilka ?? ''),
});

interface UnitsListener {
  readonly onList: (units: readonly Unit[]) => void;
  /** The list could not be loaded. */
  readonly onFailure: () => void;
}

/**
 * Tells of each answer for the units in the moment in which it comes, before a screen is drawn with it or asks anything
 * more.
 *
 * @returns how to stop
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

/** What the manager's bills reckon with for each of the user's units (`pages.md` P18). */
export function unitDetailsQuery() {
  return q(['unit-details'], listUnitDetailsAnswer, {});
}
