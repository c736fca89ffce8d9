import type { RowOf } from '../world/db';
import { momentOf } from './days';
import { createRandom } from './random';
import type { GeneratedUnit } from './units';

/** The heating of a generated building. */
export function generateSystem(objekt_sifra: string, seed: number): RowOf<'heatingSystem'> {
  const random = createRandom(seed, `heating of ${objekt_sifra}`);
  const gas = random.whole(10, 90);
  return {
    objekt_sifra,
    osnovna_temperatura: random.pick([null, 17, 18, 20]),
    vir_primanjkljaja: 'generirani podatki',
    toplotna_moc_sistema_mw: random.pick([null, 0.5, 18, 42]),
    emisije_g_na_kwh: random.pick([null, 96, 205]),
    kwh_na_m3_tople_vode: 60,
    daljinsko_odcitavanje: random.pick(['da', 'delno', 'ne'] as const),
    rok_daljinskega: random.pick([null, '2027-01-01']),
    ogrevana_povrsina: random.whole(20_000, 900_000),
    primerljivih_enot: random.whole(1, 60),
    mesanica_energentov: JSON.stringify([
      { energent: 'zemeljski_plin', delez: gas },
      { energent: 'toplota_okolja', delez: 100 - gas },
    ]),
    dajatve_na_mwh: JSON.stringify([['Prispevek', random.whole(1, 500), null]]),
    referencni_uporabnik: JSON.stringify({
      kwh_na_m2_leto: random.whole(50, 200),
      kategorija: 'večstanovanjska stavba',
      vir: 'generirani podatki',
      leto: 2025,
    }),
    stiki: JSON.stringify([
      { naziv: 'Svetovalnica', vrsta: 'svetovanje', url: 'https://example.si', telefon: null },
    ]),
    pritozbe: JSON.stringify([
      { korak: 1, naziv: 'Reklamacija', opis: 'Pišite upravniku.', rok_dni: null, url: null },
    ]),
  };
}

/** The heat of a generated building in a month of one of its heat bills. */
export function generateBuildingEnergy(
  { objekt_sifra, obdobje, strosek_stavbe }: RowOf<'heatMonth'>,
  seed: number,
): RowOf<'buildingEnergy'> {
  const random = createRandom(seed, `energy of ${objekt_sifra} in ${obdobje}`);
  return {
    key: `${objekt_sifra}/${obdobje}`,
    objekt_sifra,
    obdobje,
    toplota_kwh: random.whole(10_000, 60_000),
    temperaturni_primanjkljaj: random.pick([null, 0, 268.4, 512.7]),
    strosek: strosek_stavbe,
    cena_variabilni_na_mwh: random.whole(5000, 12_000) / 100,
    cena_fiksni: Math.round(strosek_stavbe / 5),
    delez_leta: random.whole(0, 20),
    obvesceno_ob: random.pick([null, momentOf('2026-11-12')]),
  };
}

/** A water meter of a generated unit, whose window is open or closed. */
export function generateOwnMeter({ fact }: GeneratedUnit, seed: number): RowOf<'ownMeter'> {
  const { inventarna_stevilka } = fact;
  const random = createRandom(seed, `own meter of ${inventarna_stevilka}`);
  return {
    st_merilnika: `44${inventarna_stevilka}`,
    inventarna_stevilka,
    lastno_ime: random.pick([null, 'Pomivalnica']),
    vrsta_merilnika: 'vodomer_hladna',
    prostor: 'Kopalnica',
    enota_mere: 'm³',
    decimalke: random.whole(0, 3),
    zadnje_stanje: random.pick([null, random.whole(0, 900)]),
    datum_zadnjega: random.pick([null, '2026-10-31']),
    obicajna_poraba: random.pick([null, 4]),
    najvecje_stanje: 99_999,
    overjen_do: random.pick([null, '2025-06-30', '2029-06-30']),
    daljinsko: random.chance(0.3),
    odprto_od: '2026-11-15',
    odprto_do: '2026-11-30',
  };
}
