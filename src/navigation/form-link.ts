import { pathOf } from './page-table';

/** The parameters of the forms page: the form, and values to fill in. */
export const formParameters = {
  form: 'obrazec',
  unit: 'enota',
  bill: 'obracun',
  line: 'postavka',
  meter: 'vodomer',
  policy: 'polica',
} as const;

const linkedNames = ['unit', 'bill', 'line', 'meter', 'policy'] as const;

/** A form that other pages link to, by its `oznaka` (`pages.md` P24). */
export type LinkedForm =
  | 'reklamacija_obracuna'
  | 'stanje_vodomera'
  | 'potrdilo'
  | 'splosno_vprasanje';

/** Values to fill in: the unit's `inventarna_stevilka`, numbers of a bill, a meter and a policy, the name of a cost. No personal data. */
export type LinkValues = Readonly<
  Partial<Record<Exclude<keyof typeof formParameters, 'form'>, string | null>>
>;

/**
 * The address of a form with values from the linking page (`pages.md` P5, P14).
 *
 * @param values - missing and empty ones are left out
 */
export function formLink(form: LinkedForm, values: LinkValues): string {
  const parameters = new URLSearchParams({ [formParameters.form]: form });
  for (const name of linkedNames) {
    const value = values[name];
    if (value) parameters.set(formParameters[name], value);
  }
  return `${pathOf('forms')}?${parameters}`;
}

/** The address of all forms, to open each for this unit (`inventarna_stevilka`, `pages.md` P18). */
export function formsOfUnit(unitNumber: string): string {
  return `${pathOf('forms')}?${new URLSearchParams({ [formParameters.unit]: unitNumber })}`;
}

/** The parameter of the registered-persons page with the number of the unit whose change is being reported. */
export const reportParameter = 'prijava';

/** The address that opens the report of a change for a unit (`inventarna_stevilka`, `pages.md` P20). */
export function reportLink(unitNumber: string): string {
  const page = pathOf('registered-number-of-people-and-dogs');
  return `${page}?${new URLSearchParams({ [reportParameter]: unitNumber })}`;
}

/** The form in an address of the forms page, with its values. */
export interface FormAddress {
  readonly form: string;
  readonly values: LinkValues;
}

/** Reads an address of `formLink`; `undefined` without a form. The form validates the values. */
export function readFormLink(address: URLSearchParams): FormAddress | undefined {
  const form = address.get(formParameters.form);
  if (!form) return undefined;
  const values = Object.fromEntries(
    linkedNames.map((name) => [name, address.get(formParameters[name])]),
  );
  return { form, values };
}

/** The fragment that leads to a submission in the list of sent ones. */
export function submissionAnchor(number: string): string {
  return `vloga-${number}`;
}
