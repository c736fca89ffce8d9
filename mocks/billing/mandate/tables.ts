import { nullable, primaryKey } from '@mswjs/data';
import type { BillDelivery, components } from '../../../src/api/schema';

type Schemas = components['schemas'];

/** How bills arrive and are paid (pages.md P37). */
export const mandateTables = {
  /** A manager that takes direct debits; one without a row takes none. */
  creditor: {
    manager: primaryKey(String),
    identifikator: String,
  },
  /** How the bills of a payer code arrive; one without a row gets paper. */
  delivery: {
    payer: primaryKey(String),
    nacin_prejema: (): BillDelivery => 'posta',
    e_stanje: (): Schemas['EInvoiceState'] => 'ni',
    banka: nullable<string>(() => null),
    velja_od: nullable<string>(() => null),
    velja_do: nullable<string>(() => null),
    razlog: nullable<string>(() => null),
  },
  /** The mandates of a payer code; the one with the highest number is the newest. */
  mandate: {
    id_pooblastila: primaryKey(Number),
    payer: String,
    referenca: String,
    stanje: (): Schemas['MandateState'] => 'osnutek',
    razlicica: Number,
    stanje_od: String,
    imetnik: nullable<string>(() => null),
    /** JSON of an address in its parts, because a column cannot contain an object. */
    naslov: String,
    /** The whole number; no answer but the paper has it. */
    iban: nullable<string>(() => null),
    veljavno_od: nullable<string>(() => null),
    placujete_sami_od: nullable<string>(() => null),
    zadnja_obremenitev: nullable<string>(() => null),
    razlog: nullable<NonNullable<Schemas['MandateEnd']>>(() => null),
    /** Set for one that was deleted before it was in force: only its number and version are left. */
    izbrisano: Boolean,
    /** Hash of the last request that was kept, so that it can be sent again after a lost answer. */
    zadnji_odtis: String,
  },
};
