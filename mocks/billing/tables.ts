import { nullable, primaryKey } from '@mswjs/data';
import type { components } from '../../src/api/schema';

type Schemas = components['schemas'];

/** Bills and payments; amounts are in cents. */
export const billingTables = {
  bill: {
    key: primaryKey(String),
    /** Its line on the account card. */
    id_knjizbe: String,
    payer: String,
    inventarna_stevilka: String,
    st_dokumenta: String,
    sklad: (): Schemas['Fund'] => 'redni',
    obdobje: String,
    datum_izdaje: String,
    rok_placila: nullable<string>(() => null),
    osnova: Number,
    ddv: Number,
    znesek: Number,
    placano: Number,
    obresti: Number,
    st_opominov: Number,
    datum_opomina: nullable<string>(() => null),
    v_izvrsbi: Boolean,
    direktna_obremenitev: Boolean,
    nacin_prejema: (): Schemas['BillDelivery'] => 'portal',
    /** The document of its cost specification. */
    id_razdelilnika: nullable<number>(() => null),
  },
  /** The part of a payment that goes to one bill; rows of one payment share its `id_knjizbe`. */
  payment: {
    key: primaryKey(String),
    id_knjizbe: String,
    payer: String,
    inventarna_stevilka: String,
    st_dokumenta: String,
    datum: String,
    znesek: Number,
    sepa: Boolean,
  },
  /** A line of the account card that is neither a bill nor a payment (pages.md P3). */
  cardEntry: {
    id_knjizbe: primaryKey(String),
    payer: String,
    inventarna_stevilka: String,
    datum: String,
    vrsta: (): Exclude<Schemas['CardLine']['vrsta'], 'obracun' | 'placilo'> => 'prenos',
    sklad: (): Schemas['Fund'] => 'redni',
    opis: String,
    st_dokumenta: nullable<string>(() => null),
    breme: Number,
    dobro: Number,
  },
  /** A cost of the building on the bill of a unit; the unit's part of it is computed. */
  costLine: {
    key: primaryKey(String),
    inventarna_stevilka: String,
    obdobje: String,
    skupina: (): Schemas['CostGroup'] => 'drugo',
    vrsta_stroska: String,
    dobavitelj: String,
    st_racuna: String,
    datum_racuna: String,
    znesek_racuna: Number,
    kljuc: (): Schemas['AllocationKey'] => 'ZN',
    kolicina_stavbe: Number,
    kolicina_enote: Number,
    /** Percent. */
    stopnja_ddv: Number,
  },
  /** The values from which a heat billing of a unit is computed, besides its readings. */
  heatMonth: {
    key: primaryKey(String),
    inventarna_stevilka: String,
    objekt_sifra: String,
    obdobje: String,
    datum_od: String,
    datum_do: String,
    strosek_stavbe: Number,
    /** Percent; the rest is shared by heated area. */
    delez_po_porabi: Number,
    enote_stavbe: Number,
    korekcijski_faktor: Number,
    strosek_tople_vode: Number,
    topla_voda_stavbe: Number,
    stopnja_ddv: Number,
    id_dokumenta: nullable<number>(() => null),
  },
  meterReading: {
    key: primaryKey(String),
    inventarna_stevilka: String,
    obdobje: String,
    st_merilnika: String,
    vrsta_merilnika: (): Schemas['MeterType'] => 'delilnik',
    prostor: String,
    datum_prejsnji: nullable<string>(() => null),
    datum_odcitka: String,
    stanje_prejsnje: Number,
    stanje_novo: Number,
    enota_mere: (): Schemas['MeterUnit'] => 'enota',
    faktor: nullable<number>(() => null),
    nacin: (): Schemas['ReadingMethod'] => 'daljinsko',
  },
  /** Who rents a unit from whom. */
  lease: {
    key: primaryKey(String),
    owner: String,
    tenant: String,
    inventarna_stevilka: String,
    najemnik: String,
    pogodba_od: String,
    pogodba_do: nullable<string>(() => null),
  },
};
