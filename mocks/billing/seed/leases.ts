import type { RowOf } from '../../world/db';

/** Who rents from whom (pages.md P15). */
export const leases: readonly RowOf<'lease'>[] = [
  {
    key: 'zelenigaj/104217/0291007/zelenigaj/204511',
    owner: 'zelenigaj/104217',
    tenant: 'zelenigaj/204511',
    inventarna_stevilka: '0291007',
    najemnik: 'Rok Petek',
    pogodba_od: '2024-09-01',
    pogodba_do: '2027-08-31',
  },
];
