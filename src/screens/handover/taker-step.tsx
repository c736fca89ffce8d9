import { isTaxNumber } from '../../domain/people/tax-number';
import { handoverText as text } from '../../text/people/handover';
import { addressFields, orNull } from '../../ui/form/address-fields';
import { FieldGroup } from '../../ui/form/field-group';
import { email, maxLength, type Rule, required } from '../../ui/form/rules';
import { TextField } from '../../ui/form/text-field';
import type { FieldPlans } from '../../ui/form/use-portal-form';
import { StepFrame, type StepProps } from './step-frame';
import { stepRefusal } from './step-refusal';
import { useStepForm } from './use-step-form';

type Values = {
  ime: string;
  ulica: string;
  hisna_stevilka: string;
  postna_stevilka: string;
  kraj: string;
  e_posta: string;
  davcna: string;
};

const taxRule: Rule = (value) => {
  const typed = String(value).replace(/\s/g, '');
  return typed === '' || isTaxNumber(typed) ? undefined : text.taxWrong;
};

const fields: FieldPlans<Values> = {
  ime: { label: text.name, rules: [required, maxLength(100)] },
  ...addressFields,
  e_posta: { label: text.email, rules: [required, email, maxLength(100)] },
  davcna: { label: text.tax, rules: [taxRule] },
};

/** Who takes the unit over. */
export function TakerStep({ open, label, onBack, onKept }: StepProps) {
  const { ime, naslov, e_posta, davcna_maskirana: masked } = open.handover.prevzemnik;
  const of = useStepForm<Values>({
    step: 'prevzemnik',
    open,
    fields,
    initial: {
      ime: ime ?? '',
      ulica: naslov.ulica ?? '',
      hisna_stevilka: naslov.hisna_stevilka ?? '',
      postna_stevilka: naslov.postna_stevilka ?? '',
      kraj: naslov.kraj ?? '',
      e_posta: e_posta ?? '',
      davcna: '',
    },
    toStep: (values) => ({
      change: {
        prevzemnik: {
          ime: orNull(values.ime),
          naslov: {
            ulica: orNull(values.ulica),
            hisna_stevilka: orNull(values.hisna_stevilka),
            postna_stevilka: orNull(values.postna_stevilka)?.toUpperCase() ?? null,
            kraj: orNull(values.kraj),
          },
          e_posta: orNull(values.e_posta),
          davcna: orNull(values.davcna.replace(/\s/g, '')),
        },
      },
    }),
    explain: (error) =>
      // A server that names only the taker means the address: the other fields have its own rules here.
      stepRefusal(error, {
        lasten_naslov: 'e_posta',
        prevzemnik: 'e_posta',
        e_posta: 'e_posta',
        davcna: 'davcna',
      }),
    onKept,
  });
  const { form, values } = of;
  // The server keeps no tax number for another person.
  const isSame =
    values.ime.trim() === ime && values.e_posta.trim().toLowerCase() === e_posta?.toLowerCase();
  return (
    <StepFrame open={open} of={of} label={label} onBack={onBack}>
      <p>{text.takerLead}</p>
      <TextField form={form} name="ime" autoComplete="off" />
      <FieldGroup title={text.address}>
        <TextField form={form} name="ulica" autoComplete="off" />
        <TextField form={form} name="hisna_stevilka" autoComplete="off" />
        <TextField form={form} name="postna_stevilka" autoComplete="off" />
        <TextField form={form} name="kraj" autoComplete="off" />
      </FieldGroup>
      <TextField form={form} name="e_posta" type="email" help={text.emailHelp} autoComplete="off" />
      <TextField
        form={form}
        name="davcna"
        inputMode="numeric"
        help={masked === null || !isSame ? text.taxHelp : text.taxKept(masked)}
        autoComplete="off"
      />
    </StepFrame>
  );
}
