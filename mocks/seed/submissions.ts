import type { RowOf } from '../db';

/** Submissions (domain.md P24: V-2026-00871; the others are invented). */
export const submissions: readonly RowOf<'submission'>[] = [
  {
    st_vloge: 'V-2026-00871',
    payer: 'zelenigaj/104217',
    oznaka: 'sprememba_oseb',
    polja: JSON.stringify({ inventarna_stevilka: '0137014', st_oseb: 3, st_psov: 1 }),
    datum_oddaje: '2026-06-03T19:12:00+02:00',
    odgovor: 'Sprememba je potrjena in upoštevana od obračuna 06/2026.',
    priloge: [],
    statusi: ['prejeto', 'v_obdelavi', 'potrjeno'],
    datumi: ['2026-06-03T19:12:00+02:00', '2026-06-04T08:20:00+02:00', '2026-06-05T10:02:00+02:00'],
  },
  {
    st_vloge: 'V-2026-00902',
    payer: 'zelenigaj/204511',
    oznaka: 'splosno_vprasanje',
    polja: JSON.stringify({ zadeva: 'Nabiralnik', sporocilo: 'Kje dobim ključ nabiralnika?' }),
    datum_oddaje: '2026-09-14T07:55:00+02:00',
    odgovor: null,
    priloge: [],
    statusi: ['prejeto'],
    datumi: ['2026-09-14T07:55:00+02:00'],
  },
  {
    st_vloge: 'V-2026-00930',
    payer: 'zelenigaj/104217',
    oznaka: 'reklamacija_obracuna',
    polja: JSON.stringify({ inventarna_stevilka: '0137014', obracun: '10/2026' }),
    datum_oddaje: '2026-11-13T20:31:00+01:00',
    odgovor: null,
    priloge: ['odcitek_vodomera.jpg'],
    statusi: ['prejeto', 'v_obdelavi'],
    datumi: ['2026-11-13T20:31:00+01:00', '2026-11-16T09:05:00+01:00'],
  },
  {
    st_vloge: 'V-2026-00941',
    payer: 'zelenigaj/104217',
    oznaka: 'splosno_vprasanje',
    polja: JSON.stringify({ zadeva: 'Ključ kolesarnice', sporocilo: 'Kje dobim nov ključ?' }),
    datum_oddaje: '2026-11-20T18:02:00+01:00',
    odgovor: null,
    priloge: [],
    statusi: ['prejeto'],
    datumi: ['2026-11-20T18:02:00+01:00'],
  },
];
