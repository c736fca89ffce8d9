import type { ReactNode } from 'react';
import './form.css';
import { FormProblems } from './form-problems';
import type { FormValues } from './rules';
import { SubmitButton } from './submit-button';
import type { PortalForm } from './use-portal-form';

interface FormProps<Values extends FormValues> {
  readonly form: PortalForm<Values>;
  /** The label of the submit button. */
  readonly submit: string;
  /** The accessible name, for a page with more than one form. */
  readonly label?: string;
  /** Set for a form that is not the page's primary act. */
  readonly quiet?: true;
  readonly children: ReactNode;
  /** Buttons before the submit button, in the same row, which it fills; `null` for none yet. */
  readonly actions?: ReactNode;
}

/** A form: errors, fields, submit button. */
export function Form<Values extends FormValues>(props: FormProps<Values>) {
  const { form, submit, label, actions, quiet, children } = props;
  const button = (
    <SubmitButton busy={form.busy} quiet={quiet}>
      {submit}
    </SubmitButton>
  );
  return (
    // Only the script submits: with `dialog` the prerendered login page cannot put a password into the address before the script has loaded.
    <form className="form" method="dialog" onSubmit={form.submit} noValidate aria-label={label}>
      <FormProblems form={form} />
      {children}
      {actions === undefined ? (
        button
      ) : (
        <div className="form__actions">
          {actions}
          {button}
        </div>
      )}
    </form>
  );
}
