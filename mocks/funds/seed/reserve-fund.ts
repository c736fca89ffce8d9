import type { RowOf } from '../../world/db';
import type { OfferRow } from '../fund-plans';

type Posting = RowOf<'fundPosting'>;
const objekt_sifra = '0137';

/** The reserve fund of building 0137 (pages.md P6); building 0291 has none in the portal. */
export const reserveFunds: readonly RowOf<'reserveFund'>[] = [
  {
    objekt_sifra,
    leto: 2026,
    datum_stanja: '2026-10-31',
    zacetno_stanje: 2_841_277,
    rezervirano: 0,
    obveznosti_posojila: 0,
    banka: 'Banka Gaj d.d.',
    vrsta_racuna: 'locen',
    podpisnik_izplacil: 'Predstavnik etažnih lastnikov',
    prag_dni: 30,
  },
];

/** The offers in the record 58240; the firms are invented. */
const facadeOffers: readonly OfferRow[] = [
  { ponudnik: 'Fasade Gaj d.o.o.', znesek: 4_200_000, izbrana: true, id_dokumenta: 771260 },
  { ponudnik: 'Gradbenik Javor d.o.o.', znesek: 4_385_000, izbrana: false, id_dokumenta: 771261 },
  { ponudnik: 'Breza inženiring d.o.o.', znesek: 4_470_500, izbrana: false, id_dokumenta: 771262 },
  { ponudnik: 'Ometi Lipa s.p.', znesek: 4_512_000, izbrana: false, id_dokumenta: 771263 },
  { ponudnik: 'Obnova Kal d.o.o.', znesek: 4_890_000, izbrana: false, id_dokumenta: 771264 },
];

/** Planned works (pages.md P6). */
export const fundPlans: readonly RowOf<'fundPlan'>[] = [
  {
    key: '0137/2027/1',
    objekt_sifra,
    leto: 2027,
    opis: 'Obnova fasade – 1. faza',
    ocena: 4_200_000,
    vir: 'rezervni sklad',
    iz_sklada: true,
    stanje: 'predlog',
    id_odlocitve: 9102,
    ponudbe: JSON.stringify(facadeOffers),
    dejanski_strosek: null,
    prestavljen_iz_leta: null,
  },
  // Its invoice is in the ledger; the estimate is invented.
  {
    key: '0137/2026/4',
    objekt_sifra,
    leto: 2026,
    opis: 'Zamenjava domofona',
    ocena: 105_000,
    vir: 'rezervni sklad',
    iz_sklada: true,
    stanje: 'zakljucen',
    id_odlocitve: null,
    ponudbe: '[]',
    dejanski_strosek: 112_600,
    prestavljen_iz_leta: null,
  },
];

type Draft = Omit<Posting, 'id_knjizbe' | 'objekt_sifra'>;
const blank = { partner: null, breme: 0, dobro: 0, podlaga: null, id_odlocitve: null };

function paidIn(datum: string, dobro: number): Draft {
  const st_dokumenta = `IZP-${datum.slice(2).replaceAll('-', '')}`;
  const opis = 'Vplačila etažnih lastnikov';
  return { ...blank, datum, vrsta: 'vplacilo', opis, st_dokumenta, dobro };
}

function bankFee(datum: string): Draft {
  const period = `${datum.slice(5, 7)}/${datum.slice(0, 4)}`;
  const opis = `Vodenje fiduciarnega računa ${period}`;
  const st_dokumenta = `BG-${datum.slice(0, 7)}`;
  return {
    ...blank,
    datum,
    vrsta: 'banka',
    opis,
    partner: 'Banka Gaj d.d.',
    st_dokumenta,
    breme: 450,
  };
}

function interest(datum: string): Draft {
  const st_dokumenta = `OBR-${datum.slice(0, 7)}`;
  const opis = 'Obresti vezane vloge';
  return {
    ...blank,
    datum,
    vrsta: 'obresti',
    opis,
    partner: 'Banka Gaj d.d.',
    st_dokumenta,
    dobro: 310,
  };
}

function spent(
  datum: string,
  opis: string,
  partner: string,
  invoice: string,
  breme: number,
  podlaga: string,
  id_odlocitve: number | null = null,
): Draft {
  const paid = { ...blank, datum, vrsta: 'poraba', opis, partner, breme, podlaga } as const;
  return { ...paid, st_dokumenta: invoice, id_odlocitve };
}

/**
 * The ledger of 2026: September and October are from pages.md P13; the earlier months are invented and add up to its
 * sums.
 */
const ledger: readonly Draft[] = [
  paidIn('2026-01-05', 140_218),
  bankFee('2026-01-30'),
  interest('2026-01-30'),
  paidIn('2026-02-05', 145_530),
  bankFee('2026-02-27'),
  paidIn('2026-03-05', 139_864),
  spent(
    '2026-03-17',
    'Zamenjava obtočne črpalke',
    'Termo servis Gaj d.o.o.',
    '26-00391',
    231_800,
    'Nujna vzdrževalna dela',
  ),
  bankFee('2026-03-31'),
  paidIn('2026-04-07', 146_172),
  bankFee('2026-04-30'),
  interest('2026-04-30'),
  paidIn('2026-05-05', 142_006),
  bankFee('2026-05-29'),
  paidIn('2026-06-05', 144_990),
  spent(
    '2026-06-22',
    'Sanacija ravne strehe, 1. situacija',
    'Krovstvo Javor d.o.o.',
    'KJ-26-0044',
    794_050,
    'Sklep zbora lastnikov 14.04.2026',
    9103,
  ),
  bankFee('2026-06-30'),
  paidIn('2026-07-06', 143_628),
  bankFee('2026-07-31'),
  interest('2026-07-31'),
  paidIn('2026-08-05', 143_246),
  bankFee('2026-08-31'),
  paidIn('2026-09-04', 168_832),
  spent(
    '2026-09-09',
    'Zamenjava domofona',
    'Elektro Breza s.p.',
    '2026-118',
    112_600,
    'Načrt vzdrževanja 2026, t. 4',
  ),
  bankFee('2026-09-30'),
  paidIn('2026-10-05', 165_104),
  bankFee('2026-10-30'),
  interest('2026-10-30'),
  paidIn('2026-10-30', 170_246),
];

/** Postings with their numbers, in the order of booking. */
export const fundPostings: readonly Posting[] = ledger.map((draft, index) => ({
  ...draft,
  id_knjizbe: 410_211 + index,
  objekt_sifra,
}));
