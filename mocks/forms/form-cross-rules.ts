import type { SentValues } from '../../src/api/schema';
import { isLetBy } from '../billing/own-consumption';
import type { Db } from '../world/db';

type Values = SentValues;
type Rule = (values: Values) => readonly string[];

/** Rules between the fields of a form, by form (pages.md P20, C4). */
const rules: Readonly<Record<string, Rule>> = {
  sprememba_oseb: ({ prazna, st_oseb }) =>
    prazna === true && st_oseb !== 1 ? ['st_oseb: must be 1 when the unit is empty'] : [],
};

/**
 * Faults between the fields of a form, each as `<field>: <fault>`; `formFaults` checks each field separately.
 * @param form the form's `oznaka`
 */
export function crossFaults(form: string, values: Values): readonly string[] {
  return rules[form]?.(values) ?? [];
}

/**
 * The fault of a reported meter reading: it must not be below the last reading of the same meter (pages.md P24). A
 * meter without readings takes any value, and so does one of a unit that the payer has let: its readings are the tenant's.
 * Call it only for a unit of the payer.
 */
export function readingFaults(
  db: Db,
  payer: string,
  form: string,
  { inventarna_stevilka, vodomer, stanje }: Values,
): readonly string[] {
  const unit = String(inventarna_stevilka);
  if (form !== 'stanje_vodomera' || isLetBy(db, payer, unit)) return [];
  const where = { inventarna_stevilka: { equals: unit } };
  const last = db.meterReading
    .findMany({ where })
    .filter(({ st_merilnika }) => st_merilnika === String(vodomer).trim())
    .reduce((most, { stanje_novo }) => Math.max(most, stanje_novo), 0);
  return Number(stanje) < last ? [`stanje: must be ${last} or more, the last reading`] : [];
}
