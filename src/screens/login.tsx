import { Link, useLocation } from 'react-router-dom';
import { logIn } from '../api/account';
import { refusalOf } from '../api/refusal';
import { usePortal } from '../machines/portal-context';
import { arrivalOf } from '../navigation/arrival';
import { pathOf } from '../navigation/page-table';
import { arrivalText, loginText } from '../text/login';
import { messages } from '../text/messages';
import { pageTitles } from '../text/pages';
import { Form } from '../ui/form/form';
import { PasswordField } from '../ui/form/password-field';
import { email, required } from '../ui/form/rules';
import { TextField } from '../ui/form/text-field';
import { type FieldPlans, usePortalForm } from '../ui/form/use-portal-form';
import { Notice } from '../ui/notice';
import { Page } from '../ui/page';

const initial = { email: '', password: '' };

const fields: FieldPlans<typeof initial> = {
  email: { label: loginText.email, rules: [required, email] },
  password: { label: loginText.password, rules: [required], secret: true },
};

/** §2 `/prijava`, `domain.md` P26. */
export default function Login() {
  const { session } = usePortal();
  const arrival = arrivalOf(useLocation().state);
  const form = usePortalForm({
    fields,
    initial,
    send: (values) => logIn({ ...values, email: values.email.trim() }),
    onSent: (login) => session.send({ type: 'login.succeeded', login }),
    explain: (error) => refusalOf(error, messages.loginFailed),
  });
  return (
    <Page title={pageTitles.login} lead={loginText.subtitle}>
      {arrival && !form.submitted ? (
        <Notice kind={arrival === 'acting.refused' ? 'failure' : 'success'}>
          {arrivalText[arrival]}
        </Notice>
      ) : null}
      <Form form={form} submit={loginText.submit}>
        <TextField form={form} name="email" type="email" autoComplete="username" />
        <PasswordField form={form} name="password" autoComplete="current-password" />
      </Form>
      <p>
        <Link to={pathOf('forgotten-password')}>{loginText.forgotten}</Link>
      </p>
      <p>
        {loginText.noAccount} <Link to={pathOf('register')}>{loginText.register}</Link>
      </p>
    </Page>
  );
}
