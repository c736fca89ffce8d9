import type { RowOf } from '../db';

const street = { naslov: 'Javorjeva ulica 12', posta: '1999 Zeleni Gaj' };
const garage = {
  ...street,
  vrsta_enote: 'garaza',
  etaza: 'Klet',
  povrsina: 1250,
  ogrevana_povrsina: 0,
  delez: 22,
  st_oseb: 0,
  st_psov: 0,
  velja_do: '1899-12-30',
  najemnik: null,
} as const;

/**
 * Facts of the units (domain.md 3 and P18: areas 62.40, 12.50 and 41.80, the share, persons and dog of flat 14,
 * the tenant); the rest is invented.
 */
export const unitFacts: readonly RowOf<'unitFact'>[] = [
  {
    ...street,
    inventarna_stevilka: '0137014',
    vrsta_enote: 'stanovanje',
    etaza: '3. nadstropje',
    povrsina: 6240,
    ogrevana_povrsina: 6240,
    delez: 218,
    st_oseb: 3,
    st_psov: 1,
    id_dela_stavbe: '9999-137-14',
    velja_od: '2014-06-01',
    velja_do: '1899-12-30',
    najemnik: null,
  },
  {
    ...garage,
    inventarna_stevilka: '0137G22',
    id_dela_stavbe: '9999-137-122',
    velja_od: '2014-06-01',
  },
  {
    ...garage,
    inventarna_stevilka: '0137G05',
    id_dela_stavbe: '9999-137-105',
    velja_od: '2021-03-01',
  },
  {
    naslov: 'Brezova pot 4',
    posta: '1999 Zeleni Gaj',
    inventarna_stevilka: '0291007',
    vrsta_enote: 'stanovanje',
    etaza: '2. nadstropje',
    povrsina: 4180,
    ogrevana_povrsina: 4180,
    delez: 540,
    st_oseb: 2,
    st_psov: 0,
    id_dela_stavbe: '9999-291-7',
    velja_od: '2018-09-01',
    velja_do: '1899-12-30',
    najemnik: 'Petek Rok',
  },
  {
    naslov: 'Trg pod lipo 3',
    posta: '1999 Zeleni Gaj',
    inventarna_stevilka: '0044009',
    vrsta_enote: 'stanovanje',
    etaza: 'Pritličje',
    povrsina: 3890,
    ogrevana_povrsina: 3890,
    delez: 410,
    st_oseb: 1,
    st_psov: 0,
    id_dela_stavbe: '9999-44-9',
    velja_od: '2024-02-01',
    velja_do: null,
    najemnik: null,
  },
];
