import { Link } from 'react-router-dom';
import type { Acceptance } from '../../api/schema';
import { refusalOf } from '../../api/transport/refusal';
import type { Invitation, Login } from '../../domain/api-types';
import { pathOf } from '../../navigation/page-table';
import { loginText } from '../../text/account/login';
import { registerText } from '../../text/account/register';
import { invitationText as text } from '../../text/people/invitation';
import { CheckboxField } from '../../ui/form/checkbox-field';
import { FieldGroup } from '../../ui/form/field-group';
import { Form } from '../../ui/form/form';
import { PasswordField } from '../../ui/form/password-field';
import { confirmed, maxLength, newPassword, required } from '../../ui/form/rules';
import { TextField } from '../../ui/form/text-field';
import { type FieldPlans, usePortalForm } from '../../ui/form/use-portal-form';
import { LegalLink } from '../../ui/page/legal-link';

interface AcceptFormProps {
  readonly invitation: Invitation;
  /** Settles with the login; with `undefined` when the invitation is over. */
  readonly accept: (acceptance: Acceptance) => Promise<Login | undefined>;
  readonly onAccepted: (login: Login) => void;
}

const initial = {
  firstname: '',
  lastname: '',
  password: '',
  password_confirmation: '',
  terms: false,
};

type Values = typeof initial;

const newFields: FieldPlans<Values> = {
  firstname: { label: registerText.firstname, rules: [required, maxLength(50)] },
  lastname: { label: registerText.lastname, rules: [required, maxLength(50)] },
  password: {
    label: registerText.password,
    rules: newPassword,
    secret: true,
    comparedBy: 'password_confirmation',
  },
  password_confirmation: {
    label: registerText.repeat,
    rules: [required, confirmed('password')],
    secret: true,
  },
  terms: { label: registerText.terms, rules: [required] },
};

const never = () => false;

const knownFields: FieldPlans<Values> = {
  firstname: { ...newFields.firstname, when: never },
  lastname: { ...newFields.lastname, when: never },
  password: { label: text.password, rules: [required], secret: true },
  password_confirmation: { ...newFields.password_confirmation, when: never },
  terms: { ...newFields.terms, when: never },
};

const places = { 3: 'password' } as const;

/** Accepts an invitation with the password of the account, or with the data of a new one. */
export default function AcceptForm({ invitation, accept, onAccepted }: AcceptFormProps) {
  const { ima_racun: isKnown, e_posta_maskirana: email, ime } = invitation;
  const [first = '', ...rest] = ime.split(' ');
  const form = usePortalForm<Values, Login | undefined>({
    fields: isKnown ? knownFields : newFields,
    initial: isKnown ? initial : { ...initial, firstname: first, lastname: rest.join(' ') },
    send: ({ password, firstname, lastname }) => {
      const names = { firstname: firstname.trim(), lastname: lastname.trim() };
      return accept({ password, novi_racun: isKnown ? null : { ...names, terms: true } });
    },
    onSent: (login) => login && onAccepted(login),
    explain: (error) => refusalOf<keyof Values>(error, text.failed, places, ['password']),
  });
  if (isKnown) {
    return (
      <Form form={form} submit={text.accept}>
        <PasswordField
          form={form}
          name="password"
          help={text.passwordHelp(email)}
          autoComplete="current-password"
        />
        <p>
          <Link to={pathOf('forgotten-password')}>{loginText.forgotten}</Link>
        </p>
      </Form>
    );
  }
  return (
    <Form form={form} submit={text.accept}>
      <FieldGroup title={text.newAccount}>
        <p>{text.newAccountLead(email)}</p>
        <TextField form={form} name="firstname" autoComplete="given-name" />
        <TextField form={form} name="lastname" autoComplete="family-name" />
        <PasswordField
          form={form}
          name="password"
          help={registerText.passwordHelp}
          autoComplete="new-password"
        />
        <PasswordField form={form} name="password_confirmation" autoComplete="new-password" />
      </FieldGroup>
      <CheckboxField form={form} name="terms">
        {registerText.agree} <LegalLink to="terms">{registerText.toTerms}</LegalLink>{' '}
        {registerText.informed} <LegalLink to="privacy">{registerText.toPrivacy}</LegalLink>.
      </CheckboxField>
    </Form>
  );
}
