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
  /** The text of an empty open list. */
  readonly none?: string | undefined;
}

/** A drop-down list of any length, validated on change (§5). The field's value is the option's value, `''` for none. */
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
