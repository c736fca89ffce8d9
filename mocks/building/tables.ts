import { nullable, primaryKey } from '@mswjs/data';
import type { components } from '../../src/api/schema';

type Schemas = components['schemas'];

/** Questions, contractors, insurance and registered numbers (pages.md P20 to P23). Amounts are in cents. */
export const buildingTables = {
  question: {
    id_vprasanja: primaryKey(Number),
    manager: String,
    kategorija: String,
    vprasanje: String,
    odgovor: String,
    sopomenke: (): string[] => [],
    vrstni_red: Number,
    posodobljeno: String,
  },
  contractor: {
    id_izvajalca: primaryKey(Number),
    objekt_sifra: String,
    naziv: String,
    dejavnost: String,
    opis_del: nullable<string>(() => null),
    telefon: nullable<string>(() => null),
    dezurni_telefon: nullable<string>(() => null),
    email: nullable<string>(() => null),
    splet: nullable<string>(() => null),
    nujno: Boolean,
    delovni_cas: nullable<string>(() => null),
    /** The parts of the building for which the contractor is responsible. */
    sklopi: (): string[] => [],
    pogodba_od: nullable<string>(() => null),
    pogodba_do: nullable<string>(() => null),
  },
  /** A manager's contact data. */
  managerContact: {
    manager: primaryKey(String),
    telefon: nullable<string>(() => null),
    e_posta: nullable<string>(() => null),
    spletna_stran: nullable<string>(() => null),
    /** JSON, because a column cannot contain a list of objects. */
    uradne_ure: String,
    zaprto: (): string[] => [],
    dezurna_stevilka: nullable<string>(() => null),
    ure: nullable<string>(() => null),
  },
  /** A building's emergency information. */
  buildingHelp: {
    objekt_sifra: primaryKey(String),
    navodila_html: nullable<string>(() => null),
    /** JSON, as above. */
    lokacije_zapornih_ventilov: String,
  },
  insuranceContract: {
    id_pogodbe: primaryKey(Number),
    objekt_sifra: String,
    zavarovalnica: String,
    st_police: String,
    vrsta_zavarovanja: String,
    predmet: String,
    kritja: (): string[] => [],
    izkljucitve: nullable<string>(() => null),
    zavarovalna_vsota: Number,
    letna_premija: Number,
    fransiza: nullable<string>(() => null),
    velja_od: String,
    velja_do: nullable<string>(() => null),
    telefon: nullable<string>(() => null),
    email: nullable<string>(() => null),
    splet: nullable<string>(() => null),
    /** The portal's route for reporting damage. */
    pot_obrazca: nullable<string>(() => null),
    id_police: nullable<number>(() => null),
    id_pogojev: nullable<number>(() => null),
  },
  registeredUnit: {
    key: primaryKey(String),
    objekt_sifra: String,
    inventarna_stevilka: String,
    oznaka_enote: String,
    vrsta_enote: (): Schemas['UnitKind'] => 'stanovanje',
    st_oseb: Number,
    st_psov: Number,
    prazna: Boolean,
    velja_od: String,
  },
  registeredHistory: {
    key: primaryKey(String),
    inventarna_stevilka: String,
    velja_od: String,
    velja_do: nullable<string>(() => null),
    st_oseb: Number,
    st_psov: Number,
    vir: (): Schemas['RegisteredHistory']['vir'] => 'upravnik',
  },
  registeredChange: {
    id_spremembe: primaryKey(Number),
    payer: String,
    inventarna_stevilka: String,
    st_oseb: Number,
    st_psov: Number,
    prazna: Boolean,
    velja_od: String,
    opomba: nullable<string>(() => null),
    datoteka: nullable<string>(() => null),
    oddano: String,
    status: (): Schemas['RegisteredChange']['status'] => 'prejeto',
  },
};
