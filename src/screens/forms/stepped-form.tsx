import { type ReactNode, type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import type { FormField as Field, Unit } from '../../domain/api-types';
import { formsText as text } from '../../text/forms/forms';
import { Form } from '../../ui/form/form';
import type { FormValues } from '../../ui/form/rules';
import type { PortalForm } from '../../ui/form/use-portal-form';
import { PrimePart } from '../../ui/prime/prime-part';
import { FormField } from './form-field';
import { FormReview } from './form-review';
import {
  type FormStep,
  fieldsOfStep,
  fillSteps,
  hasError,
  shownStep,
  stepOfField,
} from './form-steps';
import { useFormStep } from './use-form-step';

interface SteppedFormProps {
  readonly form: PortalForm<FormValues>;
  /** The accessible name. */
  readonly label: string;
  readonly fields: readonly Field[];
  readonly units: readonly Unit[];
  readonly values: FormValues;
  /** Shown below the fields in each step. */
  readonly children: ReactNode;
}

const loadSteps = () => import('../../ui/prime/steps');

/** Moves the focus when the step changes: to the field that the server refused, otherwise to the heading. */
function useFocusOfStep(
  step: FormStep,
  form: PortalForm<FormValues>,
  refusedStep: FormStep | undefined,
): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  const last = useRef(step);
  const move = useEffectEvent(() => {
    if (last.current === step) return;
    last.current = step;
    const field = form.refusal?.field;
    if (field !== undefined && refusedStep === step) form.inner.setFocus(field);
    else heading.current?.focus();
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the step is what moves the focus
  useEffect(() => move(), [step]);
  return heading;
}

/** A form in steps: data, attachments and a review of what will be sent, or all fields at once (`pages.md` P24). */
export function SteppedForm({ form, label, fields, units, values, children }: SteppedFormProps) {
  const { wanted, isOne, goOn, goBack } = useFormStep();
  const filled = fillSteps(fields, values);
  const steps: readonly FormStep[] = isOne ? ['podatki'] : [...filled, 'pregled'];
  const asked = (step: FormStep) =>
    (isOne ? filled : [step]).flatMap((each) => fieldsOfStep(each, fields, values));
  const step = isOne
    ? 'podatki'
    : shownStep(wanted, filled, (each) => hasError(asked(each), form.fields, values));
  const at = steps.indexOf(step);
  const following = steps[at + 1];
  const previous = steps[at - 1];
  const shown = asked(step);
  const names = shown.map(({ ime }) => ime);

  const refused = fields.find(({ ime }) => ime === form.refusal?.field);
  const refusedStep = refused && stepOfField(refused);
  const heading = useFocusOfStep(step, form, refusedStep);
  // Where the address names another step than the one shown, the entries of the history do not count the steps.
  const distanceOf = (earlier: FormStep) =>
    (wanted ?? step) === step ? at - steps.indexOf(earlier) : Number.POSITIVE_INFINITY;
  const backTo = (earlier: FormStep) => goBack(earlier, distanceOf(earlier));
  const showRefused = useEffectEvent(() => {
    if (refusedStep && !isOne && steps.indexOf(refusedStep) < at) backTo(refusedStep);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: each refusal leads to its field once
  useEffect(() => showRefused(), [form.refusals]);

  const goOnWhenValid = async () => {
    if (following && (await form.check(names))) goOn(following);
  };
  return (
    <>
      {isOne ? null : (
        <div className="form-steps">
          <PrimePart load={loadSteps} placeholder={null}>
            {(Steps) => (
              <Steps
                name={text.steps}
                steps={steps.map((each) => text.step[each])}
                at={at}
                offers="earlier"
                onChoose={(place) => backTo(steps[place] ?? step)}
              />
            )}
          </PrimePart>
        </div>
      )}
      <Form
        form={{
          ...form,
          // The summary lists the errors of this step.
          fields: Object.fromEntries(
            Object.entries(form.fields).filter(([name]) => names.includes(name)),
          ),
          submit: (event) => {
            if (!following) return form.submit(event);
            event.preventDefault();
            void goOnWhenValid();
          },
        }}
        submit={following ? text.nextStep : text.submit}
        label={label}
        actions={
          previous ? (
            <button type="button" className="button button--quiet" onClick={() => backTo(previous)}>
              {text.previousStep}
            </button>
          ) : null
        }
      >
        <h3 ref={heading} tabIndex={-1} className="focus-here">
          {isOne ? null : (
            <span className="visually-hidden">{text.stepPlace(at + 1, steps.length)}</span>
          )}
          {text.stepTitle[step]}
        </h3>
        {step === 'pregled' ? (
          <FormReview
            fields={fields}
            units={units}
            values={values}
            steps={filled}
            onCorrect={backTo}
          />
        ) : (
          shown.map((field) => (
            <FormField
              key={field.ime}
              form={form}
              field={field}
              units={units}
              fields={fields}
              values={values}
            />
          ))
        )}
        {children}
      </Form>
    </>
  );
}
