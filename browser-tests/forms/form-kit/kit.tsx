import { useState } from 'react';
import { CheckboxField } from '../../../src/ui/form/checkbox-field';
import { DateField } from '../../../src/ui/form/date-field';
import { date } from '../../../src/ui/form/date-rules';
import { FileField } from '../../../src/ui/form/file-field';
import { Form } from '../../../src/ui/form/form';
import { NumberField } from '../../../src/ui/form/number-field';
import { PasswordField } from '../../../src/ui/form/password-field';
import {
  confirmed,
  email,
  maxLength,
  maxValue,
  minValue,
  newPassword,
  numeric,
  required,
  url,
} from '../../../src/ui/form/rules';
import { SelectField } from '../../../src/ui/form/select-field';
import { TextField } from '../../../src/ui/form/text-field';
import { type FieldPlans, usePortalForm } from '../../../src/ui/form/use-portal-form';
import { Page } from '../../../src/ui/page/page';

const initial = {
  naziv: '',
  naslov: '',
  stran: '',
  osebe: '',
  stanje: '',
  dan: '',
  enota: '',
  ulica: '',
  geslo: '',
  ponovi: '',
  priloge: [] as readonly File[],
  izjava: false,
};

const fields: FieldPlans<typeof initial> = {
  naziv: { label: 'Naziv', rules: [required, maxLength(10)] },
  naslov: { label: 'Naslov', rules: [required, email] },
  stran: { label: 'Spletna stran', rules: [url()] },
  osebe: { label: 'Osebe', rules: [required, numeric, minValue(1), maxValue(30)] },
  stanje: { label: 'Stanje', rules: [required, minValue(412.5)] },
  dan: { label: 'Dan', rules: [required, date({ max: '2026-12-31' })] },
  enota: { label: 'Enota', rules: [required] },
  ulica: { label: 'Ulica', rules: [required] },
  geslo: { label: 'Geslo', rules: newPassword, secret: true, comparedBy: 'ponovi' },
  ponovi: { label: 'Ponovite geslo', rules: [required, confirmed('geslo')], secret: true },
  priloge: { label: 'Priloge', rules: [required] },
  izjava: { label: 'Izjava', rules: [required] },
};

const streets = Array.from({ length: 40 }, (_, index) => `Ulica ${index + 1}`);
const asOptions = (labels: readonly string[]) =>
  labels.map((label) => ({ value: label.toLowerCase(), label }));

/** Posts the values of the form; the body of a refusal names the error and its field. */
async function send(values: typeof initial): Promise<void> {
  const priloge = values.priloge.map(({ name }) => name);
  const body = JSON.stringify({ ...values, priloge });
  const answer = await fetch('/form-kit/send', { method: 'POST', body });
  if (!answer.ok) throw Object.assign(new Error('Refused.'), { refusal: await answer.json() });
}

/** A form with a field of each kind and all ten rules of §5, for the tests of the kit. */
export function Kit() {
  const [sent, setSent] = useState(0);
  const form = usePortalForm({
    fields,
    initial,
    send,
    onSent: () => setSent(sent + 1),
    explain: (error) => Object(error).refusal ?? { message: 'Ni uspelo', field: undefined },
  });
  return (
    <Page title="Obrazec" lead={<span role="status">Oddano: {sent}</span>}>
      <Form form={form} submit="Oddaj">
        <TextField form={form} name="naziv" help="Kratko ime." />
        <TextField form={form} name="naslov" type="email" autoComplete="email" />
        <TextField form={form} name="stran" />
        <NumberField form={form} name="osebe" />
        <NumberField form={form} name="stanje" decimals={3} />
        <DateField form={form} name="dan" max="2026-12-31" />
        <SelectField form={form} name="enota" options={asOptions(['Stanovanje', 'Garaža'])} />
        <SelectField form={form} name="ulica" options={asOptions(streets)} help="Vpišite ime." />
        <PasswordField form={form} name="geslo" autoComplete="new-password" />
        <PasswordField form={form} name="ponovi" autoComplete="new-password" />
        <FileField form={form} name="priloge" multiple accept="application/pdf" />
        <CheckboxField form={form} name="izjava">
          Izjavljam, da so podatki resnični.
        </CheckboxField>
      </Form>
    </Page>
  );
}
