import { nullable, primaryKey } from '@mswjs/data';
import type { EnergyMonth, MeterType, MeterUnit, OwnState } from '../../src/api/schema';

/** The heating of buildings, and the meters whose state residents give. */
export const energyTables = {
  /** What does not change from month to month. */
  heatingSystem: {
    objekt_sifra: primaryKey(String),
    osnovna_temperatura: nullable<number>(() => null),
    vir_primanjkljaja: nullable<string>(() => null),
    toplotna_moc_sistema_mw: nullable<number>(() => null),
    emisije_g_na_kwh: nullable<number>(() => null),
    kwh_na_m3_tople_vode: Number,
    daljinsko_odcitavanje: (): EnergyMonth['daljinsko_odcitavanje'] => 'da',
    rok_daljinskega: nullable<string>(() => null),
    /** In hundredths of m². */
    ogrevana_povrsina: Number,
    primerljivih_enot: Number,
    /** JSON, because a column cannot contain a list of objects. */
    mesanica_energentov: String,
    dajatve_na_mwh: String,
    referencni_uporabnik: String,
    stiki: String,
    pritozbe: String,
  },
  /** The heat of a building in a month. Amounts are in cents, a price is in euros. */
  buildingEnergy: {
    key: primaryKey(String),
    objekt_sifra: String,
    obdobje: String,
    toplota_kwh: nullable<number>(() => null),
    temperaturni_primanjkljaj: nullable<number>(() => null),
    strosek: nullable<number>(() => null),
    cena_variabilni_na_mwh: nullable<number>(() => null),
    cena_fiksni: nullable<number>(() => null),
    /** The part of the year in percent, for the reference user. */
    delez_leta: Number,
    obvesceno_ob: nullable<string>(() => null),
  },
  /** Expected cost of a unit's heat and hot water for the year, in cents with VAT. */
  expectedCost: {
    inventarna_stevilka: primaryKey(String),
    znesek: Number,
  },
  ownMeter: {
    st_merilnika: primaryKey(String),
    inventarna_stevilka: String,
    lastno_ime: nullable<string>(() => null),
    vrsta_merilnika: (): MeterType => 'vodomer_hladna',
    prostor: String,
    enota_mere: (): MeterUnit => 'm³',
    decimalke: Number,
    zadnje_stanje: nullable<number>(() => null),
    datum_zadnjega: nullable<string>(() => null),
    obicajna_poraba: nullable<number>(() => null),
    najvecje_stanje: Number,
    overjen_do: nullable<string>(() => null),
    daljinsko: Boolean,
    odprto_od: nullable<string>(() => null),
    odprto_do: nullable<string>(() => null),
  },
  /** The state that a resident has given; one for a meter and window. */
  ownState: {
    key: primaryKey(String),
    stanje: Number,
    datum: String,
    posebnost: (): OwnState['posebnost'] => 'brez',
    fotografija: nullable<string>(() => null),
    oddano_ob: String,
  },
};
