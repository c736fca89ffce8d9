import { useQuery, useQueryClient } from '@tanstack/react-query';
import { profileQuery } from '../../api/account-profile';
import { dueListQuery } from '../../api/billing-dues';
import { useApi } from '../../api/bound-api';
import { addManager, managerChoicesQuery, managersQuery } from '../../api/managers';
import { type Places, refusalOf } from '../../api/transport/refusal';
import type { Manager } from '../../domain/api-types';
import { bareCode } from '../../domain/people/manager';
import { useUser } from '../../machines/portal-context';
import { BillFields } from '../../parts/form/bill-fields';
import { useAwayToast } from '../../parts/form/use-away-toast';
import { useKeptForm } from '../../parts/form/use-kept-form';
import { useManagers } from '../../parts/manager/use-managers';
import { AskAccess } from '../../parts/people/ask-access';
import { useTakenCode } from '../../parts/people/use-taken-code';
import { addManagerText as text } from '../../text/account/add-manager';
import { registerText } from '../../text/account/register';
import { messages } from '../../text/common/messages';
import { Form } from '../../ui/form/form';
import { maxLength, required } from '../../ui/form/rules';
import type { FieldPlans } from '../../ui/form/use-portal-form';
import { SectionCard } from '../../ui/page/section-card';
import { notify } from '../../ui/states/toast';
import { notLinked } from './not-linked';

const initial = { manager: '', code_payer: '', bill_password: '' };

const fieldsFor = (linked: readonly Manager[]): FieldPlans<typeof initial> => ({
  manager: { label: registerText.manager, rules: [required], comparedBy: 'code_payer' },
  code_payer: {
    label: registerText.codePayer,
    rules: [required, maxLength(20), notLinked(linked)],
  },
  bill_password: { label: registerText.billPassword, rules: [required, maxLength(50)] },
});

const names = Object.keys(initial) as (keyof typeof initial)[];
const places: Places<keyof typeof initial> = {
  'Manager data is missing': 'manager',
  'Code payer for this manager does not exist': 'code_payer',
  'User with this code exists': 'code_payer',
  'Invalid bill password': 'bill_password',
};

/** The form that proves by data from a bill that a payer code is the user's own (`pages.md` P25, C8). */
export function AddManagerForm({ onAdded }: { onAdded: (added: Manager) => void }) {
  const api = useApi();
  const choices = useQuery(managerChoicesQuery());
  const linked = useManagers();
  const queryClient = useQueryClient();
  const user = useUser();
  const taken = useTakenCode();
  const tellAway = useAwayToast(messages.addManagerFailed);
  const form = useKeptForm({
    key: 'add-manager',
    // With the bill's password, the next user of a shared device could add the payer code.
    typedAgain: ['bill_password'],
    fields: fieldsFor(linked.data ?? []),
    initial,
    send: (values) => addManager(api, { ...values, code_payer: bareCode(values.code_payer) }),
    onSent: (added) => {
      for (const { queryKey } of [managersQuery(), profileQuery(), dueListQuery()]) {
        void queryClient.invalidateQueries({ queryKey });
      }
      notify.success(messages.managerAdded);
      onAdded(added);
    },
    explain: (error) => {
      tellAway(error);
      taken.note(error, form.inner.getValues());
      return refusalOf(error, messages.addManagerFailed, places, names);
    },
  });
  const [manager, code_payer] = form.inner.watch(['manager', 'code_payer']);
  return (
    <>
      {user && taken.isTaken({ manager, code_payer }) ? (
        <AskAccess
          read={async () => {
            const isValid = await form.check(['bill_password']);
            const { firstname, lastname, email } = user;
            return isValid ? { ...form.inner.getValues(), firstname, lastname, email } : undefined;
          }}
        />
      ) : null}
      <SectionCard title={registerText.fromBill}>
        <Form form={form} submit={text.submit}>
          <BillFields form={form} managers={choices} />
        </Form>
      </SectionCard>
    </>
  );
}
