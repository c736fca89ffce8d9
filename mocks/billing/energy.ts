import type { EnergyComparison, EnergyMonth } from '../../src/api/schema';
import type { Caller } from '../server/context';
import { groupBy } from '../values/group-by';
import { toEuro } from '../values/money';
import type { Db, RowOf } from '../world/db';
import { comparability, type UnitEnergy, unitEnergy } from './energy-units';
import { usedUnitIn } from './own-consumption';

type SystemRow = RowOf<'heatingSystem'>;
type BuildingRow = RowOf<'buildingEnergy'>;

/** A month of a unit, with that of last year as far as the caller may see it. */
interface KnownMonth {
  readonly building: BuildingRow;
  readonly now: UnitEnergy;
  readonly before: UnitEnergy | 'hidden' | undefined;
  readonly buildingBefore: BuildingRow | undefined;
}

/** All months of a unit that the caller may see. */
export interface KnownEnergy {
  readonly fact: RowOf<'unitFact'>;
  readonly system: SystemRow;
  /** The newest first. */
  readonly months: readonly KnownMonth[];
}

const yearBefore = (period: string) => `${Number(period.slice(0, 4)) - 1}${period.slice(4)}`;

/** The energy of a unit; `undefined` for one that is not heated, or without data of its building. */
export function knownEnergy(db: Db, caller: Caller, unit: string): KnownEnergy | undefined {
  const ofUnit = { where: { inventarna_stevilka: { equals: unit } } };
  const fact = db.unitFact.findFirst(ofUnit);
  const objekt_sifra = db.unit.findFirst(ofUnit)?.objekt_sifra ?? '';
  const ofBuilding = { where: { objekt_sifra: { equals: objekt_sifra } } };
  const system = db.heatingSystem.findFirst(ofBuilding);
  if (!fact || !system || fact.ogrevana_povrsina === 0) return undefined;

  const isOwnTime = usedUnitIn(db, caller.payer.key, unit);
  const readings = groupBy(db.meterReading.findMany(ofUnit), ({ obdobje }) => obdobje);
  const buildings = db.buildingEnergy.findMany(ofBuilding);
  const byPeriod = new Map(buildings.map((row) => [row.obdobje, row]));
  const energyIn = (row: BuildingRow) => unitEnergy(db, row, unit, readings.get(row.obdobje) ?? []);
  const months = buildings
    .filter(({ obdobje }) => isOwnTime(obdobje))
    .sort((a, b) => b.obdobje.localeCompare(a.obdobje))
    .map((building) => {
      const earlier = yearBefore(building.obdobje);
      const row = byPeriod.get(earlier);
      const before = row && (isOwnTime(earlier) ? energyIn(row) : ('hidden' as const));
      return { building, now: energyIn(building), before, buildingBefore: row };
    });
  return { fact, system, months };
}

/** Kilograms of CO₂ to one decimal. */
function emissionsOf(kwh: number | null, grams: number | null): number | null {
  return kwh === null || grams === null ? null : Math.round((kwh * grams) / 100) / 10;
}

/** A month beside that of last year. */
export function energyComparison(
  { building, now, before, buildingBefore }: KnownMonth,
  system: SystemRow,
): EnergyComparison {
  const earlier = before === 'hidden' ? undefined : before;
  return {
    obdobje: now.obdobje,
    nacin_dolocitve: now.nacin_dolocitve,
    obracunske_enote: now.obracunske_enote,
    obracunske_enote_lani: earlier?.obracunske_enote ?? null,
    toplota_enote_kwh: now.toplota_enote_kwh,
    toplota_enote_kwh_lani: earlier?.toplota_enote_kwh ?? null,
    topla_voda_m3: now.topla_voda_m3,
    topla_voda_m3_lani: earlier?.topla_voda_m3 ?? null,
    temperaturni_primanjkljaj: building.temperaturni_primanjkljaj,
    temperaturni_primanjkljaj_lani: buildingBefore?.temperaturni_primanjkljaj ?? null,
    primerljivost: comparability(now, before),
    emisije_kg: emissionsOf(now.toplota_enote_kwh, system.emisije_g_na_kwh),
  };
}

/** A month with all items of the annex. */
export function energyMonth(
  db: Db,
  { fact, system }: KnownEnergy,
  { building, now, buildingBefore }: KnownMonth,
): EnergyMonth {
  const { toplota_kwh, strosek, cena_fiksni } = building;
  const where = { inventarna_stevilka: { equals: fact.inventarna_stevilka } };
  const expected = db.expectedCost.findFirst({ where });
  const water = now.topla_voda_m3;
  const area = system.ogrevana_povrsina;
  const megawattHours = (now.toplota_enote_kwh ?? 0) / 1000;
  const levies: readonly [string, number, string][] = JSON.parse(system.dajatve_na_mwh);
  const reference = JSON.parse(system.referencni_uporabnik);
  return {
    obdobje: now.obdobje,
    nacin_dolocitve: now.nacin_dolocitve,
    toplota_stavbe_kwh: toplota_kwh,
    toplota_enote_kwh: now.toplota_enote_kwh,
    obracunske_enote: now.obracunske_enote,
    topla_voda_m3: water,
    topla_voda_kwh:
      water === null ? null : Math.round(water * system.kwh_na_m3_tople_vode * 10) / 10,
    // A manager that knows no heated area of the building has none of its units.
    ogrevana_povrsina: area === 0 ? null : fact.ogrevana_povrsina / 100,
    temperaturni_primanjkljaj: building.temperaturni_primanjkljaj,
    temperaturni_primanjkljaj_lani: buildingBefore?.temperaturni_primanjkljaj ?? null,
    osnovna_temperatura: system.osnovna_temperatura,
    vir_primanjkljaja: system.vir_primanjkljaja,
    strosek_stavbe: strosek === null ? null : toEuro(strosek),
    cena_variabilni_na_mwh: building.cena_variabilni_na_mwh,
    cena_fiksni: cena_fiksni === null ? null : toEuro(cena_fiksni),
    mesanica_energentov: JSON.parse(system.mesanica_energentov),
    emisije_g_na_kwh: system.emisije_g_na_kwh,
    emisije_kg: emissionsOf(now.toplota_enote_kwh, system.emisije_g_na_kwh),
    toplotna_moc_sistema_mw: system.toplotna_moc_sistema_mw,
    dajatve:
      now.toplota_enote_kwh === null
        ? []
        : levies.map(([naziv, cents, opis]) => ({
            naziv,
            znesek: toEuro(Math.round(megawattHours * cents)),
            opis,
          })),
    referencni_uporabnik: reference && { ...reference, delez_obdobja: building.delez_leta },
    povprecje_stavbe:
      toplota_kwh === null || area === 0
        ? null
        : {
            kwh_na_m2: Math.round((toplota_kwh / (area / 100)) * 100) / 100,
            stevilo_enot: system.primerljivih_enot,
          },
    stiki: JSON.parse(system.stiki),
    pritozbe: JSON.parse(system.pritozbe),
    daljinsko_odcitavanje: system.daljinsko_odcitavanje,
    rok_daljinskega: system.rok_daljinskega,
    obvesceno_ob: building.obvesceno_ob,
    pricakovani_letni_strosek: expected ? toEuro(expected.znesek) : null,
  };
}
