import type { FormField, Unit } from '../../domain/api-types';
import type { LinkValues } from '../../navigation/form-link';
import type { FormDraft } from '../../storage/form-drafts';
import type { FieldValue, FormValues } from '../../ui/form/rules';
import { emptyValue } from './field-plans';
import { isKnownKind } from './known-field';

/** The fields that an address can fill in, by parameter; a unit is filled into every field for a unit. */
const linked: Readonly<Record<Exclude<keyof LinkValues, 'unit'>, string>> = {
  bill: 'obracun',
  line: 'postavka',
  meter: 'vodomer',
  policy: 'polica',
};

function givenFor({ ime, vrsta }: FormField, values: LinkValues): string | undefined {
  if (vrsta === 'enota') return values.unit ?? undefined;
  const name = (['bill', 'line', 'meter', 'policy'] as const).find((each) => linked[each] === ime);
  return (name && values[name]) ?? undefined;
}

/** Whether a field accepts the value of an address; other values are ignored. */
function takes({ vrsta, moznosti, najvec }: FormField, value: string, units: readonly Unit[]) {
  if (vrsta === 'enota') return units.some((unit) => unit.inventarna_stevilka === value);
  if (vrsta === 'izbira') return moznosti?.some(({ vrednost }) => vrednost === value) ?? false;
  const isText = vrsta === 'besedilo' || isKnownKind(vrsta);
  return isText && value.length <= (najvec ?? Number.POSITIVE_INFINITY);
}

interface StartFacts {
  readonly units: readonly Unit[];
  /** `inventarna_stevilka` of the selected unit. */
  readonly selected: string | undefined;
  readonly given: LinkValues;
}

/** A form as it opens: filled in from its address, otherwise with the selected unit when a unit is required. */
export function startValues(
  fields: readonly FormField[],
  { units, selected, given }: StartFacts,
): FormValues {
  const startOf = (field: FormField): FieldValue => {
    const value = givenFor(field, given);
    if (value !== undefined && takes(field, value, units)) return value;
    const asksUnit = field.vrsta === 'enota' && field.obvezno;
    return asksUnit && selected !== undefined ? selected : emptyValue(field);
  };
  return Object.fromEntries(fields.map((field) => [field.ime, startOf(field)]));
}

/** The start values, replaced by those of a draft that the fields of the form accept. */
export function resumed(start: FormValues, draft: FormDraft | undefined): FormValues {
  const fits = (value: unknown, like: FieldValue | undefined): value is FieldValue =>
    typeof value === typeof like && Array.isArray(value) === Array.isArray(like);
  const kept = Object.entries(draft?.values ?? {}).filter(
    (entry): entry is [string, FieldValue] =>
      Object.hasOwn(start, entry[0]) && fits(entry[1], start[entry[0]]),
  );
  return { ...start, ...Object.fromEntries(kept) };
}

/** A form with a file in its field for files, beside those that are there; it replaces one of the same name. */
export function withFile(
  values: FormValues,
  fields: readonly FormField[],
  file: File | undefined,
): FormValues {
  const field = fields.find(({ vrsta }) => vrsta === 'priloge');
  if (!field || !file) return values;
  const before = values[field.ime];
  const others = Array.isArray(before) ? before.filter(({ name }) => name !== file.name) : [];
  return { ...values, [field.ime]: [...others, file] };
}

/** Whether two states of a form are equal; files are compared by identity. */
export function sameValues(one: FormValues, other: FormValues): boolean {
  return Object.entries(one).every(([name, value]) => {
    const against = other[name];
    if (!Array.isArray(value) || !Array.isArray(against)) return value === against;
    return value.length === against.length && value.every((each, at) => each === against[at]);
  });
}
