import type { components } from '../../../src/api/schema';
import { isLetBy } from '../../billing/own-consumption';
import type { Db, RowOf } from '../../world/db';
import { possibleDays } from './costs';
import { filesOf, metersOf, statesOf, takerOf } from './handover-answer';
import type { SentDraft } from './sent-draft';
import { isTaxNumber } from './tax-number';

type Schemas = components['schemas'];
type FieldError = Schemas['FieldError'];
type Row = RowOf<'handover'>;

const LONGEST_FIELD = 40;

/** How many documents a handover has at most, photos of meters apart. */
export const MOST_DOCUMENTS = 10;

/** The values of a draft that cannot be kept. What is missing is no fault. */
export function draftFaults(db: Db, row: Row, { draft, file }: SentDraft): FieldError[] {
  const wrong = (polje: string): FieldError => ({ polje, razlog: 'neustrezno', meja: null });
  const { datum_predaje: date, prevzemnik, stevci, priloge } = draft;
  const { najprej, najpozneje } = possibleDays(db, row);
  const meters = new Map(
    metersOf(db, row.inventarna_stevilka).map((meter) => [meter.st_merilnika, meter]),
  );
  const files = new Set(filesOf(db, row).map(({ id_priloge }) => id_priloge));
  const isLet = isLetBy(db, row.payer, row.inventarna_stevilka);
  const states = stevci.flatMap(({ st_merilnika, stanje }): FieldError[] => {
    const meter = meters.get(st_merilnika);
    const polje = fieldOf(st_merilnika);
    if (!meter) return [wrong(polje)];
    const { zadnje_stanje: last, najvecje_stanje: most } = meter;
    if (stanje === null) return [];
    if (!isLet && last !== null && stanje < last)
      return [{ polje, razlog: 'prenizko', meja: last }];
    return stanje > most ? [wrong(polje)] : [];
  });
  const isTwice = new Set(stevci.map(({ st_merilnika }) => st_merilnika)).size < stevci.length;
  const isStrange =
    file === 'wrong' || (file?.st_merilnika != null && !meters.has(file.st_merilnika));
  return [
    ...(date !== null && (date < najprej || date > najpozneje) ? [wrong('datum_predaje')] : []),
    ...(prevzemnik.davcna !== null && !isTaxNumber(prevzemnik.davcna) ? [wrong('davcna')] : []),
    ...states,
    ...(isTwice ? [wrong('stevci')] : []),
    ...(priloge.every((id) => files.has(id)) ? [] : [wrong('priloge')]),
    ...(isStrange ? [wrong('datoteka')] : []),
  ];
}

/** The document that a kind of handover needs. */
export function neededDocument(vrsta: Schemas['HandoverKind']): 'pogodba' | 'sklep' {
  return vrsta === 'dedovanje' ? 'sklep' : 'pogodba';
}

/** What a draft lacks before it can be signed. */
export function missingIn(db: Db, row: Row): FieldError[] {
  const { ime, naslov, e_posta } = takerOf(row);
  const states = statesOf(row);
  const needed = neededDocument(row.vrsta);
  const missing = [
    row.datum_predaje === null && 'datum_predaje',
    ime === null && 'ime',
    Object.values(naslov).includes(null) && 'naslov',
    e_posta === null && 'e_posta',
    ...metersOf(db, row.inventarna_stevilka)
      .filter(
        ({ daljinsko, st_merilnika }) => !daljinsko && (states[st_merilnika] ?? null) === null,
      )
      .map(({ st_merilnika }) => fieldOf(st_merilnika)),
    filesOf(db, row).every(({ vrsta }) => vrsta !== needed) && needed,
  ];
  const lacking = missing.flatMap((polje): FieldError[] =>
    typeof polje === 'string' ? [{ polje, razlog: 'manjka', meja: null }] : [],
  );
  const isLet = isLetBy(db, row.payer, row.inventarna_stevilka);
  return isLet ? lacking : [...lacking, ...overtaken(db, row)];
}

/**
 * The states that are below a later one, which the manager has got since. They are not in an answer to the giver of a let unit,
 * whose meters are the tenant's to read (C9).
 */
export function overtaken(db: Db, row: Row): FieldError[] {
  const states = statesOf(row);
  return metersOf(db, row.inventarna_stevilka).flatMap(({ st_merilnika, zadnje_stanje: last }) => {
    const state = states[st_merilnika] ?? null;
    const isBelow = state !== null && last !== null && state < last;
    return isBelow ? [{ polje: fieldOf(st_merilnika), razlog: 'prenizko', meja: last }] : [];
  });
}

function fieldOf(meter: string): string {
  return `stevci.${meter}`.slice(0, LONGEST_FIELD);
}
