import { shareOf } from '../billing/cost-specification';
import type { RowOf } from '../world/db';
import { dayAfter } from './days';
import { firms } from './names';
import { createRandom } from './random';
import type { GeneratedUnit } from './units';

type CostLine = RowOf<'costLine'>;
type HeatMonth = RowOf<'heatMonth'>;
type Reading = RowOf<'meterReading'>;

const costs: readonly (readonly [CostLine['skupina'], string, CostLine['kljuc'], number])[] = [
  ['obratovanje', 'Hladna voda in odvajanje', 'OS', 9.5],
  ['obratovanje', 'Čiščenje skupnih prostorov', 'OS_PES', 22],
  ['obratovanje', 'Električna energija – skupni prostori', 'PO', 22],
  ['vzdrzevanje', 'Vzdrževanje dvigala', 'SD', 22],
  ['upravljanje', 'Upravljanje', 'EN', 22],
  ['zavarovanje', 'Zavarovanje stavbe', 'SD', 0],
  ['energija', 'Ogrevanje', 'DE', 22],
];

/** The cost lines of a unit's bill for a period. */
export function generateCostLines(
  { fact, registered }: GeneratedUnit,
  units: number,
  obdobje: string,
  seed: number,
): readonly CostLine[] {
  const { inventarna_stevilka } = fact;
  const random = createRandom(seed, `costs of ${inventarna_stevilka} in ${obdobje}`);
  return costs.map(([skupina, vrsta_stroska, kljuc, stopnja_ddv], index) => ({
    key: `${inventarna_stevilka}/${obdobje}/${index}`,
    inventarna_stevilka,
    obdobje,
    skupina,
    vrsta_stroska,
    dobavitelj: random.pick(firms),
    st_racuna: `S-${obdobje}-${index + 1}`,
    datum_racuna: dayAfter(obdobje, 4),
    znesek_racuna: random.whole(20_000, 400_000),
    kljuc,
    kolicina_stavbe: units * 3,
    kolicina_enote: registered.st_oseb,
    stopnja_ddv,
  }));
}

/** The amounts of a regular bill, computed from its specification. */
export function billedFor(lines: readonly CostLine[]): { osnova: number; ddv: number } {
  const shares = lines.map(shareOf);
  const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);
  return {
    osnova: sum(shares.map(({ osnova }) => osnova)),
    ddv: sum(shares.map(({ ddv }) => ddv)),
  };
}

/** A heat billing of a unit and its readings. */
export function generateHeat(
  { fact, registered }: GeneratedUnit,
  obdobje: string,
  seed: number,
): { readonly month: HeatMonth; readonly readings: readonly Reading[] } {
  const { inventarna_stevilka } = fact;
  const random = createRandom(seed, `heat of ${inventarna_stevilka} in ${obdobje}`);
  const key = `${inventarna_stevilka}/${obdobje}`;
  const lastDay = dayAfter(obdobje, 0);
  const month: HeatMonth = {
    key,
    inventarna_stevilka,
    objekt_sifra: registered.objekt_sifra,
    obdobje,
    datum_od: `${obdobje}-01`,
    datum_do: lastDay,
    strosek_stavbe: random.whole(150_000, 600_000),
    delez_po_porabi: random.pick([50, 70, 80]),
    enote_stavbe: random.whole(6000, 14_000),
    korekcijski_faktor: random.pick([0.88, 0.92, 1]),
    strosek_tople_vode: random.whole(60_000, 220_000),
    topla_voda_stavbe: random.whole(150, 400),
    stopnja_ddv: 22,
    id_dokumenta: null,
  };
  const readings = ['Dnevna soba', 'Kuhinja', 'Otroška soba', 'Kopalnica'].map((prostor, index) => {
    const isWater = prostor === 'Kopalnica';
    const before = isWater ? random.whole(100, 400) : 0;
    return {
      key: `${key}/${index}`,
      inventarna_stevilka,
      obdobje,
      st_merilnika: `${isWater ? 33 : 70}${inventarna_stevilka}${index}`,
      vrsta_merilnika: isWater ? ('vodomer_topla' as const) : ('delilnik' as const),
      prostor,
      datum_prejsnji: random.chance(0.1) ? null : `${obdobje}-01`,
      datum_odcitka: lastDay,
      stanje_prejsnje: before,
      stanje_novo: before + random.whole(1, isWater ? 8 : 140),
      enota_mere: isWater ? ('m³' as const) : ('enota' as const),
      faktor: isWater ? null : random.pick([0.96, 1.12, 1.42]),
      nacin: random.pick(['daljinsko', 'rocno', 'ocena'] as const),
    };
  });
  return { month, readings };
}
