import CircleAlert from 'lucide-react/icons/circle-alert';
import type { ReactNode } from 'react';
import { formText } from '../../text/forms/form';
import './field.css';
import type { Field } from './use-field';

/** The frame of a control: label, help and error. */
export function FieldFrame(props: {
  field: Field;
  help?: string | undefined;
  children: ReactNode;
}) {
  const { field, help, children } = props;
  return (
    <div className="field">
      <label id={`${field.id}-label`} htmlFor={field.id} className="field__label">
        {field.label}
        {field.optional ? <span className="field__optional"> {formText.optional}</span> : null}
      </label>
      <FieldHelp field={field} help={help} />
      {children}
      <FieldError field={field} />
    </div>
  );
}

/** The help text of a field. */
export function FieldHelp({ field, help }: { field: Field; help?: string | undefined }) {
  return help ? (
    <p id={`${field.id}-help`} className="field__help">
      {help}
    </p>
  ) : null;
}

/** The error of a field. */
export function FieldError({ field }: { field: Field }) {
  return field.error === undefined ? null : (
    <p id={`${field.id}-error`} className="field__error">
      <CircleAlert size={16} aria-hidden />
      <span>{field.error}</span>
    </p>
  );
}
