import { queryOptions } from '@tanstack/react-query';
import type { Unit } from '../domain/api-types';
import { mergeUnits } from '../domain/unit';
import { api } from './client';
import { unwrap } from './errors';
import type { Expected } from './shape';
import { listUnitDetailsAnswer } from './shapes/units';

/** Some servers have units without a number, with `null` or 0 in its place; they are units all the same. */
const unitsAnswer: Expected<Unit[]> = {
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
    queryFn: async ({ signal }) => {
      const units = await api().client.GET('/api/{product}-user/v1/e_manager/enota', {
        params: { path: { product: api().product } },
        signal,
      });
      return mergeUnits(unwrap(units, unitsAnswer));
    },
  });
}

/** What the manager's bills reckon with for each of the user's units (`domain.md` P18). */
export function unitDetailsQuery() {
  return queryOptions({
    queryKey: ['unit-details'],
    queryFn: async ({ signal }) =>
      unwrap(
        await api().client.GET('/api/{product}-user/v2/unit_details', {
          params: { path: { product: api().product } },
          signal,
        }),
        listUnitDetailsAnswer,
      ),
  });
}
