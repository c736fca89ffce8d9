import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate } from 'react-router-dom';
import { passBotCheck, SOLUTION_LIFETIME_MS } from '../api/account-captcha';
import { register } from '../api/account-entry';
import { useApi } from '../api/bound-api';
import { managerChoicesQuery } from '../api/managers';
import { type Places, refusalOf } from '../api/transport/refusal';
import { bareCode } from '../domain/people/manager';
import { arrivalState } from '../navigation/arrival';
import { pathOf } from '../navigation/page-table';
import { BillFields } from '../parts/form/bill-fields';
import { useKeptForm } from '../parts/form/use-kept-form';
import { AskAccess } from '../parts/people/ask-access';
import { useTakenCode } from '../parts/people/use-taken-code';
import { registerText } from '../text/account/register';
import { messages } from '../text/common/messages';
import { formText } from '../text/forms/form';
import { pageTitles } from '../text/shell/pages';
import { BotCheckField } from '../ui/form/bot-check-field';
import { CheckboxField } from '../ui/form/checkbox-field';
import { FieldGroup } from '../ui/form/field-group';
import { Form } from '../ui/form/form';
import { PasswordField } from '../ui/form/password-field';
import { confirmed, email, maxLength, newPassword, required } from '../ui/form/rules';
import { TextField } from '../ui/form/text-field';
import { type BotCheckValue, solutionOf } from '../ui/form/use-bot-check';
import type { FieldPlans } from '../ui/form/use-portal-form';
import { LegalLink } from '../ui/page/legal-link';
import { Page } from '../ui/page/page';

const initial = {
  manager: '',
  code_payer: '',
  bill_password: '',
  firstname: '',
  lastname: '',
  email: '',
  password: '',
  password_confirmation: '',
  captcha: [] as BotCheckValue,
  terms: false,
};

const fields: FieldPlans<typeof initial> = {
  manager: { label: registerText.manager, rules: [required] },
  code_payer: { label: registerText.codePayer, rules: [required, maxLength(20)] },
  bill_password: { label: registerText.billPassword, rules: [required, maxLength(50)] },
  firstname: { label: registerText.firstname, rules: [required, maxLength(50)] },
  lastname: { label: registerText.lastname, rules: [required, maxLength(50)] },
  email: { label: registerText.email, rules: [required, email, maxLength(100)] },
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
  captcha: { label: formText.botCheck, rules: [required] },
  terms: { label: registerText.terms, rules: [required] },
};

const names = Object.keys(initial) as (keyof typeof initial)[];
const places: Places<keyof typeof initial> = {
  'Manager data is missing': 'manager',
  'Code payer for this manager does not exist': 'code_payer',
  'User with this code exists': 'code_payer',
  'Invalid bill password': 'bill_password',
  'User with this email exists': 'email',
  'Invalid captcha': 'captcha',
};

/** The fields of a request for access, beside the code itself. */
const accessFields = ['bill_password', 'firstname', 'lastname', 'email'] as const;

/** §2 `/registracija`, `pages.md` P27. */
export default function Register() {
  const api = useApi();
  const navigate = useNavigate();
  const managers = useQuery(managerChoicesQuery());
  const taken = useTakenCode();
  const form = useKeptForm({
    key: 'register',
    // With the bill's password, the next user of a shared device could register.
    typedAgain: ['bill_password'],
    fields,
    initial,
    send: async ({ password_confirmation: _, terms: __, captcha, ...values }) =>
      register(api, {
        ...values,
        captcha: await solutionOf(captcha),
        code_payer: bareCode(values.code_payer),
        email: values.email.trim(),
        terms: true,
      }),
    onSent: () =>
      void navigate(pathOf('login'), { replace: true, state: arrivalState('registered') }),
    explain: (error) => {
      taken.note(error, form.inner.getValues());
      return refusalOf(error, messages.registrationFailed, places, names);
    },
  });
  const [manager, code_payer] = form.inner.watch(['manager', 'code_payer']);
  return (
    <Page title={pageTitles.register} lead={registerText.lead}>
      {taken.isTaken({ manager, code_payer }) ? (
        <AskAccess
          read={async () => {
            const isValid = await form.check(accessFields);
            return isValid ? form.inner.getValues() : undefined;
          }}
        />
      ) : null}
      <Form form={form} submit={registerText.submit}>
        <FieldGroup title={registerText.fromBill}>
          <BillFields form={form} managers={managers} />
        </FieldGroup>
        <FieldGroup title={registerText.you}>
          <TextField form={form} name="firstname" autoComplete="given-name" />
          <TextField form={form} name="lastname" autoComplete="family-name" />
        </FieldGroup>
        <FieldGroup title={registerText.login}>
          <TextField
            form={form}
            name="email"
            type="email"
            help={registerText.emailHelp}
            autoComplete="email"
          />
          <PasswordField
            form={form}
            name="password"
            help={registerText.passwordHelp}
            autoComplete="new-password"
          />
          <PasswordField form={form} name="password_confirmation" autoComplete="new-password" />
        </FieldGroup>
        <BotCheckField
          form={form}
          name="captcha"
          pass={(signal) => passBotCheck(api, signal)}
          lifetime={SOLUTION_LIFETIME_MS}
        />
        <CheckboxField form={form} name="terms">
          {registerText.agree} <LegalLink to="terms">{registerText.toTerms}</LegalLink>{' '}
          {registerText.informed} <LegalLink to="privacy">{registerText.toPrivacy}</LegalLink>.
        </CheckboxField>
      </Form>
      <p>
        {registerText.haveAccount} <Link to={pathOf('login')}>{registerText.toLogin}</Link>
      </p>
    </Page>
  );
}
