import { useEffect, useId, useRef } from 'react';
import type { Path } from 'react-hook-form';
import { formText } from '../../text/forms/form';
import type { FormValues } from './rules';
import type { PortalForm } from './use-portal-form';

/**
 * The errors of a submitted form: the server's refusal, which gets the focus when it is not about a field, and a list
 * of links to the fields (W19).
 */
export function FormProblems<Values extends FormValues>({ form }: { form: PortalForm<Values> }) {
  const { inner, fields, refusal, refusals, submitted } = form;
  const { errors } = inner.formState;
  const failure = useRef<HTMLParagraphElement>(null);
  const title = useId();
  useEffect(() => {
    if (refusals > 0) failure.current?.focus();
  }, [refusals]);

  const names = Object.keys(fields) as Path<Values>[];
  const problems = names.flatMap((name) => {
    const message =
      errors[name]?.message ?? (refusal?.field === name ? refusal.message : undefined);
    return message === undefined ? [] : [{ name, message: String(message) }];
  });
  return (
    <>
      {refusal && refusal.field === undefined ? (
        <p ref={failure} className="form__failure" role="alert" tabIndex={-1}>
          {refusal.message}
        </p>
      ) : null}
      {submitted && problems.length > 0 && names.length > 1 ? (
        <section className="form__summary" aria-labelledby={title}>
          {/* The focus is on the first wrong field, so the number of errors is announced. */}
          <div role="alert">
            <h2 id={title}>{formText.summary(problems.length)}</h2>
          </div>
          <ul>
            {problems.map(({ name, message }) => (
              <li key={name}>
                <a
                  href={`#${name}`}
                  onClick={(event) => {
                    // Following the fragment would add an entry to the history.
                    event.preventDefault();
                    inner.setFocus(name);
                  }}
                >
                  {message}
                </a>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
    </>
  );
}
