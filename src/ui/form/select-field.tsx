import { formText } from '../../text/forms/form';
import { Select } from '../controls/select';
import type { Option } from '../controls/select/select-props';
import { FieldError, FieldHelp } from './field-frame';
import './field.css';
import type { FormValues } from './rules';
import { type FieldProps, useField } from './use-field';

interface SelectFieldProps<Values extends FormValues> extends FieldProps<Values> {
  readonly options: readonly Option[];
  readonly placeholder?: string;
  /** What the open list says when it is empty. */
  readonly none?: string | undefined;
}

/** A choice out of a list of any length, judged as it is made (§5). The value is the option's, `''` for none. */
export function SelectField<Values extends FormValues>(props: SelectFieldProps<Values>) {
  const { help, options, none, placeholder = formText.choose } = props;
  const field = useField(props);
  const { id, name, ...control } = field.control;
  return (
    <div className="field">
      <Select
        label={field.label}
        help={<FieldHelp field={field} help={help} />}
        placeholder={placeholder}
        options={options}
        {...(none !== undefined && { none })}
        value={String(field.value)}
        onChange={(value) => field.set(value, 'now')}
        control={control}
      />
      <FieldError field={field} />
    </div>
  );
}
