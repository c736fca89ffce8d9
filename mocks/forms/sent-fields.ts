import type { components, FormField, SentValues } from '../../src/api/schema';
import { unitLabel } from '../units/unit-label';
import type { Db, PayerRow } from '../world/db';
import { isAsked } from './form-rules';

type Schemas = components['schemas'];
type Field = FormField;
type SentField = Schemas['SentField'];

/** The longest `izpis` in the contract. */
const LONGEST_TEXT = 300;

/**
 * The stored values of a submission: with the form's labels and today's texts, in the order of the form.
 * @param values values in which `formFaults` has found no fault
 */
export function sentFields(
  db: Db,
  payer: PayerRow,
  fields: readonly Field[],
  values: SentValues,
): SentField[] {
  return fields.flatMap((field) => {
    const { ime, oznaka, vrsta } = field;
    const vrednost = values[ime] ?? '';
    if (String(vrednost).trim() === '' || !isAsked(field, values)) return [];
    return [{ ime, oznaka, vrsta, vrednost, izpis: inWords(db, payer, field, vrednost) }];
  });
}

function inWords(
  db: Db,
  payer: PayerRow,
  { vrsta, moznosti }: Field,
  value: SentField['vrednost'],
): string | null {
  if (vrsta === 'izbira') return moznosti?.find((each) => each.vrednost === value)?.oznaka ?? null;
  if (vrsta !== 'enota') return null;
  const where = {
    payer: { equals: payer.key },
    inventarna_stevilka: { equals: String(value) },
  };
  const unit = db.unit.findFirst({ where });
  return unit && unitLabel(unit).slice(0, LONGEST_TEXT);
}
