import { useLazy } from '../browser/use-lazy';
import type { FormValues } from './rules';
import { TextField } from './text-field';
import { type FieldProps, useField } from './use-field';

interface CountFieldProps<Values extends FormValues> extends FieldProps<Values> {
  readonly min?: number | undefined;
  readonly max?: number | undefined;
  /** The accessible names of the buttons; by default they contain the label. */
  readonly names?: { readonly less: string; readonly more: string } | undefined;
  readonly readOnly?: boolean;
}

const loadSteps = () => import('../prime/input-number');

/** A field for a whole number, with the buttons − and +; the value is the typed text. */
export function CountField<Values extends FormValues>(props: CountFieldProps<Values>) {
  const { min, max, names, readOnly = false, ...kit } = props;
  const { label, value, set } = useField(kit);
  // Without the buttons, also after their chunk has failed to load, the number can be typed.
  const { View: Steps } = useLazy(loadSteps);
  return (
    <TextField {...kit} readOnly={readOnly} inputMode="numeric" autoComplete="off">
      {Steps && !readOnly ? (
        <Steps
          label={label}
          names={names}
          typed={String(value)}
          min={min}
          max={max}
          onStep={(text) => set(text, 'now')}
        />
      ) : null}
    </TextField>
  );
}
