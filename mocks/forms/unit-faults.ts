import type { SentValues } from '../../src/api/schema';
import type { Caller } from '../server/context';
import { endOfUnit, openUnits } from '../units/tenure';
import type { Db, RowOf } from '../world/db';
import { fieldsOf } from './forms';

/** Forms about bills, which stay with the payer of a unit that was handed over (pages.md P36). */
const aboutBills = ['reklamacija_obracuna', 'potrdilo'];

/**
 * The faults of the units in a form, each as `<field>: <fault>`: the payer has handed the unit over.
 * @returns `foreign` when a unit is not the payer's, nor was it
 */
export function unitFaults(
  db: Db,
  caller: Caller,
  form: RowOf<'form'>,
  values: SentValues,
): readonly string[] | 'foreign' {
  const { key } = caller.payer;
  const faults: string[] = [];
  for (const { ime, vrsta } of fieldsOf(form)) {
    if (vrsta !== 'enota') continue;
    const unit = String(values[ime]);
    const where = { payer: { equals: key }, inventarna_stevilka: { equals: unit } };
    const own = db.unit.findFirst({ where });
    if (!own || !openUnits(db, caller)(own)) return 'foreign';
    const isEnded = endOfUnit(db, key, unit) !== undefined;
    if (isEnded && !aboutBills.includes(form.oznaka)) faults.push(`${ime}: was handed over`);
  }
  return faults;
}
