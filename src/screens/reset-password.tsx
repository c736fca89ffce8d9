import { useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { resetPassword } from '../api/account-entry';
import { useApi } from '../api/bound-api';
import { ApiError } from '../api/errors';
import { refusalOf } from '../api/transport/refusal';
import { usePortal } from '../machines/portal-context';
import { arrivalState } from '../navigation/arrival';
import { pathOf } from '../navigation/page-table';
import { forgottenText, resetText } from '../text/account/register';
import { serverErrorMessages } from '../text/common/error-codes';
import { messages } from '../text/common/messages';
import { pageTitles } from '../text/shell/pages';
import { Form } from '../ui/form/form';
import { PasswordField } from '../ui/form/password-field';
import { confirmed, newPassword, required } from '../ui/form/rules';
import { type FieldPlans, usePortalForm } from '../ui/form/use-portal-form';
import { FocusHere } from '../ui/page/focus-here';
import { Page } from '../ui/page/page';
import { Failed } from '../ui/states/states';

/** The server's error string for a link that is used, unknown or too old (§8). */
const EXPIRED_ERROR = 'Forgotten password request expired';

/** §2 `/pozabljeno-geslo/:token`, `pages.md` P29. The token has left the address before the page is shown (E04). */
export default function ResetPassword() {
  const { linkToken } = usePortal();
  const [token, setToken] = useState(() => linkToken.read());
  const [refused, setRefused] = useState(false);
  const expire = () => {
    linkToken.forget();
    setToken(undefined);
    setRefused(true);
  };
  return (
    <Page
      title={pageTitles['reset-password']}
      lead={token === undefined ? undefined : resetText.lead}
    >
      {token === undefined ? null : <NewPassword token={token} onExpired={expire} />}
      {token === undefined && refused ? (
        <FocusHere>
          <Expired />
        </FocusHere>
      ) : null}
      {token === undefined && !refused ? <Expired /> : null}
      <p>
        <Link to={pathOf('login')}>{forgottenText.back}</Link>
      </p>
    </Page>
  );
}

function Expired() {
  return (
    <>
      <Failed
        title={serverErrorMessages.get(EXPIRED_ERROR) ?? EXPIRED_ERROR}
        detail={resetText.noLinkHint}
      />
      <p>
        <Link className="button" to={pathOf('forgotten-password')}>
          {resetText.newLink}
        </Link>
      </p>
    </>
  );
}

const initial = { password: '', password_confirmation: '' };

const fields: FieldPlans<typeof initial> = {
  password: {
    label: resetText.password,
    rules: newPassword,
    secret: true,
    comparedBy: 'password_confirmation',
  },
  password_confirmation: {
    label: resetText.repeat,
    rules: [required, confirmed('password')],
    secret: true,
  },
};

function NewPassword({ token, onExpired }: { token: string; onExpired: () => void }) {
  const api = useApi();
  const { linkToken, session } = usePortal();
  const navigate = useNavigate();
  const form = usePortalForm({
    fields,
    initial,
    send: ({ password }) => resetPassword(api, { token, password }),
    onSent: () => {
      linkToken.forget();
      // The server has ended all sessions of the user; without this event an open one would end by a 401.
      session.send({ type: 'login.required' });
      void navigate(pathOf('login'), { replace: true, state: arrivalState('password.reset') });
    },
    explain: (error) => {
      if (error instanceof ApiError && error.serverError === EXPIRED_ERROR) onExpired();
      return refusalOf(error, messages.passwordResetFailed);
    },
  });
  return (
    <Form form={form} submit={resetText.submit}>
      <PasswordField
        form={form}
        name="password"
        help={resetText.passwordHelp}
        autoComplete="new-password"
      />
      <PasswordField form={form} name="password_confirmation" autoComplete="new-password" />
    </Form>
  );
}
