import { nullable, primaryKey } from '@mswjs/data';
import type { components } from '../../src/api/schema';

type Schemas = components['schemas'];

/** What is billed and what is paid; amounts are in cents. */
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
};
