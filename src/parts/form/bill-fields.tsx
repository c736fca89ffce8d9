import type { UseQueryResult } from '@tanstack/react-query';
import { registerText as text } from '../../text/account/register';
import type { FormValues } from '../../ui/form/rules';
import { TextField } from '../../ui/form/text-field';
import type { PortalForm } from '../../ui/form/use-portal-form';
import { BillHelp } from '../bill/bill-help';
import { WhomToAsk } from '../contact/whom-to-ask';
import { ManagerField } from './manager-field';

/** The values that prove a payer's identity (`pages.md` C8). */
type Proof = { manager: string; code_payer: string; bill_password: string };

interface BillFieldsProps<Values extends FormValues & Proof> {
  readonly form: PortalForm<Values>;
  readonly managers: UseQueryResult<readonly { manager: string; full_title: string }[]>;
}

/** The fields for the values on the bill, with help to find them (`pages.md` P25, P27). */
export function BillFields<Values extends FormValues & Proof>(props: BillFieldsProps<Values>) {
  const { form, managers } = props;
  return (
    <>
      <BillHelp>
        <WhomToAsk />
      </BillHelp>
      <ManagerField form={form} name="manager" query={managers} />
      <TextField
        form={form}
        name="code_payer"
        help={text.codePayerHelp}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
      />
      <TextField
        form={form}
        name="bill_password"
        help={text.billPasswordHelp}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
      />
    </>
  );
}
