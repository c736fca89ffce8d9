import { type ComponentType, useEffect, useEffectEvent } from 'react';
import { FieldGroup } from '../../../src/ui/form/field-group';
import { Form } from '../../../src/ui/form/form';
import { required } from '../../../src/ui/form/rules';
import { SubmitButton } from '../../../src/ui/form/submit-button';
import { TextField } from '../../../src/ui/form/text-field';
import { UploadProgress } from '../../../src/ui/form/upload-progress';
import { type PortalForm, usePortalForm } from '../../../src/ui/form/use-portal-form';
import type { Entry } from '../entry';

const initial = { ime: '', telefon: '' };
const fields = {
  ime: { label: 'Ime in priimek', rules: [required] },
  telefon: { label: 'Telefon', rules: [required] },
};
type Values = typeof initial;

/** A form that sends nothing, in a state that it otherwise gets only after a submission. */
const form = (label: string, state: Partial<PortalForm<Values>>): ComponentType =>
  function Shown() {
    const own = usePortalForm({
      fields,
      initial,
      send: async () => {},
      onSent: () => {},
      explain: () => ({ message: '', field: undefined }),
    });
    const validate = useEffectEvent(() => void own.inner.trigger());
    useEffect(() => {
      if (state.submitted) validate();
    }, []);
    const shown = { ...own, ...state };
    return (
      <Form form={shown} submit="Pošlji" label={label}>
        <FieldGroup title={`${label}: vaši podatki`}>
          <TextField form={shown} name="ime" />
          <TextField form={shown} name="telefon" />
        </FieldGroup>
      </Form>
    );
  };

/** A form as a whole. */
export const forms: readonly Entry[] = [
  {
    name: 'Form',
    files: ['form/form', 'form/form-problems', 'form/field-group', 'form/submit-button'],
    use: 'Enter in a field submits. With errors the first field gets the focus, and each line of the summary leads to its field.',
    states: {
      Default: form('Obrazec', {}),
      Errors: form('Obrazec z napakama', { submitted: true }),
      Refused: form('Zavrnjen obrazec', {
        refusal: { message: 'Strežnik trenutno ni dosegljiv.', field: undefined },
      }),
      Busy: form('Obrazec med pošiljanjem', { busy: true }),
      'Submit button': () => (
        <div className="kit-row">
          <SubmitButton busy={false}>Pošlji</SubmitButton>
          <SubmitButton busy>Pošlji</SubmitButton>
        </div>
      ),
    },
  },
  {
    name: 'Upload progress',
    files: ['form/upload-progress'],
    use: 'How much of a form with files has been sent. At 100 % the server has not answered yet.',
    states: {
      'At the start': () => <UploadProgress progress={{ sent: 0, total: 4_000_000 }} />,
      'Half sent': () => <UploadProgress progress={{ sent: 2_100_000, total: 4_000_000 }} />,
      Sent: () => <UploadProgress progress={{ sent: 4_000_000, total: 4_000_000 }} />,
    },
  },
];
