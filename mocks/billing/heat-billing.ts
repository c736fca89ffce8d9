import type { components } from '../../src/api/schema';
import { roundCents, sumCents, toEuro } from '../values/money';
import type { Db, RowOf } from '../world/db';
import { percentOf, shareOf } from './cost-specification';

type HeatBill = components['schemas']['HeatBill'];
type Reading = components['schemas']['Reading'];

/** The meters by which heat is divided. A building has only one of the two kinds, so their units are never added up. */
export const heatMeters: ReadonlySet<Reading['vrsta_merilnika']> = new Set([
  'delilnik',
  'kalorimeter',
]);

/** Heated areas in hundredths of m². */
export interface HeatedAreas {
  readonly unit: number;
  readonly building: number;
}

/**
 * A unit's share of the heat in percent, limited to between 40 % and 300 % of its share of the heated area (pages.md
 * P5, V-EN).
 */
export function limitShare(byReadings: number, byArea: number) {
  const least = roundTo(4, byArea * 0.4);
  const most = roundTo(4, byArea * 3);
  if (byReadings < least) return { porabniski_delez: least, omejitev: 'min40' as const };
  if (byReadings > most) return { porabniski_delez: most, omejitev: 'max300' as const };
  return { porabniski_delez: byReadings, omejitev: 'brez' as const };
}

/**
 * A unit's heat units: the counts of its meters, weighted by the factors of the radiators and the unit's correction.
 */
export function heatUnits(readings: readonly RowOf<'meterReading'>[], correction: number): number {
  const meters = readings.filter(({ vrsta_merilnika }) => heatMeters.has(vrsta_merilnika));
  return roundTo(2, total(meters.map(weighted)) * correction);
}

/** A unit's hot water in m³. */
export function hotWaterUsed(readings: readonly RowOf<'meterReading'>[]): number {
  const meters = readings.filter(({ vrsta_merilnika }) => vrsta_merilnika === 'vodomer_topla');
  return total(meters.map(usedOf));
}

/** A heat billing of a unit, computed from its readings of the same period (pages.md P5). */
export function heatBill(
  month: RowOf<'heatMonth'>,
  readings: readonly RowOf<'meterReading'>[],
  areas: HeatedAreas,
): Omit<HeatBill, 'pot_pdf'> {
  const units = heatUnits(readings, month.korekcijski_faktor);
  const areaShare = percentOf(areas.unit, areas.building);
  // A building that was not heated has no heat units; a share of them would be a division by zero.
  const limited =
    month.enote_stavbe === 0
      ? { porabniski_delez: 0, omejitev: 'brez' as const }
      : limitShare(percentOf(units, month.enote_stavbe), areaShare);
  const byReadings = roundCents((month.strosek_stavbe * month.delez_po_porabi) / 100);
  const part = (cost: number, whole: number, own: number) =>
    shareOf({
      znesek_racuna: cost,
      kolicina_stavbe: whole,
      kolicina_enote: own,
      stopnja_ddv: month.stopnja_ddv,
    });
  const heat = part(byReadings, 100, limited.porabniski_delez);
  const area = part(month.strosek_stavbe - byReadings, areas.building, areas.unit);
  const hot = part(month.strosek_tople_vode, month.topla_voda_stavbe, hotWaterUsed(readings));
  return {
    obdobje: month.obdobje,
    datum_od: month.datum_od,
    datum_do: month.datum_do,
    strosek_stavbe: toEuro(month.strosek_stavbe),
    delez_po_porabi: month.delez_po_porabi,
    delez_po_povrsini: 100 - month.delez_po_porabi,
    enote_stavbe: month.enote_stavbe,
    enote_enote: units,
    korekcijski_faktor: month.korekcijski_faktor,
    ...limited,
    ogrevana_povrsina_enote: areas.unit / 100,
    ogrevana_povrsina_stavbe: areas.building / 100,
    delez_povrsine: areaShare,
    znesek_poraba: toEuro(heat.osnova),
    znesek_povrsina: toEuro(area.osnova),
    znesek_topla_voda: toEuro(hot.osnova),
    znesek_skupaj: toEuro(sumCents([heat, area, hot].map(({ osnova, ddv }) => osnova + ddv))),
  };
}

/**
 * A heat billing with the areas of its unit and building.
 * @param readings of the unit, of any period
 * @throws when the unit or the building does not exist
 */
export function heatBillOf(
  db: Db,
  month: RowOf<'heatMonth'>,
  readings: readonly RowOf<'meterReading'>[],
): Omit<HeatBill, 'pot_pdf'> {
  const unit = db.unitFact.findFirst({
    where: { inventarna_stevilka: { equals: month.inventarna_stevilka } },
    strict: true,
  });
  const building = db.buildingFacts.findFirst({
    where: { objekt_sifra: { equals: month.objekt_sifra } },
    strict: true,
  });
  const areas = { unit: unit.ogrevana_povrsina, building: building.ogrevana_povrsina };
  const ofMonth = readings.filter(({ obdobje }) => obdobje === month.obdobje);
  return heatBill(month, ofMonth, areas);
}

/** A reading as the page shows it, with the consumption since the previous one. */
export function toReading(row: RowOf<'meterReading'>): Reading {
  return {
    obdobje: row.obdobje,
    st_merilnika: row.st_merilnika,
    vrsta_merilnika: row.vrsta_merilnika,
    prostor: row.prostor,
    datum_prejsnji: row.datum_prejsnji,
    datum_odcitka: row.datum_odcitka,
    stanje_prejsnje: row.stanje_prejsnje,
    stanje_novo: row.stanje_novo,
    poraba: usedOf(row),
    enota_mere: row.enota_mere,
    faktor: row.faktor,
    poraba_s_faktorjem: row.faktor === null ? null : weighted(row),
    nacin: row.nacin,
  };
}

function usedOf({ stanje_novo, stanje_prejsnje }: RowOf<'meterReading'>): number {
  return roundTo(3, stanje_novo - stanje_prejsnje);
}

function weighted(row: RowOf<'meterReading'>): number {
  return roundTo(2, usedOf(row) * (row.faktor ?? 1));
}

function total(values: readonly number[]): number {
  return roundTo(
    3,
    values.reduce((sum, value) => sum + value, 0),
  );
}

function roundTo(decimals: number, value: number): number {
  const scale = 10 ** decimals;
  return Math.round(Number((value * scale).toFixed(6))) / scale;
}
