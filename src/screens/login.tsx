import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useForm } from 'react-hook-form';
import { Link } from 'react-router-dom';
import { logIn } from '../api/account';
import { messageFor } from '../api/errors';
import { usePortal } from '../machines/portal-context';
import { pathOf } from '../navigation/page-table';
import { loginText } from '../text/login';
import { messages } from '../text/messages';
import { pageTitles } from '../text/pages';
import { email, required, validateWith } from '../ui/form/rules';
import { SubmitButton } from '../ui/form/submit-button';
import { PasswordField, TextField } from '../ui/form/text-field';
import { Page } from '../ui/page';
import './login.css';

/** §2 `/prijava`, `domain.md` P26. */
export default function Login() {
  const { session } = usePortal();
  const failure = useRef<HTMLParagraphElement>(null);
  const form = useForm({
    mode: 'onBlur',
    reValidateMode: 'onBlur',
    defaultValues: { email: '', password: '' },
  });
  const { errors } = form.formState;

  const login = useMutation({
    mutationFn: logIn,
    onSuccess: (opened) => session.send({ type: 'login.succeeded', login: opened }),
  });

  const { resetField } = form;
  useEffect(() => {
    if (!login.isError) return;
    // In this order: leaving a password field that is empty already would add an error of its own.
    failure.current?.focus();
    resetField('password');
  }, [login.isError, resetField]);

  const submit = form.handleSubmit((values) => {
    if (!login.isPending) login.mutate({ ...values, email: values.email.trim() });
  });

  return (
    <Page title={pageTitles.login} lead={loginText.subtitle}>
      <form className="login" onSubmit={submit} noValidate>
        {login.isError ? (
          <p ref={failure} className="login__failure" role="alert" tabIndex={-1}>
            {messageFor(login.error, messages.loginFailed)}
          </p>
        ) : null}
        <TextField
          label={loginText.email}
          type="email"
          autoComplete="username"
          error={errors.email?.message}
          {...form.register('email', { validate: validateWith(loginText.email, required, email) })}
        />
        <PasswordField
          label={loginText.password}
          autoComplete="current-password"
          error={errors.password?.message}
          {...form.register('password', { validate: validateWith(loginText.password, required) })}
        />
        <SubmitButton busy={login.isPending}>{loginText.submit}</SubmitButton>
      </form>
      <p>
        <Link to={pathOf('forgotten-password')}>{loginText.forgotten}</Link>
      </p>
      <p>
        {loginText.noAccount} <Link to={pathOf('register')}>{loginText.register}</Link>
      </p>
    </Page>
  );
}
