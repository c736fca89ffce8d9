import type { ComponentProps, ReactNode } from 'react';
import { FieldFrame } from './field-frame';
import type { FormValues } from './rules';
import { type FieldProps, useField } from './use-field';

interface TextFieldProps<Values extends FormValues>
  extends FieldProps<Values>,
    Pick<
      ComponentProps<'input'>,
      'type' | 'inputMode' | 'readOnly' | 'autoComplete' | 'spellCheck' | 'autoCapitalize'
    > {
  /** Content inside the box, at its end. */
  readonly children?: ReactNode;
}

/** A text field. The value is neither trimmed nor cut (E22). */
export function TextField<Values extends FormValues>(props: TextFieldProps<Values>) {
  const { form, name, help, children, ...input } = props;
  const field = useField(props);
  return (
    <FieldFrame field={field} help={help}>
      <div className="field__box">
        <input
          type="text"
          {...input}
          {...field.control}
          className="field__input"
          value={String(field.value)}
          onChange={(event) => field.set(event.target.value, 'when left')}
        />
        {children}
      </div>
    </FieldFrame>
  );
}
