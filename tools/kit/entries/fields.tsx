import type { ComponentType, ReactNode } from 'react';
import { BotCheckField } from '../../../src/ui/form/bot-check-field';
import { CheckboxField } from '../../../src/ui/form/checkbox-field';
import { DateField } from '../../../src/ui/form/date-field';
import { FileField } from '../../../src/ui/form/file-field';
import { NumberField } from '../../../src/ui/form/number-field';
import { PasswordField } from '../../../src/ui/form/password-field';
import { RadioField } from '../../../src/ui/form/radio-field';
import {
  email,
  type FieldValue,
  maxLength,
  newPassword,
  type Rule,
  required,
} from '../../../src/ui/form/rules';
import { SelectField } from '../../../src/ui/form/select-field';
import { TextAreaField } from '../../../src/ui/form/text-area-field';
import { TextField } from '../../../src/ui/form/text-field';
import type { Entry } from '../entry';
import { OneField, type OneForm } from './one-field';

interface FieldState {
  readonly value?: FieldValue;
  readonly rules?: readonly Rule[];
  readonly isJudged?: boolean;
}

/** States of one kind of field. */
const field =
  (label: string, show: (form: OneForm, name: string) => ReactNode) =>
  ({ value = '', ...state }: FieldState = {}): ComponentType =>
  () => (
    <OneField label={label} value={value} {...state}>
      {show}
    </OneField>
  );

const LONG = 'Ulica padlih borcev in talcev 128, Sveti Jurij ob Ščavnici';
const help = 'Napišite ga tako, kot je na računu.';
const pdf = (name: string) => new File(['%PDF'], name, { type: 'application/pdf' });
const options = ['Stanovanje', 'Garaža', LONG].map((label) => ({ value: label, label }));

const text = field('E-naslov', (form, name) => <TextField form={form} name={name} />);
const helped = field('Naslov', (form, name) => <TextField form={form} name={name} help={help} />);
const readOnly = field('Šifra plačnika', (form, name) => (
  <TextField form={form} name={name} readOnly />
));
const date = field('Datum odčitka', (form, name) => (
  <DateField form={form} name={name} max="2026-12-31" />
));
const number = field('Število psov', (form, name) => (
  <NumberField form={form} name={name} min={0} max={20} />
));
const reading = field('Stanje (m³)', (form, name) => (
  <NumberField form={form} name={name} decimals={3} min={0} />
));
const fixedNumber = field('Število ključev', (form, name) => (
  <NumberField form={form} name={name} readOnly />
));
const area = field('Sporočilo', (form, name) => <TextAreaField form={form} name={name} />);
const password = field('Novo geslo', (form, name) => (
  <PasswordField form={form} name={name} autoComplete="new-password" />
));
const choice = field('Vrsta enote', (form, name) => (
  <SelectField form={form} name={name} options={options} />
));
const radio = field('Raba enote', (form, name) => (
  <RadioField form={form} name={name} options={options} />
));
const tick = field('Soglasje', (form, name) => (
  <CheckboxField form={form} name={name}>
    Izjavljam, da so podatki resnični.
  </CheckboxField>
));
const files = field('Priloge', (form, name) => <FileField form={form} name={name} multiple />);
const check = (label: string, pass: () => Promise<string>) =>
  field(label, (form, name) => (
    <BotCheckField form={form} name={name} pass={pass} lifetime={60_000} />
  ))({ value: [], rules: [required] });

/** The fields of forms, each alone. */
export const fields: readonly Entry[] = [
  {
    name: 'Text field',
    files: ['form/text-field', 'form/field-frame'],
    use: 'The focus has a ring round the field. It is validated when it is left; the error is part of its description.',
    states: {
      Empty: text({ rules: [required, email] }),
      Filled: text({ value: 'ana.zupancic@example.si', rules: [required] }),
      'Optional, with help': helped(),
      Error: text({ value: 'ana.zupancic', rules: [required, email], isJudged: true }),
      'Read only': readOnly({ value: '000142', rules: [required] }),
      'Long text': helped({ value: `${LONG}, ${LONG}`, rules: [maxLength(40)], isJudged: true }),
    },
  },
  {
    name: 'Date field',
    files: ['form/date-field', 'controls/beside-popover'],
    use: 'A date is typed, or picked in the calendar beside it.',
    states: {
      Empty: date(),
      Filled: date({ value: '2026-11-23', rules: [required] }),
      Error: date({ rules: [required], isJudged: true }),
    },
  },
  {
    name: 'Number field',
    files: ['form/number-field'],
    use: 'A phone shows its numeric keypad. When the buttons do not load, the number can be typed.',
    states: {
      Empty: number(),
      Filled: number({ value: '2', rules: [required] }),
      Decimals: reading({ value: '217,451', rules: [required] }),
      Error: number({ rules: [required], isJudged: true }),
      'Read only': fixedNumber({ value: '3', rules: [required] }),
    },
  },
  {
    name: 'Text area',
    files: ['form/text-area-field'],
    use: 'Can be made higher by its corner.',
    states: {
      Empty: area(),
      Filled: area({ value: `V kopalnici pušča radiator.\n${LONG}`, rules: [required] }),
      Error: area({ rules: [required], isJudged: true }),
    },
  },
  {
    name: 'Password field',
    files: ['form/password-field'],
    use: 'The button shows or hides the password; the focus stays on it.',
    states: {
      Empty: password({ rules: newPassword }),
      Filled: password({ value: 'Javorjeva12', rules: newPassword }),
      Error: password({ value: 'geslo', rules: newPassword, isJudged: true }),
    },
  },
  {
    name: 'Select field',
    files: ['form/select-field'],
    use: 'A drop-down list in a form, validated when it changes.',
    states: {
      Empty: choice({ rules: [required] }),
      Filled: choice({ value: 'Garaža', rules: [required] }),
      Error: choice({ rules: [required], isJudged: true }),
      'Long text': choice({ value: LONG, rules: [required] }),
    },
  },
  {
    name: 'Radio field',
    files: ['form/radio-field'],
    use: 'A few options that are all seen at once; arrow keys choose, and it is validated when it changes.',
    states: {
      Empty: radio({ rules: [required] }),
      Filled: radio({ value: 'Garaža', rules: [required] }),
      Error: radio({ rules: [required], isJudged: true }),
    },
  },
  {
    name: 'Checkbox field',
    files: ['form/checkbox-field'],
    use: 'Space toggles; validated when it changes.',
    states: {
      Off: tick({ value: false, rules: [required] }),
      On: tick({ value: true, rules: [required] }),
      Error: tick({ value: false, rules: [required], isJudged: true }),
    },
  },
  {
    name: 'File field',
    files: ['form/file-field', 'form/chosen-files'],
    use: 'Enter or space opens the picker. Removing a file asks first; the focus then returns to the field.',
    states: {
      Empty: files({ value: [], rules: [required] }),
      Filled: files({ value: [pdf('račun.pdf'), pdf('zapisnik.pdf')], rules: [required] }),
      Error: files({ value: [], rules: [required], isJudged: true }),
      'Long text': files({ value: [pdf(`${LONG}, zapisnik o pregledu.pdf`)] }),
    },
  },
  {
    name: 'Bot check',
    files: ['form/bot-check-field'],
    use: 'A tick starts a proof of work on the device, and a status says how it ends.',
    states: {
      'Passes when it is ticked': check('Preverjanje', async () => 'rešitev'),
      'Never ends': check('Dolgo preverjanje', () => new Promise(() => {})),
      'Fails when it is ticked': check('Neuspelo preverjanje', () =>
        Promise.reject(new Error('No task.')),
      ),
    },
  },
];
