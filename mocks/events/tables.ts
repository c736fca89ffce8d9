import { nullable, primaryKey } from '@mswjs/data';
import type { BuildingEvent, BuildingFault } from '../../src/api/schema';

/** What is going on in buildings (pages.md P31). */
export const eventsTables = {
  /** An entrance in which no unit of the world is. */
  entrance: {
    key: primaryKey(String),
    objekt_sifra: String,
    naslov: String,
  },
  buildingEvent: {
    id_dogodka: primaryKey(Number),
    objekt_sifra: String,
    zaporedje: Number,
    vrsta: (): BuildingEvent['vrsta'] => 'dela',
    panoga: (): BuildingEvent['panoga'] => 'drugo',
    naziv: String,
    opis_html: nullable<string>(() => null),
    zacetek: String,
    predviden_konec: nullable<string>(() => null),
    konec: nullable<string>(() => null),
    cel_dan: Boolean,
    odpovedano: Boolean,
    /** Its end is not reported, so it is over at `predviden_konec`. */
    konca_sam: Boolean,
    obseg: (): BuildingEvent['obseg'] => 'stavba',
    vhodi: (): string[] => [],
    /** The units that it concerns when `obseg` is `vertikala` or `enote`. */
    enote: (): string[] => [],
    nujnost: (): BuildingEvent['nujnost'] => 'obicajno',
    velja_do: nullable<string>(() => null),
    kaj_storiti: nullable<string>(() => null),
    izvajalec: nullable<string>(() => null),
    /** JSON, because a column cannot contain a list of objects. */
    posodobitve: String,
    id_odlocitve: nullable<number>(() => null),
  },
  fault: {
    st_prijave: primaryKey(String),
    objekt_sifra: String,
    /** The reporter; empty and 0 for a resident without an account. */
    payer: String,
    user_id: Number,
    kraj: (): BuildingFault['kraj'] => 'drugo',
    vhod: nullable<string>(() => null),
    inventarna_stevilka: nullable<string>(() => null),
    panoga: (): BuildingFault['panoga'] => 'drugo',
    opis_javni: nullable<string>(() => null),
    opis: String,
    razlog: nullable<string>(() => null),
    predviden_rok: nullable<string>(() => null),
    /** Residents without an account who have said the same. */
    drugih: Number,
    caka_potrditve: Boolean,
    /** JSON, as above. */
    zgodovina: String,
    id_dogodka: nullable<number>(() => null),
    na_strosek: nullable<NonNullable<BuildingFault['na_strosek']>>(() => null),
  },
  faultPhoto: {
    key: primaryKey(String),
    st_prijave: String,
    st_fotografije: Number,
    vrsta: String,
    velikost: Number,
    /** The file in base64. */
    vsebina: String,
  },
  /** A user who has said that a fault is at their place too. */
  meToo: {
    key: primaryKey(String),
    st_prijave: String,
    payer: String,
    user_id: Number,
  },
  /** The key of a report that has succeeded. */
  reportKey: {
    key: primaryKey(String),
    st_prijave: String,
    /** Hash of what was sent. */
    odtis: String,
  },
  calendarSubscription: {
    key: primaryKey(String),
    payer: String,
    user_id: Number,
    objekt_sifra: String,
    /** Hash of the token. */
    odtis: String,
    ustvarjeno: String,
    zadnji_prenos: nullable<string>(() => null),
  },
};
