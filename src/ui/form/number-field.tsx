import { useLazy } from '../browser/use-lazy';
import type { FormValues } from './rules';
import { TextField } from './text-field';
import { type FieldProps, useField } from './use-field';

interface NumberFieldProps<Values extends FormValues> extends FieldProps<Values> {
  /** How many decimals the number may have. */
  readonly decimals?: number;
  readonly min?: number | undefined;
  readonly max?: number | undefined;
  /** The accessible names of the buttons; by default they contain the label. */
  readonly names?: { readonly less: string; readonly more: string } | undefined;
  readonly readOnly?: boolean;
}

const loadSteps = () => import('../prime/input-number');

/** A number field with the numeric keypad of a phone and the buttons − and +; the value is the typed text. */
export function NumberField<Values extends FormValues>(props: NumberFieldProps<Values>) {
  const { decimals = 0, min, max, names, readOnly = false, ...kit } = props;
  const { label, value, set } = useField(kit);
  // Without the buttons, also after their chunk has failed to load, the number can be typed.
  const { View: Steps } = useLazy(loadSteps);
  return (
    <TextField
      {...kit}
      readOnly={readOnly}
      inputMode={decimals > 0 ? 'decimal' : 'numeric'}
      autoComplete="off"
    >
      {Steps && !readOnly ? (
        <Steps
          label={label}
          names={names}
          typed={String(value)}
          decimals={decimals}
          min={min}
          max={max}
          onStep={(text) => set(text, 'now')}
        />
      ) : null}
    </TextField>
  );
}
