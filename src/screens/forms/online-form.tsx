import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useApi } from '../../api/bound-api';
import { refreshSubmissions, submitForm } from '../../api/documents-forms';
import type {
  FormField as Field,
  FormDefinition,
  SubmissionReceived,
  Unit,
} from '../../domain/api-types';
import { useAwayToast } from '../../parts/form/use-away-toast';
import { formsText as text } from '../../text/forms/forms';
import type { FormValues } from '../../ui/form/rules';
import { uploadFailed } from '../../ui/form/upload-failed';
import { type Sent, UploadProgress } from '../../ui/form/upload-progress';
import { usePortalForm } from '../../ui/form/use-portal-form';
import { useValues } from '../../ui/form/use-values';
import { filesOfForm, plansOf, sentValues } from './field-plans';
import { formRefusal } from './form-refusal';
import { SteppedForm } from './stepped-form';

interface OnlineFormProps {
  readonly definition: FormDefinition;
  readonly units: readonly Unit[];
  readonly initial: FormValues;
  /** Called with the values each time they change. */
  readonly onChange: (values: FormValues) => void;
  /** Called when a submission begins, and when it has ended. */
  readonly onSending: (isSending: boolean) => void;
  /** Called with the number of the submission. */
  readonly onSent: (number: string) => void;
}

/** A form of the contract to be filled in and sent (`pages.md` P24). It keeps its values until they are received. */
export function OnlineForm(props: OnlineFormProps) {
  const { definition, units, initial, onChange, onSending, onSent } = props;
  const api = useApi();
  const { obrazec, polja } = definition;
  const queryClient = useQueryClient();
  const [progress, setProgress] = useState<Sent>();
  const files = useRef<readonly File[]>([]);
  const refresh = () => void refreshSubmissions(queryClient);
  const fields = plansOf(polja, units);
  const tellAway = useAwayToast(text.failedAway(obrazec.naziv));
  const form = usePortalForm<FormValues, SubmissionReceived>({
    fields,
    initial,
    send: (values) => {
      onSending(true);
      setProgress({ sent: 0, total: 0 });
      files.current = filesOfForm(polja, values);
      const onSent = (sent: number, total: number) => setProgress({ sent, total });
      return submitForm(
        api,
        obrazec.oznaka,
        sentValues(polja, values),
        files.current,
        onSent,
      ).finally(() => setProgress(undefined));
    },
    onSent: ({ st_vloge }) => {
      refresh();
      onSent(st_vloge);
      onSending(false);
    },
    explain: (error) => {
      onSending(false);
      // The form may have been received although no answer came.
      refresh();
      tellAway(error);
      const labelOf = ({ ime, oznaka }: Field) => fields[ime]?.label ?? oznaka;
      return formRefusal(error, polja, labelOf, uploadFailed(files.current, text.failed));
    },
  });
  const values = useValues(form);
  const tell = useEffectEvent(onChange);
  useEffect(() => tell(values), [values]);
  return (
    <SteppedForm form={form} label={obrazec.naziv} fields={polja} units={units} values={values}>
      {progress && filesOfForm(polja, values).length > 0 ? (
        <UploadProgress progress={progress} />
      ) : null}
    </SteppedForm>
  );
}
