import { useState } from 'react';
import { Link } from 'react-router-dom';
import { passBotCheck, SOLUTION_LIFETIME_MS } from '../api/account-captcha';
import { requestPasswordReset } from '../api/account-entry';
import { useApi } from '../api/bound-api';
import { refusalOf } from '../api/transport/refusal';
import { pathOf } from '../navigation/page-table';
import { forgottenText } from '../text/account/register';
import { messages } from '../text/common/messages';
import { formText } from '../text/forms/form';
import { pageTitles } from '../text/shell/pages';
import { BotCheckField } from '../ui/form/bot-check-field';
import { Form } from '../ui/form/form';
import { email, maxLength, required } from '../ui/form/rules';
import { TextField } from '../ui/form/text-field';
import { type BotCheckValue, solutionOf } from '../ui/form/use-bot-check';
import { type FieldPlans, usePortalForm } from '../ui/form/use-portal-form';
import { FocusHere } from '../ui/page/focus-here';
import { Page } from '../ui/page/page';
import { Notice } from '../ui/states/notice';

const initial = { email: '', captcha: [] as BotCheckValue };

const fields: FieldPlans<typeof initial> = {
  email: { label: forgottenText.email, rules: [required, email, maxLength(100)] },
  captcha: { label: formText.botCheck, rules: [required] },
};

/** §2 `/pozabljeno-geslo`, `pages.md` P28. */
export default function ForgottenPassword() {
  const [sent, setSent] = useState(false);
  return (
    <Page title={pageTitles['forgotten-password']} lead={sent ? null : forgottenText.lead}>
      {sent ? <Sent /> : <Request onSent={() => setSent(true)} />}
      <p>
        <Link to={pathOf('login')}>{forgottenText.back}</Link>
      </p>
    </Page>
  );
}

function Request({ onSent }: { onSent: () => void }) {
  const api = useApi();
  const form = usePortalForm({
    fields,
    initial,
    send: async ({ email, captcha }) =>
      requestPasswordReset(api, { email: email.trim(), captcha: await solutionOf(captcha) }),
    onSent,
    explain: (error) =>
      refusalOf<keyof typeof initial>(
        error,
        messages.sendingFailed,
        { 'Invalid captcha': 'captcha' },
        ['email'],
      ),
  });
  return (
    <Form form={form} submit={forgottenText.submit}>
      <TextField form={form} name="email" type="email" autoComplete="username" />
      <BotCheckField
        form={form}
        name="captcha"
        pass={(signal) => passBotCheck(api, signal)}
        lifetime={SOLUTION_LIFETIME_MS}
      />
    </Form>
  );
}

/** The same answer for a known and an unknown e-mail (`threats.md` section 5, item 7). */
function Sent() {
  return (
    <FocusHere>
      <Notice kind="success">{forgottenText.sent}</Notice>
      <p>{forgottenText.sentHint}</p>
    </FocusHere>
  );
}
