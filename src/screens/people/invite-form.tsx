import { useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../api/bound-api';
import { coUsersQuery, inviteCoUser, peopleReasonOf } from '../../api/people';
import { refusalOf } from '../../api/transport/refusal';
import type { CoUserRight, CoUserRole, Known } from '../../domain/api-types';
import { isKnown } from '../../domain/values/label';
import { useAwayToast } from '../../parts/form/use-away-toast';
import { useKeptForm } from '../../parts/form/use-kept-form';
import {
  coUserRights,
  coUserRoles,
  inviteRefusals,
  peopleText as text,
} from '../../text/people/people';
import { CheckboxField } from '../../ui/form/checkbox-field';
import { FieldGroup } from '../../ui/form/field-group';
import { Form } from '../../ui/form/form';
import { email, maxLength, required } from '../../ui/form/rules';
import { SelectField } from '../../ui/form/select-field';
import { TextField } from '../../ui/form/text-field';
import type { FieldPlans } from '../../ui/form/use-portal-form';
import { notify } from '../../ui/states/toast';

const initial = {
  ime: '',
  e_posta: '',
  vloga: '',
  placevanje: false,
  obrazci: false,
  odcitki: false,
};

const fields: FieldPlans<typeof initial> = {
  ime: { label: text.name, rules: [required, maxLength(100)] },
  e_posta: { label: text.email, rules: [required, email, maxLength(100)] },
  vloga: { label: text.role, rules: [required] },
  placevanje: { label: coUserRights.placevanje },
  obrazci: { label: coUserRights.obrazci },
  odcitki: { label: coUserRights.odcitki },
};

const roles = Object.entries(coUserRoles).map(([value, label]) => ({ value, label }));
const choices = ['placevanje', 'obrazci', 'odcitki'] as const;

/** Invites a person to the payer code. What was typed stays until the server has the invitation. */
export default function InviteForm({ code }: { code: string }) {
  const api = useApi();
  const queryClient = useQueryClient();
  const tellAway = useAwayToast(text.failed);
  const refresh = () => queryClient.invalidateQueries({ queryKey: coUsersQuery(code).queryKey });
  const form = useKeptForm<typeof initial, unknown>({
    key: JSON.stringify(['invite', code]),
    fields,
    initial,
    send: (values) => {
      const granted: Known<CoUserRight>[] = choices.filter((right) => values[right]);
      return inviteCoUser(api, code, {
        ime: values.ime.trim(),
        e_posta: values.e_posta.trim(),
        vloga: values.vloga as Known<CoUserRole>,
        pravice: ['gledanje', ...granted],
      });
    },
    onSent: async () => {
      notify.success(text.sent);
      form.reset(initial);
      await refresh();
    },
    explain: (error) => {
      tellAway(error);
      // The invitation may have been received although no answer came.
      void refresh();
      const reason = peopleReasonOf(error) ?? '';
      if (!isKnown(inviteRefusals, reason)) {
        return refusalOf(error, text.failed, {}, ['ime', 'e_posta']);
      }
      const message = inviteRefusals[reason];
      return { message, field: reason === 'prevec' ? undefined : 'e_posta' };
    },
  });
  return (
    <Form form={form} submit={text.submit} label={text.invite}>
      <TextField form={form} name="ime" autoComplete="off" />
      <TextField form={form} name="e_posta" type="email" help={text.emailHelp} autoComplete="off" />
      <SelectField form={form} name="vloga" options={roles} />
      <FieldGroup title={text.rights}>
        <p>{text.always}</p>
        {choices.map((right) => (
          <CheckboxField key={right} form={form} name={right} />
        ))}
      </FieldGroup>
    </Form>
  );
}
