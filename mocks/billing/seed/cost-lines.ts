import type { RowOf } from '../../world/db';
import { heatUnits, hotWaterUsed } from '../heat-billing';
import { type Invoice, invoicesOf } from './flat-14-invoices';
import { monthCosts, yearCosts } from './flat-14-months';
import { heatMonths, meterReadings } from './readings';

type SeedLine = Omit<RowOf<'costLine'>, 'key' | 'inventarna_stevilka' | 'obdobje'>;
type Keyed = readonly [SeedLine['kljuc'], building: number, unit: number];

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

const persons: Keyed = ['OS', 97, 3];
const units: Keyed = ['EN', 42, 1];
const shares: Keyed = ['SD', 10_000, 218];

/** The lines of every month's bill. */
function commonLines(period: string): SeedLine[] {
  const by = invoicesOf(period);
  const year = yearCosts[period.slice(0, 4)];
  const costs = monthCosts[period];
  if (!year || !costs) throw new Error(`${period}: costs are missing`);
  const [water, waste, power, cleaning, caretaker] = costs;
  return [
    line('obratovanje', 'Hladna voda in odvajanje', by.water, water, persons, 9.5),
    line('obratovanje', 'Ravnanje s komunalnimi odpadki', by.waste, waste, persons, 9.5),
    line(
      'obratovanje',
      'Električna energija – skupni prostori',
      by.power,
      power,
      ['PO', 2857, 62.4],
      22,
    ),
    line(
      'obratovanje',
      'Čiščenje skupnih prostorov',
      by.cleaning,
      cleaning,
      ['OS_PES', 100, 3.5],
      22,
    ),
    line('obratovanje', 'Hišniška opravila', by.caretaker, caretaker, units, 22),
    line('vzdrzevanje', 'Vzdrževanje dvigala', by.lift, year.lift, shares, 22),
    line('zavarovanje', 'Zavarovanje stavbe', by.insurance, year.insurance, shares, 0),
    line('upravljanje', 'Upravljanje', by.management, year.management, units, 22),
  ];
}

/** The heat bill (P5) as lines; a month without heating has hot water only. */
function heatLines(month: RowOf<'heatMonth'>): SeedLine[] {
  const { heat } = invoicesOf(month.obdobje);
  const readings = meterReadings.filter(({ obdobje }) => obdobje === month.obdobje);
  const cost = month.strosek_stavbe;
  const byReadings = Math.round((cost * month.delez_po_porabi) / 100);
  const own = heatUnits(readings, month.korekcijski_faktor);
  const heating = [
    line(
      'energija',
      'Ogrevanje – porabniški delež (70 %)',
      heat,
      byReadings,
      ['DE', month.enote_stavbe, own],
      22,
    ),
    line(
      'energija',
      'Ogrevanje – delež po površini (30 %)',
      heat,
      cost - byReadings,
      ['OP', 2716, 62.4],
      22,
    ),
  ];
  const water: Keyed = ['ST', month.topla_voda_stavbe, hotWaterUsed(readings)];
  return [
    ...(cost === 0 ? [] : heating),
    line('energija', 'Priprava tople vode', heat, month.strosek_tople_vode, water, 22),
  ];
}

/** The costs on the bills of flat 14: 10/2026 is pages.md P14, all others are invented. */
export const costLines: readonly RowOf<'costLine'>[] = heatMonths.flatMap((month) =>
  [...commonLines(month.obdobje), ...heatLines(month)].map((each, index) => ({
    ...each,
    key: `0137014/${month.obdobje}/${String(index).padStart(2, '0')}`,
    inventarna_stevilka: '0137014',
    obdobje: month.obdobje,
  })),
);
