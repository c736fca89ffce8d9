import { useEffect, useRef, useState } from 'react';
import { changePassword } from '../../api/account-profile';
import { useApi } from '../../api/bound-api';
import { type Places, refusalOf } from '../../api/transport/refusal';
import { useUser } from '../../machines/portal-context';
import { useAwayToast } from '../../parts/form/use-away-toast';
import { profileText as text } from '../../text/account/profile';
import { messages } from '../../text/common/messages';
import { useOnScreen } from '../../ui/browser/use-on-screen';
import { Form } from '../../ui/form/form';
import { PasswordField } from '../../ui/form/password-field';
import { confirmed, newPassword, required } from '../../ui/form/rules';
import { type FieldPlans, usePortalForm } from '../../ui/form/use-portal-form';
import { SectionCard } from '../../ui/page/section-card';
import { Notice } from '../../ui/states/notice';
import { notify } from '../../ui/states/toast';

const initial = { trenutno_geslo: '', novo_geslo: '', ponovi_geslo: '' };

const fields: FieldPlans<typeof initial> = {
  trenutno_geslo: { label: text.currentPassword, rules: [required], secret: true },
  novo_geslo: {
    label: text.newPassword,
    rules: newPassword,
    secret: true,
    comparedBy: 'ponovi_geslo',
  },
  ponovi_geslo: {
    label: text.repeatPassword,
    rules: [required, confirmed('novo_geslo')],
    secret: true,
  },
};

const places: Places<keyof typeof initial> = { 3: 'trenutno_geslo' };

/** Changes the password; the current one is required (`pages.md` P2). */
export function PasswordCard() {
  const [changes, setChanges] = useState(0);
  return (
    <SectionCard title={text.password}>
      {/* A new form each time: the request of the old form keeps the passwords while that form is mounted (L04). */}
      <PasswordForm
        key={changes}
        changed={changes > 0}
        onChanged={() => setChanges((count) => count + 1)}
      />
    </SectionCard>
  );
}

function PasswordForm({ changed, onChanged }: { changed: boolean; onChanged: () => void }) {
  const api = useApi();
  const email = useUser()?.email ?? '';
  const onScreen = useOnScreen();
  const tellAway = useAwayToast(messages.passwordChangeFailed);
  const form = usePortalForm({
    fields,
    initial,
    send: ({ trenutno_geslo, novo_geslo }) => changePassword(api, { trenutno_geslo, novo_geslo }),
    onSent: () => {
      // The page says it itself; a user who has left it gets a toast.
      if (!onScreen.current) notify.success(messages.passwordChanged);
      onChanged();
    },
    explain: (error) => {
      tellAway(error);
      return refusalOf(error, messages.passwordChangeFailed, places);
    },
  });
  return (
    <>
      {changed && !form.submitted ? <Changed /> : null}
      <Form form={form} submit={text.changePassword} label={text.password} quiet>
        {/* Tells password managers whose password this is. */}
        <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
        <PasswordField form={form} name="trenutno_geslo" autoComplete="current-password" />
        <PasswordField
          form={form}
          name="novo_geslo"
          help={text.passwordHelp}
          autoComplete="new-password"
        />
        <PasswordField form={form} name="ponovi_geslo" autoComplete="new-password" />
      </Form>
    </>
  );
}

/** Takes the focus, because the button that had it is removed with its form. */
function Changed() {
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => notice.current?.focus(), []);
  return (
    <div ref={notice} tabIndex={-1}>
      <Notice kind="success">{text.passwordChanged}</Notice>
    </div>
  );
}
