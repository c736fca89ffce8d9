import './choice.css';
import { FieldError } from './field-frame';
import './field.css';
import type { FormValues } from './rules';
import { type FieldProps, useField } from './use-field';

interface RadioFieldProps<Values extends FormValues> extends Omit<FieldProps<Values>, 'help'> {
  readonly options: readonly { readonly value: string; readonly label: string }[];
}

/** One of a few options that are all seen at once, validated on change (§5). The field's value is the option's, `''` for none. */
export function RadioField<Values extends FormValues>(props: RadioFieldProps<Values>) {
  const field = useField(props);
  const { id, name, ref, onBlur, ...group } = field.control;
  return (
    <div className="field">
      <div role="radiogroup" aria-labelledby={`${id}-label`} className="choice" {...group}>
        <p id={`${id}-label`} className="field__label">
          {field.label}
        </p>
        <div className="choice__options">
          {props.options.map(({ value, label }, place) => (
            <label key={value} className="choice__option">
              <input
                {...(place === 0 && { id, ref })}
                type="radio"
                name={`${id}-${name}`}
                value={value}
                checked={field.value === value}
                onBlur={onBlur}
                onChange={() => field.set(value, 'now')}
              />
              {label}
            </label>
          ))}
        </div>
      </div>
      <FieldError field={field} />
    </div>
  );
}
