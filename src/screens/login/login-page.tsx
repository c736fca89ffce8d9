import { refusalOf } from '../../api/transport/refusal';
import type { Login } from '../../domain/api-types';
import type { Arrival } from '../../navigation/arrival';
import { pathOf } from '../../navigation/page-table';
import { arrivalText, loginText } from '../../text/account/login';
import { messages } from '../../text/common/messages';
import { pageTitles } from '../../text/shell/pages';
import { Form } from '../../ui/form/form';
import { PasswordField } from '../../ui/form/password-field';
import { emailToLogIn, required } from '../../ui/form/rules';
import { TextField } from '../../ui/form/text-field';
import { type FieldPlans, usePortalForm } from '../../ui/form/use-portal-form';
import { Page } from '../../ui/page/page';
import { PageLink } from '../../ui/page/page-link';
import { Notice } from '../../ui/states/notice';
import { OtherLoginQuestion } from './other-login';
import { type LoginTurns, useOtherLogin } from './use-other-login';

const empty = { email: '', password: '' };

const fields: FieldPlans<typeof empty> = {
  email: { label: loginText.email, rules: [required, emailToLogIn] },
  password: { label: loginText.password, rules: [required], secret: true },
};

/** An arrival with another kind of notice than good news. */
const kinds: Partial<Record<Arrival, 'warning' | 'failure'>> = {
  'acting.refused': 'warning',
  'device.time': 'failure',
};

interface LoginPageProps extends LoginTurns {
  /** Sends the credentials. */
  readonly logIn: (credentials: typeof empty) => Promise<Login>;
  /** Why the user was sent to login. */
  readonly arrival?: Arrival | undefined;
  /** What has already been typed into the fields. */
  readonly typed?: typeof empty;
}

/** The login page, which needs no router and no machine (`docs/decisions/0022`). */
export function LoginPage({ arrival, typed = empty, logIn, ...turns }: LoginPageProps) {
  const { other, settled } = useOtherLogin(turns);
  const form = usePortalForm({
    fields,
    initial: typed,
    send: async ({ email: typedEmail, password }) => {
      const address = typedEmail.trim();
      turns.onHold(true);
      try {
        return await logIn({ email: address, password });
      } catch (error) {
        settled(address, undefined);
        throw error;
      }
    },
    onSent: (login) => settled(login.user_data.email, login),
    explain: (error) => refusalOf(error, messages.loginFailed),
  });
  return (
    <Page title={pageTitles.login} lead={loginText.subtitle}>
      {arrival && !form.submitted ? (
        <Notice kind={kinds[arrival] ?? 'success'}>{arrivalText[arrival]}</Notice>
      ) : null}
      {other ? (
        <OtherLoginQuestion
          other={other}
          onStay={turns.onJoin}
          onReplace={() => other.own && turns.onLogin(other.own)}
        />
      ) : null}
      {other?.own ? null : (
        <Form form={form} submit={loginText.submit}>
          <TextField form={form} name="email" type="email" autoComplete="username" />
          <PasswordField form={form} name="password" autoComplete="current-password" />
        </Form>
      )}
      <p>
        <PageLink to={pathOf('forgotten-password')}>{loginText.forgotten}</PageLink>
      </p>
      <p>
        {loginText.noAccount} <PageLink to={pathOf('register')}>{loginText.register}</PageLink>
      </p>
    </Page>
  );
}
