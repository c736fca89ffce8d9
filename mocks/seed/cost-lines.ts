import type { RowOf } from '../db';

type SeedLine = Omit<RowOf<'costLine'>, 'key' | 'inventarna_stevilka' | 'obdobje'>;
type Keyed = readonly [SeedLine['kljuc'], building: number, unit: number];
type Invoice = readonly [dobavitelj: string, st_racuna: string, datum_racuna: string];

function line(
  skupina: SeedLine['skupina'],
  vrsta_stroska: string,
  [dobavitelj, st_racuna, datum_racuna]: Invoice,
  znesek_racuna: number,
  [kljuc, kolicina_stavbe, kolicina_enote]: Keyed,
  stopnja_ddv: number,
): SeedLine {
  return {
    skupina,
    vrsta_stroska,
    dobavitelj,
    st_racuna,
    datum_racuna,
    znesek_racuna,
    kljuc,
    kolicina_stavbe,
    kolicina_enote,
    stopnja_ddv,
  };
}

/** What a month has of its own: costs of the building in cents, heat units and hot water of both. */
interface Month {
  readonly period: string;
  /** Year and month in an invoice's number, `10-26`. */
  readonly water: Invoice;
  readonly waste: Invoice;
  readonly power: Invoice;
  readonly cleaning: Invoice;
  readonly caretaker: Invoice;
  readonly lift: Invoice;
  readonly insurance: Invoice;
  readonly management: Invoice;
  readonly heat: Invoice;
  readonly costs: readonly [number, number, number, number, number, number, number, number];
  /** By readings, by area, hot water. */
  readonly heatCosts: readonly [number, number, number];
  readonly heatUnits: readonly [building: number, unit: number];
  readonly hotWater: readonly [building: number, unit: number];
}

function linesOf(month: Month): SeedLine[] {
  const [water, waste, power, cleaning, caretaker, lift, insurance, management] = month.costs;
  const [byReadings, byArea, hotWater] = month.heatCosts;
  return [
    line('obratovanje', 'Hladna voda in odvajanje', month.water, water, ['OS', 97, 3], 9.5),
    line('obratovanje', 'Ravnanje s komunalnimi odpadki', month.waste, waste, ['OS', 97, 3], 9.5),
    line(
      'obratovanje',
      'Električna energija – skupni prostori',
      month.power,
      power,
      ['PO', 2857, 62.4],
      22,
    ),
    line(
      'obratovanje',
      'Čiščenje skupnih prostorov',
      month.cleaning,
      cleaning,
      ['OS_PES', 100, 3.5],
      22,
    ),
    line('obratovanje', 'Hišniška opravila', month.caretaker, caretaker, ['EN', 42, 1], 22),
    line('vzdrzevanje', 'Vzdrževanje dvigala', month.lift, lift, ['SD', 10_000, 218], 22),
    line('zavarovanje', 'Zavarovanje stavbe', month.insurance, insurance, ['SD', 10_000, 218], 0),
    line('upravljanje', 'Upravljanje', month.management, management, ['EN', 42, 1], 22),
    line(
      'energija',
      'Ogrevanje – porabniški delež (70 %)',
      month.heat,
      byReadings,
      ['DE', ...month.heatUnits],
      22,
    ),
    line(
      'energija',
      'Ogrevanje – delež po površini (30 %)',
      month.heat,
      byArea,
      ['OP', 2716, 62.4],
      22,
    ),
    line('energija', 'Priprava tople vode', month.heat, hotWater, ['ST', ...month.hotWater], 22),
  ];
}

const months: readonly Month[] = [
  {
    period: '2026-10',
    water: ['Vodovod Gaj d.o.o.', '26-10-03381', '2026-11-03'],
    waste: ['Komunala Gaj d.o.o.', 'K-2026-7719', '2026-10-31'],
    power: ['Energija Javor d.o.o.', '8843-1026', '2026-11-02'],
    cleaning: ['Čistilni servis Bleščica d.o.o.', '1026/118', '2026-10-31'],
    caretaker: ['Hišnik Plus s.p.', '77-2026', '2026-10-31'],
    lift: ['Dvigala Vzpon d.o.o.', 'V-10-0452', '2026-10-31'],
    insurance: ['Zavarovalnica Zaslon d.d.', 'POL-55120-10', '2026-10-01'],
    management: ['Upravljanje Zeleni Gaj d.o.o.', 'U-2026-10-0137', '2026-10-31'],
    heat: ['Toplarna Gaj d.o.o.', 'T-1026-0137', '2026-11-04'],
    costs: [61_284, 38_800, 21_436, 49_600, 33_600, 16_800, 19_800, 26_040],
    heatCosts: [239_988, 102_852, 184_680],
    heatUnits: [11_236.4, 291.35],
    hotWater: [270, 3.1],
  },
  {
    period: '2025-10',
    water: ['Vodovod Gaj d.o.o.', '25-10-03297', '2025-11-04'],
    waste: ['Komunala Gaj d.o.o.', 'K-2025-7588', '2025-10-31'],
    power: ['Energija Javor d.o.o.', '8843-1025', '2025-11-03'],
    cleaning: ['Čistilni servis Bleščica d.o.o.', '1025/121', '2025-10-31'],
    caretaker: ['Hišnik Plus s.p.', '74-2025', '2025-10-31'],
    lift: ['Dvigala Vzpon d.o.o.', 'V-10-0398', '2025-10-31'],
    insurance: ['Zavarovalnica Zaslon d.d.', 'POL-51877-10', '2025-10-01'],
    management: ['Upravljanje Zeleni Gaj d.o.o.', 'U-2025-10-0137', '2025-10-31'],
    heat: ['Toplarna Gaj d.o.o.', 'T-1025-0137', '2025-11-05'],
    costs: [59_620, 37_900, 22_018, 47_200, 32_340, 16_200, 18_900, 25_200],
    heatCosts: [228_144, 97_776, 178_200],
    heatUnits: [10_984.2, 281.12],
    hotWater: [266, 3],
  },
];

/** The costs on the bills of flat 14: 10/2026 is domain.md P14, 10/2025 is invented for the comparison. */
export const costLines: readonly RowOf<'costLine'>[] = months.flatMap((month) =>
  linesOf(month).map((each, index) => ({
    ...each,
    key: `0137014/${month.period}/${String(index).padStart(2, '0')}`,
    inventarna_stevilka: '0137014',
    obdobje: month.period,
  })),
);
