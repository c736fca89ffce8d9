import type { RowOf } from '../../world/db';

type Meter = RowOf<'ownMeter'>;

const water = {
  lastno_ime: null,
  vrsta_merilnika: 'vodomer_hladna',
  prostor: 'Kopalnica',
  enota_mere: 'm³',
  decimalke: 3,
  datum_zadnjega: '2026-10-31',
  najvecje_stanje: 99_999.999,
  overjen_do: '2028-12-31',
  daljinsko: false,
  odprto_od: '2026-11-15',
  odprto_do: '2026-11-30',
} satisfies Partial<Meter>;

/**
 * The meters whose states residents can see: in flat 14 one to read and one that is read remotely; in flat 7 one past
 * its verification and one near its largest state; in Trg pod lipo one whose window opens later.
 */
export const ownMeters: readonly Meter[] = [
  {
    ...water,
    inventarna_stevilka: '0137014',
    st_merilnika: '33120442',
    lastno_ime: 'Pod kuhinjskim koritom',
    prostor: 'Kuhinja',
    zadnje_stanje: 412.318,
    obicajna_poraba: 4.2,
  },
  {
    ...water,
    inventarna_stevilka: '0137014',
    st_merilnika: '33009871',
    vrsta_merilnika: 'vodomer_topla',
    zadnje_stanje: 217.4,
    obicajna_poraba: 3.1,
    daljinsko: true,
    odprto_od: null,
    odprto_do: null,
  },
  {
    ...water,
    inventarna_stevilka: '0291007',
    st_merilnika: '44120007',
    zadnje_stanje: 318.744,
    obicajna_poraba: 4.1,
    overjen_do: '2025-12-31',
  },
  {
    ...water,
    inventarna_stevilka: '0291007',
    st_merilnika: '44120008',
    lastno_ime: 'Balkon',
    prostor: 'Balkon',
    zadnje_stanje: 998.412,
    obicajna_poraba: 2.2,
    najvecje_stanje: 999.999,
  },
  {
    ...water,
    inventarna_stevilka: '0291007',
    st_merilnika: '33029107',
    vrsta_merilnika: 'vodomer_topla',
    zadnje_stanje: 106.6,
    obicajna_poraba: 2.3,
    daljinsko: true,
    odprto_od: null,
    odprto_do: null,
  },
  {
    ...water,
    inventarna_stevilka: '0044009',
    st_merilnika: '55070019',
    zadnje_stanje: 1204.061,
    obicajna_poraba: 5.3,
    odprto_od: '2026-12-15',
    odprto_do: '2026-12-31',
  },
];
