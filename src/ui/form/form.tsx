import type { ReactNode } from 'react';
import './form.css';
import { FormProblems } from './form-problems';
import type { FormValues } from './rules';
import { SubmitButton } from './submit-button';
import type { PortalForm } from './use-portal-form';

interface FormProps<Values extends FormValues> {
  readonly form: PortalForm<Values>;
  /** The word on the button. */
  readonly submit: string;
  /** Names the form where a page has several. */
  readonly label?: string;
  readonly children: ReactNode;
}

/** A form with what is wrong with it above its fields, and its button below. */
export function Form<Values extends FormValues>(props: FormProps<Values>) {
  const { form, submit, label, children } = props;
  return (
    // Sent by the script alone: `dialog` keeps the drawn login page from sending a password in the address before it has come.
    <form className="form" method="dialog" onSubmit={form.submit} noValidate aria-label={label}>
      <FormProblems form={form} />
      {children}
      <SubmitButton busy={form.busy}>{submit}</SubmitButton>
    </form>
  );
}
