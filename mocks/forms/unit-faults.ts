import type { SentValues } from '../../src/api/schema';
import type { Caller } from '../server/context';
import { endOfUnit, openUnits } from '../units/tenure';
import type { Db, RowOf, UnitRow } from '../world/db';
import { fieldsOf } from './forms';

/** Forms about bills, which stay with the payer of a unit that was handed over (pages.md P36). */
const aboutBills = ['reklamacija_obracuna', 'potrdilo'];

/** The `vrsta` of the units that a form for an audience (`kdo`) is about; both roles count (pages.md P24). */
const rolesOf = { lastnik: ['L', 'L+U'], uporabnik: ['U', 'L+U'], vsi: ['L', 'U', 'L+U'] };

/**
 * The faults of the units in a form, each as `<field>: <fault>`: the payer has handed the unit over, or does not have the
 * role in it that the form is for.
 * @returns `foreign` when a unit is not the payer's, nor was it
 */
export function unitFaults(
  db: Db,
  caller: Caller,
  form: RowOf<'form'>,
  values: SentValues,
): readonly string[] | 'foreign' {
  const { key, seesAsUser } = caller.payer;
  const faults: string[] = [];
  for (const { ime, vrsta } of fieldsOf(form)) {
    if (vrsta !== 'enota') continue;
    const unit = String(values[ime]);
    const where = { payer: { equals: key }, inventarna_stevilka: { equals: unit } };
    // A unit that the payer both owns and uses has a row for each role.
    const own = db.unit.findMany({ where }).filter(openUnits(db, caller));
    const isAs = (role: UnitRow['vrsta']) => rolesOf[form.kdo].includes(seesAsUser ? 'U' : role);
    if (own.length === 0) return 'foreign';
    const isEnded = endOfUnit(db, key, unit) !== undefined;
    if (isEnded && !aboutBills.includes(form.oznaka)) faults.push(`${ime}: was handed over`);
    else if (!own.some((row) => isAs(row.vrsta))) {
      faults.push(`${ime}: the form is for ${form.kdo}`);
    }
  }
  return faults;
}
