import type { RowOf } from '../../world/db';

type File = Pick<RowOf<'document'>, 'id_dokumenta' | 'datoteka' | 'naziv' | 'velikost'> &
  Partial<Pick<RowOf<'document'>, 'opis' | 'datum'>>;

/** A record with its files. */
type SeedRecord = RowOf<'documentRecord'> & { readonly files: readonly File[] };

const plain = { objekt_sifra: '0137', samo_lastnik: true, velja_do: null, opis: null };

/** Files of one record, with ids in sequence from the given one. */
function filesOf(id: number, files: readonly Omit<File, 'id_dokumenta'>[]): readonly File[] {
  return files.map((file, index) => ({ ...file, id_dokumenta: id + index }));
}

/** Records of the buildings (pages.md P8; file names of 58213 from P9, the other files and 0291 are invented). */
export const documentRecords: readonly SeedRecord[] = [
  {
    ...plain,
    id_vlozisca: 58213,
    naziv: 'Zapisnik zbora etažnih lastnikov 14.04.2026',
    vrsta: 'zapisnik',
    st_zadeve: '0137-03/2026',
    datum: '2026-04-20',
    datum_objave: '2026-04-21T08:30:00+02:00',
    opis: 'Priložena sta vabilo z dnevnim redom in izid glasovanja.',
    files: filesOf(771204, [
      {
        datoteka: 'Zapisnik_14042026.pdf',
        naziv: 'Zapisnik zbora',
        opis: 'Zapisnik s podpisno listo (brez osebnih podatkov)',
        velikost: 482113,
      },
      { datoteka: 'Rezultati_glasovanja.pdf', naziv: 'Rezultati glasovanja', velikost: 98304 },
      { datoteka: 'Vabilo_z_dnevnim_redom.pdf', naziv: 'Vabilo', velikost: 136192 },
    ]),
  },
  {
    ...plain,
    id_vlozisca: 58201,
    naziv: 'Letno poročilo upravnika za leto 2025',
    vrsta: 'porocilo',
    st_zadeve: '0137-01/2026',
    datum: '2026-03-27',
    datum_objave: '2026-03-27T12:00:00+01:00',
    files: filesOf(771180, [
      { datoteka: 'Letno_poročilo_2025.pdf', naziv: 'Letno poročilo 2025', velikost: 731442 },
      { datoteka: 'Stanje_rezervnega_sklada_2025.pdf', naziv: 'Stanje sklada', velikost: 88120 },
    ]),
  },
  {
    ...plain,
    id_vlozisca: 58188,
    naziv: 'Načrt vzdrževanja 2026–2028',
    vrsta: 'nacrt',
    st_zadeve: '0137-02/2026',
    datum: '2026-02-02',
    datum_objave: '2026-02-03T09:10:00+01:00',
    velja_do: '2028-12-31',
    files: filesOf(771150, [
      { datoteka: 'Načrt_vzdrževanja_2026–2028.pdf', naziv: 'Načrt', velikost: 214003 },
    ]),
  },
  {
    ...plain,
    id_vlozisca: 40112,
    samo_lastnik: false,
    naziv: 'Hišni red',
    vrsta: 'hisni_red',
    st_zadeve: '0137-05/2019',
    datum: '2019-06-10',
    datum_objave: '2019-06-11T10:00:00+02:00',
    files: filesOf(560020, [{ datoteka: 'Hišni_red.pdf', naziv: 'Hišni red', velikost: 120331 }]),
  },
  {
    ...plain,
    id_vlozisca: 58240,
    naziv: 'Obnova fasade – zbrane ponudbe',
    vrsta: 'ponudba',
    st_zadeve: '0137-09/2026',
    datum: '2026-10-05',
    datum_objave: '2026-10-05T12:30:00+02:00',
    velja_do: '2026-12-31',
    files: filesOf(
      771260,
      [1, 2, 3, 4, 5].map((number) => ({
        datoteka: `Ponudba_fasada_${number}.pdf`,
        naziv: `Ponudba ${number}`,
        velikost: 150_000 + number * 1_211,
      })),
    ),
  },
  {
    ...plain,
    id_vlozisca: 41007,
    objekt_sifra: '0291',
    samo_lastnik: false,
    naziv: 'Hišni red',
    vrsta: 'hisni_red',
    st_zadeve: '0291-02/2020',
    datum: '2020-02-14',
    datum_objave: '2020-02-17T09:00:00+01:00',
    files: filesOf(561000, [{ datoteka: 'Hišni_red.pdf', naziv: 'Hišni red', velikost: 118204 }]),
  },
];
