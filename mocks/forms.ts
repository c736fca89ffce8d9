import type { components } from '../src/api/schema';
import type { Db, RowOf } from './db';
import { forms, type SeedForm } from './seed/forms';

type Schemas = components['schemas'];

/** The form of a key. */
export function findForm(key: string): SeedForm | undefined {
  return forms.find(({ oznaka }) => oznaka === key);
}

/** The number of the next submission (domain.md P24: V-2026-00871). */
export function nextNumber(db: Db): string {
  const numbers = db.submission.getAll().map(({ st_vloge }) => Number(st_vloge.slice(-5)));
  return `V-2026-${String(Math.max(...numbers) + 1).padStart(5, '0')}`;
}

/**
 * A form as the contract has it.
 * @param product what the path of its PDF begins with
 */
export function toForm(form: SeedForm, product: string): Schemas['Form'] {
  const { oznaka, naziv, opis, kategorija, nacin, kdo, velikost } = form;
  const pot_pdf = velikost === null ? null : `/api/${product}-user/v2/forms/pdf/${oznaka}`;
  return { oznaka, naziv, opis, kategorija, nacin, kdo, pot_pdf, velikost };
}

/**
 * A submission as the contract has it.
 * @throws when it is of a form that is not there, or has no state
 */
export function toSubmission(row: RowOf<'submission'>): Schemas['Submission'] {
  const { st_vloge, oznaka, datum_oddaje, odgovor, priloge } = row;
  const form = findForm(oznaka);
  const [first, ...later] = row.statusi.map((status, index) => ({
    status,
    datum: row.datumi[index] ?? datum_oddaje,
  }));
  if (!form || !first) throw new Error(`submission ${st_vloge} is broken`);
  const { status } = later.at(-1) ?? first;
  const head = { st_vloge, oznaka, naziv: form.naziv, datum_oddaje, status, odgovor };
  return { ...head, priloge: [...priloge], zgodovina: [first, ...later] };
}
