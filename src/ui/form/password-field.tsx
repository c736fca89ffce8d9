import Eye from 'lucide-react/icons/eye';
import EyeOff from 'lucide-react/icons/eye-off';
import { useState } from 'react';
import { formText } from '../../text/forms/form';
import type { FormValues } from './rules';
import { TextField } from './text-field';
import type { FieldProps } from './use-field';

interface PasswordFieldProps<Values extends FormValues> extends FieldProps<Values> {
  readonly autoComplete: 'current-password' | 'new-password';
}

/** A password field with a button that shows the password. Paste and password managers work (E22). */
export function PasswordField<Values extends FormValues>(props: PasswordFieldProps<Values>) {
  const [shown, setShown] = useState(false);
  const Icon = shown ? EyeOff : Eye;
  return (
    <TextField
      {...props}
      type={shown ? 'text' : 'password'}
      spellCheck={false}
      autoCapitalize="off"
    >
      <button
        type="button"
        className="icon-button field__eye"
        aria-label={shown ? formText.hidePassword : formText.showPassword}
        onClick={() => setShown(!shown)}
      >
        <Icon size={20} aria-hidden />
      </button>
    </TextField>
  );
}
