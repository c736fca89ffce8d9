import { sumCents } from '../../values/money';
import type { RowOf } from '../../world/db';
import { type CostShare, shareOf } from '../cost-specification';
import { heatUnits, hotWaterUsed } from '../heat-billing';
import type { BilledHome, CostName, Invoice, Keyed } from './billed-home';
import { homes } from './homes';
import { meterReadings } from './readings';

type SeedLine = Omit<RowOf<'costLine'>, 'key' | 'inventarna_stevilka' | 'obdobje'>;

/** Group, name and VAT rate in percent of each cost, in the order of a bill. */
const costs: Readonly<Record<CostName, readonly [SeedLine['skupina'], string, number]>> = {
  water: ['obratovanje', 'Hladna voda in odvajanje', 9.5],
  waste: ['obratovanje', 'Ravnanje s komunalnimi odpadki', 9.5],
  power: ['obratovanje', 'Električna energija – skupni prostori', 22],
  cleaning: ['obratovanje', 'Čiščenje skupnih prostorov', 22],
  caretaker: ['obratovanje', 'Hišniška opravila', 22],
  lift: ['vzdrzevanje', 'Vzdrževanje dvigala', 22],
  insurance: ['zavarovanje', 'Zavarovanje stavbe', 0],
  management: ['upravljanje', 'Upravljanje', 22],
};
const names = Object.keys(costs) as CostName[];

function line(
  [skupina, vrsta_stroska, stopnja_ddv]: readonly [SeedLine['skupina'], string, number],
  [dobavitelj, st_racuna, datum_racuna]: Invoice,
  znesek_racuna: number,
  [kljuc, kolicina_stavbe, kolicina_enote]: Keyed,
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

/** The lines of every month's bill. */
function commonLines(home: BilledHome, period: string): SeedLine[] {
  const invoices = home.invoicesOf(period);
  const [water, power] = home.costs.months[period] ?? [];
  const amounts = { ...home.costs.years[period.slice(0, 4)], water, power };
  return names.flatMap((name) => {
    const [key, invoice, amount] = [home.shared[name], invoices[name], amounts[name]];
    if (!key) return [];
    if (!invoice || amount === undefined) throw new Error(`${period}: ${name} is missing`);
    return line(costs[name], invoice, amount, key);
  });
}

/** The heat bill (P5) as lines; a month without heating has hot water only. */
function heatLines(home: BilledHome, period: string): SeedLine[] {
  const [cost = 0, units = 0, , waterCost = 0, water = 0] = home.costs.heat[period] ?? [];
  const { heat } = home.invoicesOf(period);
  const readings = meterReadings.filter(
    ({ obdobje, inventarna_stevilka }) =>
      obdobje === period && inventarna_stevilka === home.inventarna_stevilka,
  );
  const byReadings = Math.round((cost * 70) / 100);
  const own = heatUnits(readings, home.korekcijski_faktor);
  const named = (name: string) => ['energija', name, 22] as const;
  const heating = [
    line(named('Ogrevanje – porabniški delež (70 %)'), heat, byReadings, ['DE', units, own]),
    line(named('Ogrevanje – delež po površini (30 %)'), heat, cost - byReadings, [
      'OP',
      ...home.heatedArea,
    ]),
  ];
  return [
    ...(cost === 0 ? [] : heating),
    line(named('Priprava tople vode'), heat, waterCost, ['ST', water, hotWaterUsed(readings)]),
  ];
}

/** The costs on the bills of the homes, by home and month. */
export const costLines: readonly RowOf<'costLine'>[] = homes.flatMap((home) =>
  Object.keys(home.costs.months).flatMap((obdobje) =>
    [...commonLines(home, obdobje), ...heatLines(home, obdobje)].map((each, index) => ({
      ...each,
      key: `${home.inventarna_stevilka}/${obdobje}/${String(index).padStart(2, '0')}`,
      inventarna_stevilka: home.inventarna_stevilka,
      obdobje,
    })),
  ),
);

/**
 * The regular bill of a home in a month, in cents: the sum of its specification, as net amount and VAT.
 * @throws when there is no specification
 */
export function regularBillOf(unit: string, period: string): CostShare {
  const shares = costLines
    .filter((each) => each.obdobje === period && each.inventarna_stevilka === unit)
    .map(shareOf);
  if (shares.length === 0) throw new Error(`${unit}, ${period}: there is no specification`);
  return {
    osnova: sumCents(shares.map(({ osnova }) => osnova)),
    ddv: sumCents(shares.map(({ ddv }) => ddv)),
  };
}
