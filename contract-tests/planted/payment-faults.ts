import { type PlantedFault, spoil } from './faults';
import { add, spoilRows } from './spoil-rows';

const items = '/v2/open_items';

/** Faults in all dues and in the states of payments. */
export const paymentFaults: readonly PlantedFault[] = [
  spoilRows(
    'backend: the sum of a manager in the list of dues is one cent short',
    '/due_list',
    'upravniki',
    ({ odprto }) => ({ odprto: add(odprto, -0.01) }),
    ({ stanje }) => stanje === 'zastarelo',
  ),
  spoilRows(
    'backend: an announced payment counts as received',
    items,
    'postavke',
    ({ placilo, odprto }) => ({ placilo: { ...Object(placilo), prejeti_znesek: odprto } }),
    ({ placilo }) => Object(placilo).stanje_placila === 'najavljeno',
  ),
  spoilRows(
    'backend: a payment is announced without its time',
    items,
    'postavke',
    ({ placilo }) => ({ placilo: { ...Object(placilo), najavljeno_ob: null } }),
    ({ placilo }) => Object(placilo).stanje_placila === 'najavljeno',
  ),
  spoil('backend: payments are booked until tomorrow', items, (json) => ({
    ...json,
    placila_evidentirana_do: '2026-11-22',
  })),
  spoilRows(
    'backend: the list of dues leaves a bill out without a word',
    '/due_list',
    'upravniki',
    ({ odprto, postavke }) => ({
      odprto: add(odprto, -Number(Object(postavke)[0]?.odprto ?? 0)),
      zapadlo: 0,
      postavke: Object(postavke).slice(1),
    }),
    ({ postavke }) => Object(postavke).length > 0,
  ),
];
