import type { ReactNode } from 'react';
import '../controls/checkbox.css';
import { FieldError } from './field-frame';
import type { FormValues } from './rules';
import { type FieldProps, useField } from './use-field';

interface CheckboxFieldProps<Values extends FormValues> extends Omit<FieldProps<Values>, 'help'> {
  /** The text beside the box; the label by default. */
  readonly children?: ReactNode;
}

/** A checkbox, validated on change (§5). */
export function CheckboxField<Values extends FormValues>(props: CheckboxFieldProps<Values>) {
  const field = useField(props);
  return (
    <div className="field">
      <div className="field__tick">
        <input
          {...field.control}
          type="checkbox"
          checked={field.value === true}
          onChange={(event) => field.set(event.target.checked, 'now')}
        />
        <label htmlFor={field.id}>{props.children ?? field.label}</label>
      </div>
      <FieldError field={field} />
    </div>
  );
}
