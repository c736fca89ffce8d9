import type { RowOf } from '../world/db';
import { dayAfter, periodBack } from './days';
import { firms, longText } from './names';
import { createRandom } from './random';
import { nameAndOrder } from './units';

type Posting = RowOf<'fundPosting'>;
type Debt = RowOf<'fundDebt'>;

/** Ids of generated postings begin above those of the demo world. */
const firstPosting = 6_000_001;

/** The reserve fund of a building on the last day of October, and its plan. */
export function generateReserveFund(objekt_sifra: string): {
  readonly fund: RowOf<'reserveFund'>;
  readonly plan: RowOf<'fundPlan'>;
} {
  const fund: RowOf<'reserveFund'> = {
    objekt_sifra,
    leto: 2026,
    datum_stanja: '2026-10-31',
    zacetno_stanje: 6_120_044,
    rezervirano: 250_000,
    obveznosti_posojila: 1_800_000,
    banka: 'Banka Gaj d.d.',
    vrsta_racuna: 'skupni',
    podpisnik_izplacil: null,
    prag_dni: 30,
  };
  const opis = longText('Energetska obnova ovoja', 200);
  const plan = {
    key: `${objekt_sifra}/2027/1`,
    objekt_sifra,
    leto: 2027,
    opis,
    ocena: 31_000_000,
    vir: 'posojilo',
    iz_sklada: false,
    stanje: 'predlog' as const,
    id_odlocitve: null,
    ponudbe: '[]',
    dejanski_strosek: null,
    prestavljen_iz_leta: null,
  };
  return { fund, plan };
}

type Draft = Pick<Posting, 'vrsta' | 'datum' | 'opis'> & Partial<Posting>;

/** The ledger of a fund in 2026, with every type of posting. */
export function generateLedger(objekt_sifra: string, seed: number): readonly Posting[] {
  const random = createRandom(seed, `ledger of ${objekt_sifra}`);
  const draftsOf = (period: string): readonly Draft[] => [
    {
      vrsta: 'vplacilo',
      datum: `${period}-05`,
      opis: 'Vplačila etažnih lastnikov',
      dobro: random.whole(90_000, 300_000),
    },
    {
      vrsta: 'poraba',
      datum: `${period}-12`,
      opis: 'Popravilo skupnih delov',
      breme: random.whole(10_000, 200_000),
      partner: random.pick(firms),
      podlaga: 'Načrt vzdrževanja 2026',
    },
    {
      vrsta: 'banka',
      datum: `${period}-28`,
      opis: 'Vodenje računa',
      breme: 450,
      partner: 'Banka Gaj d.d.',
    },
    { vrsta: 'obresti', datum: `${period}-28`, opis: 'Obresti', dobro: random.whole(100, 900) },
  ];
  const once: readonly Draft[] = [
    { vrsta: 'posojilo', datum: '2026-06-20', opis: 'Obrok posojila', breme: 95_000 },
    { vrsta: 'prenos', datum: '2026-06-21', opis: 'Prenos s skupnega računa', dobro: 40_000 },
    { vrsta: 'storno', datum: '2026-06-22', opis: 'Storno napačnega vplačila', breme: 1200 },
  ];
  const periods = Array.from({ length: 10 }, (_, index) => periodBack(9 - index));
  return [...periods.flatMap(draftsOf), ...once].map((draft, index) => ({
    id_knjizbe: firstPosting + index,
    objekt_sifra,
    partner: null,
    st_dokumenta: `D-2026-${index + 1}`,
    breme: 0,
    dobro: 0,
    podlaga: null,
    id_odlocitve: null,
    ...draft,
  }));
}

/** Unpaid contributions of a tenth of a building's owners; the oldest are in enforcement. */
export function generateDebts(objekt_sifra: string, units: number, seed: number): readonly Debt[] {
  const random = createRandom(seed, `debts of ${objekt_sifra}`);
  return Array.from({ length: Math.ceil(units / 10) }, (_, index) => {
    const st_mesecev = random.whole(1, 18);
    const oldest = periodBack(st_mesecev);
    const company = longText('Podjetje za čiščenje', 200);
    const owner = random.chance(0.05) ? { name: company, order: company } : nameAndOrder(random);
    return {
      key: `${objekt_sifra}/${index}`,
      objekt_sifra,
      oznaka_enote: `Enota ${index * 10 + 1}`,
      dolznik: owner.name,
      dolznik_po_abecedi: owner.order,
      st_mesecev,
      najstarejsi_dolg: oldest,
      najstarejsi_rok: dayAfter(oldest, 28),
      dolg: st_mesecev * random.whole(2000, 5000),
      obresti: st_mesecev * 15,
      faza: st_mesecev > 12 ? 'izvrsba' : random.pick(['opomin', 'poziv', 'dogovor']),
    };
  });
}
