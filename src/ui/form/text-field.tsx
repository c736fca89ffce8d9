import { Eye, EyeOff } from 'lucide-react';
import { type ComponentProps, useId, useState } from 'react';
import { formText } from '../../text/login';
import './text-field.css';

interface TextFieldProps extends ComponentProps<'input'> {
  readonly label: string;
  readonly error?: string | undefined;
}

/** A labelled line of text with its error below, tied to it for screen readers (W19). */
export function TextField({ label, error, children, ...input }: TextFieldProps) {
  const id = useId();
  return (
    <div className="text-field">
      <label htmlFor={id}>{label}</label>
      <div className="text-field__box">
        <input
          {...input}
          id={id}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
        />
        {children}
      </div>
      {error ? (
        <p id={`${id}-error`} className="text-field__error">
          {error}
        </p>
      ) : null}
    </div>
  );
}

/** A password with a button that shows it. Paste and password managers work; nothing caps it (E22). */
export function PasswordField(props: TextFieldProps) {
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
        className="icon-button text-field__eye"
        aria-label={shown ? formText.hidePassword : formText.showPassword}
        onClick={() => setShown(!shown)}
      >
        <Icon size={20} aria-hidden />
      </button>
    </TextField>
  );
}
