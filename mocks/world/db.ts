import { factory, nullable, primaryKey } from '@mswjs/data';
import type { components, Unit } from '../../src/api/schema';
import { accountTables } from '../account/tables';
import { dueTables } from '../billing/due-tables';
import { energyTables } from '../billing/energy-tables';
import { mandateTables } from '../billing/mandate/tables';
import { billingTables } from '../billing/tables';
import { buildingTables } from '../building/tables';
import { decisionsTables } from '../decisions/tables';
import { documentsTables } from '../documents/tables';
import { eventsTables } from '../events/tables';
import { formsTables } from '../forms/tables';
import { fundsTables } from '../funds/tables';
import { messagesTables } from '../messages/tables';
import { handoverTables } from '../people/handover/tables';
import { peopleTables } from '../people/tables';
import { unitsTables } from '../units/tables';
import { indexTable } from './indexed-table';

type Fund = components['schemas']['Fund'];
type UnitType = Unit['vrsta'];

/** The tables of one world; empty until it is seeded. */
export type Db = ReturnType<typeof createDb>;

/** Columns that the answers query; a table without any of them is searched by its primary key only. */
const often = [
  'payer',
  'owner',
  'user_id',
  'manager',
  'objekt_sifra',
  'inventarna_stevilka',
  'id_vlozisca',
  'id_sklada',
  'st_dokumenta',
  'id_odlocitve',
  'st_prijave',
  'id_predaje',
  'odtis',
];

/**
 * A new, empty world. @mswjs/data silently fills missing fields with `''` and `0`, so rows are added only as the
 * complete row types below, and fields that may be missing are `nullable`.
 */
export function createDb() {
  const db = factory({
    ...accountTables,
    user: {
      id: primaryKey(Number),
      firstname: String,
      lastname: String,
      email: String,
      password_hash: String,
      /** The name on bills; a change of the account's name does not change it (pages.md P2). */
      naziv_placnika: String,
      naslov: String,
      kraj: String,
      zadnja_prijava: nullable<string>(() => null),
      prejsnja_prijava: nullable<string>(() => null),
    },
    manager: {
      manager: primaryKey(String),
      full_title: String,
      naslov: String,
      kraj: String,
      iban: String,
      /** Whether one payment may settle several regular bills (pages.md 2.6). */
      dovoli_skupno_placilo: Boolean,
      /** How debtors of the reserve fund are shown to owners (pages.md Decided 5). */
      prikaz_dolznikov: (): 'ime' | 'enota' => 'ime',
    },
    building: {
      objekt_sifra: primaryKey(String),
      iban_rezervni_sklad: nullable<string>(() => null),
    },
    payer: {
      key: primaryKey(String),
      /** 0 while the code belongs to no account. */
      user_id: Number,
      manager: String,
      code_payer: String,
      allowed_pages: (): number[] => [],
      has_tenants: Boolean,
    },
    unit: {
      key: primaryKey(String),
      payer: String,
      objekt_sifra: String,
      naziv: String,
      stev_stavbe: nullable<string>(() => null),
      zaporedna: Number,
      stez_stanovanja: Number,
      inventarna_stevilka: String,
      vrsta: (): UnitType => 'L',
    },
    openItem: {
      key: primaryKey(String),
      payer: String,
      inventarna_stevilka: String,
      st_dokumenta: String,
      sklad: (): Fund => 'redni',
      obdobje: String,
      datum_izdaje: String,
      rok_placila: nullable<string>(() => null),
      znesek: Number,
      placano: Number,
      obresti: Number,
      st_opominov: Number,
      datum_opomina: nullable<string>(() => null),
      v_izvrsbi: Boolean,
      direktna_obremenitev: Boolean,
    },
    ...messagesTables,
    ...documentsTables,
    ...formsTables,
    ...buildingTables,
    ...unitsTables,
    ...billingTables,
    ...energyTables,
    ...dueTables,
    ...mandateTables,
    ...fundsTables,
    ...decisionsTables,
    ...eventsTables,
    ...peopleTables,
    ...handoverTables,
  });
  for (const table of Object.values(db)) indexTable(table, often);
  return db;
}

/** The key of a payer context: one payer code at one manager. */
export function payerKey(manager: string, codePayer: string): string {
  return `${manager}/${codePayer}`;
}

type Rows = { [Model in Exclude<keyof Db, symbol>]: ReturnType<Db[Model]['getAll']>[number] };
type Plain<Row> = { [Column in Extract<keyof Row, string>]: Row[Column] };

/** A complete row of a table. */
export type RowOf<Model extends keyof Rows> = Plain<Rows[Model]>;

export type UserRow = Plain<Rows['user']>;
export type ManagerRow = Plain<Rows['manager']>;
export type BuildingRow = Plain<Rows['building']>;
export type PayerRow = Plain<Rows['payer']>;
export type UnitRow = Plain<Rows['unit']>;
/** Amounts are in cents. */
export type OpenItemRow = Plain<Rows['openItem']>;
