import type { FormField } from '../../domain/api-types';
import { readFormLink } from '../../navigation/form-link';
import { type FormValues, judge } from '../../ui/form/rules';
import type { FieldPlans } from '../../ui/form/use-portal-form';
import { isAsked } from './field-plans';

/** A step in which fields are filled in, as the address names it. */
export type FillStep = 'podatki' | 'priloge';

/** A step of an online form; the last is the review. */
export type FormStep = FillStep | 'pregled';

/** Whether a form is one step without a review, as one whose bill and line the linking page has given: only the question is left to write (`pages.md` P24). */
export function isOneStep(address: URLSearchParams): boolean {
  const { bill, line } = readFormLink(address)?.values ?? {};
  return Boolean(bill && line);
}

/** The step in which a field is filled in. */
export function stepOfField({ vrsta }: FormField): FillStep {
  return vrsta === 'priloge' ? 'priloge' : 'podatki';
}

/** The fields of a step that are asked for. */
export function fieldsOfStep(
  step: FormStep,
  fields: readonly FormField[],
  values: FormValues,
): readonly FormField[] {
  return fields.filter((field) => stepOfField(field) === step && isAsked(field, values));
}

/** The steps before the review; one without fields is left out. */
export function fillSteps(fields: readonly FormField[], values: FormValues): readonly FillStep[] {
  return (['podatki', 'priloge'] as const).filter(
    (step) => fieldsOfStep(step, fields, values).length > 0,
  );
}

/**
 * The step to show: the one that the address names, or an earlier one that has errors, as after a reload.
 *
 * @param steps - the steps before the review
 */
export function shownStep(
  wanted: string | null,
  steps: readonly FillStep[],
  hasErrors: (step: FillStep) => boolean,
): FormStep {
  const all: readonly FormStep[] = [...steps, 'pregled'];
  const at = Math.max(0, all.indexOf(wanted as FormStep));
  return steps.slice(0, at).find(hasErrors) ?? all[at] ?? 'pregled';
}

/** Whether one of these fields breaks its rules. */
export function hasError(
  fields: readonly FormField[],
  plans: FieldPlans<FormValues>,
  values: FormValues,
): boolean {
  return fields.some(({ ime }) => {
    const { rules = [], label = '' } = plans[ime] ?? {};
    return judge(rules, values[ime] ?? '', label, values) !== undefined;
  });
}
