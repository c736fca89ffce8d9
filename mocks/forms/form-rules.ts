import type { FieldError, FormField, SentValues } from '../../src/api/schema';
import { isIban } from '../billing/iban';

type Field = FormField;
type Values = SentValues;
type Value = Values[string];
type Fault = FieldError;

const patterns: Partial<Record<Field['vrsta'], RegExp>> = {
  email: /^[^@\s]+@[^@\s]+\.[^@\s]+$/,
  telefon: /^[0-9+() /-]{5,}$/,
  datum: /^\d{4}-\d{2}-\d{2}$/,
  datum_ura: /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/,
};

/**
 * The faults of a form's values (pages.md P24, rules C4), each as `<field>: <fault>`.
 * @param files the number of files sent; they belong to the field of kind `priloge`
 */
export function formFaults(
  fields: readonly Field[],
  values: Values,
  files: number,
): readonly string[] {
  const known = new Set(fields.filter(isValued).map(({ ime }) => ime));
  const asked = fields.filter((field) => isValued(field) && isAsked(field, values));
  const unknown = Object.keys(values).filter((name) => !known.has(name));
  return [
    ...unknown.map((name) => `${name}: is not a field of this form`),
    ...asked.flatMap((field) => {
      const fault = valueFault(field, values[field.ime] ?? null);
      return fault === undefined ? [] : [`${field.ime}: ${fault}`];
    }),
    ...filesFaults(
      fields.filter((field) => isAsked(field, values)),
      files,
    ),
  ];
}

function isValued({ vrsta }: Field): boolean {
  return vrsta !== 'priloge';
}

/** Whether a field is to be filled in with these values. */
export function isAsked({ pogoj }: Field, values: Values): boolean {
  return pogoj === null || values[pogoj.polje] === pogoj.vrednost;
}

function filesFaults(fields: readonly Field[], files: number): readonly string[] {
  const field = fields.find(({ vrsta }) => vrsta === 'priloge');
  if (!field) return files > 0 ? ['priloge: this form takes no files'] : [];
  return field.obvezno && files === 0 ? [`${field.ime}: is missing`] : [];
}

function valueFault(field: Field, value: Value): string | undefined {
  const { vrsta, obvezno } = field;
  if (vrsta === 'potrditev' && value !== null && typeof value !== 'boolean')
    return 'must be true or false';
  const isUnticked = vrsta === 'potrditev' && value === false;
  const isEmpty = value === null || isUnticked || String(value).trim() === '';
  if (isEmpty) return obvezno ? 'is missing' : undefined;
  if (vrsta === 'potrditev') return undefined;
  if (vrsta === 'stevilo') return numberFault(field, value);
  if (typeof value !== 'string') return 'must be text';
  return textFault(field, value);
}

function numberFault({ najmanj, najvec, decimalke }: Field, value: Value): string | undefined {
  if (typeof value !== 'number') return 'must be a number';
  if (najmanj !== null && value < najmanj) return `must be ${najmanj} or more`;
  if (najvec !== null && value > najvec) return `must be ${najvec} or less`;
  const fits = decimalke === null || Number(value.toFixed(decimalke)) === value;
  return fits ? undefined : `must have at most ${decimalke} decimals`;
}

function textFault({ vrsta, najmanj, najvec, moznosti }: Field, value: string): string | undefined {
  // Code points, as the portal and the description's limits count.
  const { length } = [...value];
  if (najmanj !== null && length < najmanj) return `must have at least ${najmanj} characters`;
  if (najvec !== null && length > najvec) return `must have at most ${najvec} characters`;
  if (moznosti && !moznosti.some(({ vrednost }) => vrednost === value)) return 'cannot be chosen';
  if (vrsta === 'iban' && !isIban(value.replace(/\s/g, ''))) return 'is not a Slovenian IBAN';
  const pattern = patterns[vrsta];
  const isDay = vrsta === 'datum' || vrsta === 'datum_ura';
  const fits = (pattern?.test(value) ?? true) && (!isDay || isTime(value));
  return fits ? undefined : `is not of kind ${vrsta}`;
}

/** Whether a day or time exists, from 1900 on; `Date.parse` alone takes 30 February. */
function isTime(value: string): boolean {
  const day = value.slice(0, 10);
  const time = Date.parse(`${day}T00:00Z`);
  const exists = !Number.isNaN(time) && new Date(time).toISOString().startsWith(day);
  return exists && day >= '1900' && !Number.isNaN(Date.parse(value));
}

/** The faults in the contract's form; only the first of each field. */
export function faultsByField(faults: readonly string[]): Fault[] {
  const byField = new Map<string, Fault>();
  for (const fault of faults) {
    const [polje = '', said = ''] = fault.split(/: (.*)/s, 2);
    if (!byField.has(polje)) byField.set(polje, { polje: polje.slice(0, 40), ...reasonOf(said) });
  }
  return [...byField.values()].slice(0, 100);
}

function reasonOf(said: string): Pick<Fault, 'razlog' | 'meja'> {
  if (said.startsWith('is missing')) return { razlog: 'manjka', meja: null };
  const least = /^must be ([\d.]+) or more/.exec(said)?.[1];
  return least === undefined
    ? { razlog: 'neustrezno', meja: null }
    : { razlog: 'prenizko', meja: Number(least) };
}
