import type { FormField, Unit } from '../../domain/api-types';
import { shownFileName } from '../../domain/files/file-name';
import { numberOptions } from '../../domain/units/unit-twins';
import { formsText as text } from '../../text/forms/forms';
import type { FormValues } from '../../ui/form/rules';
import '../../ui/page/facts.css';
import '../../ui/page/rows.css';
import { sentValue } from '../../domain/values/sent-value';
import { filesOfForm, sentValues } from './field-plans';
import { type FillStep, fieldsOfStep } from './form-steps';

interface FormReviewProps {
  readonly fields: readonly FormField[];
  readonly units: readonly Unit[];
  readonly values: FormValues;
  /** The steps before the review. */
  readonly steps: readonly FillStep[];
  readonly onCorrect: (step: FillStep) => void;
}

/** The value of a field as it will be listed after sending. */
function shownValue(field: FormField, { units, values }: FormReviewProps): string {
  const { ime, oznaka, vrsta } = field;
  if (vrsta === 'priloge') {
    const names = filesOfForm([field], values).map(({ name }) => shownFileName(name));
    return names.length === 0 ? text.noFiles : names.join('\n');
  }
  const vrednost = sentValues([field], values)[ime] ?? null;
  if (vrednost === null) return text.notFilledIn;
  const choice =
    vrsta === 'enota'
      ? numberOptions(units).find(({ value }) => value === vrednost)?.label
      : field.moznosti?.find((each) => each.vrednost === vrednost)?.oznaka;
  return sentValue({ ime, oznaka, vrsta, vrednost, izpis: choice ?? null });
}

/** All that a form will send, with a way back to each step. */
export function FormReview(props: FormReviewProps) {
  const { fields, values, steps, onCorrect } = props;
  return steps.map((step) => (
    <section key={step} className="form-review" aria-labelledby={`pregled-${step}`}>
      <div className="rows__ends">
        <h4 id={`pregled-${step}`}>{text.step[step]}</h4>
        <button type="button" className="button button--quiet" onClick={() => onCorrect(step)}>
          {text.correct}
          <span className="visually-hidden"> {text.correctStep[step]}</span>
        </button>
      </div>
      <dl className="facts submission__fields">
        {fieldsOfStep(step, fields, values).map((field) => (
          <div key={field.ime}>
            <dt>{field.oznaka}</dt>
            <dd>{shownValue(field, props)}</dd>
          </div>
        ))}
      </dl>
    </section>
  ));
}
