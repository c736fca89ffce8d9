import { pathOf } from './page-table';

/** What the address of the forms page may say: which form, and what it is to be filled with. */
export const formParameters = {
  form: 'obrazec',
  unit: 'enota',
  bill: 'obracun',
  line: 'postavka',
  meter: 'vodomer',
} as const;

/** A form that other pages lead to, by its `oznaka` (`pages.md` P24). */
export type LinkedForm =
  | 'reklamacija_obracuna'
  | 'stanje_vodomera'
  | 'potrdilo'
  | 'splosno_vprasanje';

/** What is known of it: the unit's `inventarna_stevilka`, numbers of a bill and a meter, the name of a cost. No person's data. */
export type LinkValues = Readonly<
  Partial<Record<Exclude<keyof typeof formParameters, 'form'>, string | null>>
>;

/**
 * The address of a form, filled with what the page that leads there knows (`pages.md` P5, P14).
 *
 * @param values - what is missing or empty is left out
 */
export function formLink(form: LinkedForm, values: LinkValues): string {
  const parameters = new URLSearchParams({ [formParameters.form]: form });
  for (const name of ['unit', 'bill', 'line', 'meter'] as const) {
    const value = values[name];
    if (value) parameters.set(formParameters[name], value);
  }
  return `${pathOf('forms')}?${parameters}`;
}

/** The address of all forms, each about this unit (`inventarna_stevilka`) once it is opened (`pages.md` P18). */
export function formsOfUnit(unit: string): string {
  return `${pathOf('forms')}?${new URLSearchParams({ [formParameters.unit]: unit })}`;
}

/** Stands in the address of the registered persons with a unit's key while its change is being reported. */
export const reportParameter = 'prijava';

/** The address where other numbers of persons and dogs of a unit (`inventarna_stevilka`) are reported (`pages.md` P20). */
export function reportLink(unit: string): string {
  const page = pathOf('registered-number-of-people-and-dogs');
  return `${page}?${new URLSearchParams({ [reportParameter]: unit })}`;
}

/** What an address of the forms page says: the form, and the values that came along. */
export interface FormAddress {
  readonly form: string;
  readonly values: LinkValues;
}

/** Reads what `formLink` wrote; `undefined` when no form is named. Whether it means anything is the form's to judge. */
export function readFormLink(address: URLSearchParams): FormAddress | undefined {
  const form = address.get(formParameters.form);
  if (!form) return undefined;
  const { unit, bill, line, meter } = formParameters;
  const values = {
    unit: address.get(unit),
    bill: address.get(bill),
    line: address.get(line),
    meter: address.get(meter),
  };
  return { form, values };
}

/** The fragment that leads to a submission among those that were sent. */
export function submissionAnchor(number: string): string {
  return `vloga-${number}`;
}
