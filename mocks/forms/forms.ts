import type { Form, FormField, Submission } from '../../src/api/schema';
import type { Db, RowOf } from '../world/db';

type FormRow = RowOf<'form'>;

/** The form with a key; `undefined` when the manager does not have it. */
export function findForm(db: Db, key: string): FormRow | null {
  return db.form.findFirst({ where: { oznaka: { equals: key } } });
}

/** The fields of a form. */
export function fieldsOf({ polja }: FormRow): FormField[] {
  return JSON.parse(polja);
}

/** The number of the next submission (pages.md P24: V-2026-00871). */
export function nextNumber(db: Db): string {
  const numbers = db.submission.getAll().map(({ st_vloge }) => Number(st_vloge.slice(-5)));
  return `V-2026-${String(Math.max(0, ...numbers) + 1).padStart(5, '0')}`;
}

/**
 * A form in the contract's shape.
 * @param product the product in the path of its PDF
 */
export function toForm(form: FormRow, product: string): Form {
  const { oznaka, naziv, opis, kategorija, nacin, kdo, velikost, dni_do_odgovora } = form;
  const pot_pdf = velikost === null ? null : `/api/${product}-user/v2/forms/pdf/${oznaka}`;
  return { oznaka, naziv, opis, kategorija, nacin, kdo, pot_pdf, velikost, dni_do_odgovora };
}

/**
 * A submission in the contract's shape.
 * @throws when it has no state
 */
export function toSubmission(row: RowOf<'submission'>): Submission {
  const { st_vloge, oznaka, naziv, datum_oddaje, odgovor, dni_do_odgovora, priloge } = row;
  const [first, ...later] = row.statusi.map((status, index) => ({
    status,
    datum: row.datumi[index] ?? datum_oddaje,
  }));
  if (!first) throw new Error(`submission ${st_vloge} has no state`);
  const { status } = later.at(-1) ?? first;
  const head = { st_vloge, oznaka, naziv, datum_oddaje, status, odgovor, dni_do_odgovora };
  return {
    ...head,
    polja: JSON.parse(row.polja),
    priloge: [...priloge],
    zgodovina: [first, ...later],
  };
}
