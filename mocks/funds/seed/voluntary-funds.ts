import type { RowOf } from '../../world/db';

/** The voluntary funds of building 0137 (pages.md P7); the payments into the second one are invented. */
export const voluntaryFunds: readonly RowOf<'voluntaryFund'>[] = [
  {
    id_sklada: 12,
    objekt_sifra: '0137',
    naziv: 'Sklad za prenovo kolesarnice',
    namen: 'Nova kolesarnica s 24 mesti',
    podlaga: 'Sklep zbora lastnikov',
    datum_sklepa: '2026-02-12',
    velja_od: '2026-03-01',
    velja_do: '2027-02-28',
    prispevek: 500,
    osnova_prispevka: 'enota',
    ciljni_znesek: 600_000,
    zacetno_stanje: 0,
    zaracunano: 168_000,
  },
  {
    id_sklada: 9,
    objekt_sifra: '0137',
    naziv: 'Sklad za ureditev otroškega igrišča',
    namen: 'Nova igrala in varna podlaga',
    podlaga: 'Sklep zbora lastnikov',
    datum_sklepa: '2024-11-20',
    velja_od: '2025-01-01',
    velja_do: '2025-12-31',
    prispevek: 400,
    osnova_prispevka: 'enota',
    ciljni_znesek: 201_600,
    zacetno_stanje: 0,
    zaracunano: 201_600,
  },
];

type Line = readonly [
  datum: string,
  opis: string,
  izvajalec: string | null,
  breme: number,
  dobro: number,
];
const paidIn = 'Vplačila etažnih lastnikov';

const lines: Readonly<Record<number, readonly Line[]>> = {
  12: [
    ['2026-04-30', paidIn, null, 0, 19_500],
    ['2026-05-29', paidIn, null, 0, 20_500],
    ['2026-06-30', paidIn, null, 0, 21_000],
    ['2026-07-14', 'Idejna zasnova kolesarnice', 'Biro Javor d.o.o.', 32_000, 0],
    ['2026-07-31', paidIn, null, 0, 21_000],
    ['2026-08-31', paidIn, null, 0, 21_500],
    ['2026-09-30', paidIn, null, 0, 22_000],
    ['2026-10-30', paidIn, null, 0, 22_000],
  ],
  9: [
    ['2025-06-30', paidIn, null, 0, 100_800],
    ['2025-10-31', paidIn, null, 0, 100_800],
    ['2025-11-12', 'Igrala in podlaga', 'Igrala Gaj d.o.o.', 201_600, 0],
  ],
};

/** The ledger; the owners' payments of a day are one sum, without names. */
export const voluntaryPostings: readonly RowOf<'voluntaryPosting'>[] = Object.entries(
  lines,
).flatMap(([id, rows]) =>
  rows.map(([datum, opis, izvajalec, breme, dobro]) => ({
    key: `${id}/${datum}`,
    id_sklada: Number(id),
    datum,
    opis,
    izvajalec,
    breme,
    dobro,
    id_dokumenta: opis === 'Idejna zasnova kolesarnice' ? 771_601 : null,
  })),
);

/** Ana's part: eight months of 5.00 €, and twelve of 4.00 € in the year before. */
export const voluntaryShares: readonly RowOf<'voluntaryShare'>[] = [
  { key: '104217/12', payer: 'zelenigaj/104217', id_sklada: 12, zaracunano: 4000, vplacano: 4000 },
  { key: '104217/9', payer: 'zelenigaj/104217', id_sklada: 9, zaracunano: 4800, vplacano: 4800 },
];
