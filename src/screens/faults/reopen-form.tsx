import { useApi } from '../../api/bound-api';
import { confirmFault } from '../../api/events-faults';
import type { BuildingFault } from '../../domain/api-types';
import { useAwayToast } from '../../parts/form/use-away-toast';
import { useKeptForm } from '../../parts/form/use-kept-form';
import { faultsText as text } from '../../text/events/faults';
import { Form } from '../../ui/form/form';
import { maxLength } from '../../ui/form/rules';
import { TextAreaField } from '../../ui/form/text-area-field';
import { notify } from '../../ui/states/toast';
import { answerFailed, isOver } from './answer-failed';

const MOST_CHARACTERS = 500;
const fields = { opis: { label: text.whatIsWrong, rules: [maxLength(MOST_CHARACTERS)] } };

interface ReopenFormProps {
  readonly fault: BuildingFault;
  /** The name of the form among those that are kept. */
  readonly draftKey: string;
  readonly onDone: () => Promise<unknown>;
  readonly onCancel: () => void;
}

/** The answer that a fault is not done; it is open again. */
export function ReopenForm({ fault, draftKey, onDone, onCancel }: ReopenFormProps) {
  const api = useApi();
  const tellAway = useAwayToast(text.confirmFailed);
  const form = useKeptForm<{ opis: string }, unknown>({
    key: draftKey,
    fields,
    initial: { opis: '' },
    send: ({ opis }) =>
      confirmFault(api, fault.st_prijave, { opravljeno: false, opis: opis.trim() || null }),
    onSent: async () => {
      notify.success(text.reopened);
      await onDone();
    },
    explain: (error) => {
      const message = answerFailed(error);
      // The form goes with the question that has ended.
      if (isOver(error)) notify.error(message);
      else tellAway(error);
      void onDone();
      return { message, field: undefined };
    },
  });
  return (
    <Form
      form={form}
      submit={text.reopen}
      label={text.no}
      quiet
      actions={
        <button type="button" className="button button--quiet" onClick={onCancel}>
          {text.cancel}
        </button>
      }
    >
      <TextAreaField form={form} name="opis" help={text.onlyManager} rows={3} />
    </Form>
  );
}
