import type { FormField, Known, SentValues, Unit } from '../../domain/api-types';
import { typedNumber } from '../../domain/money/typed-number';
import { label } from '../../domain/values/label';
import { formsText as text } from '../../text/forms/forms';
import { date, dateAndTime } from '../../ui/form/date-rules';
import { acceptOf, type FileKind, filesOf, filesUpTo } from '../../ui/form/file-rules';
import {
  email,
  type FieldValue,
  type FormValues,
  maxLength,
  maxValue,
  minLength,
  minValue,
  type Rule,
  required,
} from '../../ui/form/rules';
import type { FieldPlan, FieldPlans } from '../../ui/form/use-portal-form';
import { atMostFiles, numberWith, oneOf, slovenianIban, telephone } from './field-rules';

/** The limits of the contract for `priloge`; the backend checks the same ones. */
const fileKinds: readonly FileKind[] = ['pdf', 'jpg', 'png'];
const MAX_FILE_MB = 10;
const MAX_FILES = 10;

/** The file types that the file picker offers as an attachment. */
export const fileTypes = acceptOf(fileKinds);

const lengths = ({ najmanj, najvec }: FormField): Rule[] => [
  ...(najmanj === null ? [] : [minLength(najmanj)]),
  ...(najvec === null ? [] : [maxLength(najvec)]),
];

/** How many decimals a number may have where the contract names no limit. */
const MOST_DECIMALS = 4;

/** How many decimals the number of a field may have. */
export const decimalsOf = ({ decimalke }: FormField) => decimalke ?? MOST_DECIMALS;

const limits = (field: FormField): Rule[] => [
  ...numberWith(decimalsOf(field)),
  ...(field.najmanj === null ? [] : [minValue(field.najmanj)]),
  ...(field.najvec === null ? [] : [maxValue(field.najvec)]),
];

/** The rules of each kind of field (`pages.md` P24, C4), in addition to `required`. */
const rulesOf: Readonly<
  Record<Known<FormField['vrsta']>, (field: FormField, units: readonly Unit[]) => readonly Rule[]>
> = {
  enota: (_, units) => [oneOf(units.map(({ inventarna_stevilka }) => inventarna_stevilka))],
  besedilo: lengths,
  dolgo_besedilo: lengths,
  obracun: lengths,
  postavka: lengths,
  vodomer: lengths,
  email: (field) => [email, ...lengths(field)],
  telefon: (field) => [telephone, ...lengths(field)],
  iban: () => [slovenianIban],
  datum: () => [date()],
  datum_ura: () => [dateAndTime],
  stevilo: limits,
  izbira: ({ moznosti }) => [oneOf((moznosti ?? []).map(({ vrednost }) => vrednost))],
  potrditev: () => [],
  priloge: () => [filesOf(fileKinds, ['zip']), filesUpTo(MAX_FILE_MB), atMostFiles(MAX_FILES)],
};

/** Whether a field is shown, given the value of the field that it depends on. */
export function isAsked({ pogoj }: FormField, values: FormValues): boolean {
  return pogoj === null || values[pogoj.polje] === pogoj.vrednost;
}

/** Whether a checkbox is a declaration: a sentence to agree to, which has a one-word name in messages. */
export function isDeclaration({ vrsta, obvezno }: FormField): boolean {
  return vrsta === 'potrditev' && obvezno;
}

function planOf(field: FormField, units: readonly Unit[]): FieldPlan {
  // An unknown kind is a line of text, which the server validates.
  const own = label(rulesOf, field.vrsta, lengths)(field, units);
  return {
    label: isDeclaration(field) ? text.declaration : field.oznaka,
    rules: field.obvezno ? [required, ...own] : own,
    when: (values) => isAsked(field, values),
  };
}

/** The field plans of a form that the contract describes as data. */
export function plansOf(
  fields: readonly FormField[],
  units: readonly Unit[],
): FieldPlans<FormValues> {
  return Object.fromEntries(fields.map((field) => [field.ime, planOf(field, units)]));
}

/** The value of a field that is not filled in. */
export function emptyValue({ vrsta }: FormField): FieldValue {
  if (vrsta === 'potrditev') return false;
  return vrsta === 'priloge' ? [] : '';
}

function sentValue({ vrsta }: FormField, value: FieldValue): SentValues[string] {
  if (typeof value === 'boolean') return value;
  const line = String(value).trim();
  if (line === '') return null;
  if (vrsta === 'stevilo') return typedNumber(line);
  return vrsta === 'iban' ? line.replace(/\s/g, '').toUpperCase() : line;
}

/** The values as the contract takes them: hidden fields are left out, files are sent separately. */
export function sentValues(fields: readonly FormField[], values: FormValues): SentValues {
  const sent = fields.filter((field) => field.vrsta !== 'priloge' && isAsked(field, values));
  return Object.fromEntries(
    sent.map((field) => [field.ime, sentValue(field, values[field.ime] ?? '')]),
  );
}

/** The files that are sent with the values; those of a hidden field are not. */
export function filesOfForm(fields: readonly FormField[], values: FormValues): readonly File[] {
  const asked = fields.filter((field) => field.vrsta === 'priloge' && isAsked(field, values));
  return asked.flatMap(({ ime }) => values[ime]).filter((each) => each instanceof File);
}
