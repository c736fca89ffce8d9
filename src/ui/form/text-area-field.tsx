import { FieldFrame } from './field-frame';
import type { FormValues } from './rules';
import { type FieldProps, useField } from './use-field';

/** A multi-line text field. */
export function TextAreaField<Values extends FormValues>(
  props: FieldProps<Values> & { rows?: number },
) {
  const { help, rows = 4 } = props;
  const field = useField(props);
  return (
    <FieldFrame field={field} help={help}>
      <textarea
        {...field.control}
        rows={rows}
        className="field__input field__area"
        value={String(field.value)}
        onChange={(event) => field.set(event.target.value, 'when left')}
      />
    </FieldFrame>
  );
}
