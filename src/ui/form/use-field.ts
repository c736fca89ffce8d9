import { useId } from 'react';
import { type Path, type RefCallBack, useController } from 'react-hook-form';
import { type FieldValue, type FormValues, required } from './rules';
import type { PortalForm } from './use-portal-form';

/** The props of every field. */
export interface FieldProps<Values extends FormValues> {
  readonly form: PortalForm<Values>;
  readonly name: keyof Values & string;
  /** The help text between label and control. */
  readonly help?: string;
}

/** The state of a field, and the attributes of its control. */
export interface Field {
  readonly id: string;
  readonly label: string;
  /** Whether it may be empty. */
  readonly optional: boolean;
  readonly error: string | undefined;
  readonly value: FieldValue;
  /** Sets the value; a choice is validated at once, typed text when the field is left (§5: on change). */
  readonly set: (value: FieldValue, judged: 'now' | 'when left') => void;
  /** Attributes of the control, including the references to its help and error (W19). */
  readonly control: {
    readonly id: string;
    readonly name: string;
    readonly ref: RefCallBack;
    readonly 'aria-required': true | undefined;
    readonly 'aria-invalid': true | undefined;
    readonly 'aria-describedby': string | undefined;
    readonly onBlur: (event: { currentTarget: Element }) => void;
  };
}

/** One field of a form: its value, its error from the rules or the server, and when it is validated (§5). */
export function useField<Values extends FormValues>({
  form,
  name,
  help,
}: FieldProps<Values>): Field {
  const id = useId();
  const { field, fieldState } = useController({
    control: form.inner.control,
    name: name as unknown as Path<Values>,
  });
  const { label, rules = [] } = form.fields[name];
  const refusal = form.refusal?.field === name ? form.refusal.message : undefined;
  const error = fieldState.error?.message ?? refusal;
  const describedBy = [help && `${id}-help`, error && `${id}-error`].filter(Boolean).join(' ');
  const mustBeFilled = rules.includes(required);
  return {
    id,
    label,
    optional: !mustBeFilled,
    error,
    value: field.value,
    set: (value, judged) => {
      field.onChange(value);
      if (judged === 'now') form.judge(name);
    },
    control: {
      id,
      name,
      ref: field.ref,
      'aria-required': mustBeFilled || undefined,
      'aria-invalid': error === undefined ? undefined : true,
      'aria-describedby': describedBy || undefined,
      onBlur: ({ currentTarget }) => {
        field.onBlur();
        // It stays the active element when the whole window loses the focus, for example to a password manager.
        if (document.activeElement !== currentTarget) form.judge(name);
      },
    },
  };
}
