import { nullable, primaryKey } from '@mswjs/data';
import type { components } from '../../../src/api/schema';

type Schemas = components['schemas'];

/** Handovers of units (pages.md P36), and what they leave behind. */
export const handoverTables = {
  handover: {
    id_predaje: primaryKey(Number),
    /** The giver's payer code; empty for a giver who has none any more. */
    payer: String,
    inventarna_stevilka: String,
    /** The giver's name; empty while the user of the payer code is the giver. */
    predajnik: String,
    /** The taker's account; 0 without one. */
    taker_id: Number,
    vrsta: (): Schemas['HandoverKind'] => 'prodaja',
    stanje: (): Schemas['HandoverState'] => 'osnutek',
    razlicica: Number,
    datum_predaje: nullable<string>(() => null),
    /** The first month that was not billed when the date was set. */
    prvi_mesec: nullable<string>(() => null),
    /** JSON of a `TakerDraft`, because a column cannot contain an object. */
    prevzemnik: String,
    /** JSON: the state of each meter by its number. */
    stevci: String,
    predajnik_ob: nullable<string>(() => null),
    prevzemnik_ob: nullable<string>(() => null),
    razlog: nullable<string>(() => null),
    ustvarjeno_ob: String,
    /** Hash of the last draft that was kept, so that it can be sent again after a lost answer. */
    zadnji_odtis: String,
  },
  handoverFile: {
    key: primaryKey(String),
    id_predaje: Number,
    id_priloge: Number,
    vrsta: (): Schemas['HandoverFileKind'] => 'pogodba',
    /** Of a photo. */
    st_merilnika: nullable<string>(() => null),
    naziv: String,
    tip: String,
    velikost: Number,
    /** The file in base64. */
    vsebina: String,
  },
  /** A link of a taker. */
  handoverLink: {
    odtis: primaryKey(String),
    id_predaje: Number,
    velja_do: String,
    porabljen_ob: nullable<string>(() => null),
    umaknjen_ob: nullable<string>(() => null),
  },
  /** A unit that a payer had until a day, and whose bills the payer keeps. */
  unitEnd: {
    /** Payer and unit. */
    key: primaryKey(String),
    payer: String,
    inventarna_stevilka: String,
    velja_od: nullable<string>(() => null),
    velja_do: String,
  },
  /** The manager's own estimate of a unit's monthly cost in cents, for a unit without bills. */
  costPlan: {
    inventarna_stevilka: primaryKey(String),
    redni: Number,
    rezervni_sklad: Number,
  },
};
