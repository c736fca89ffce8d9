import { useQueryClient } from '@tanstack/react-query';
import { AskButton } from '../../parts/dialog/ask-button';
import { noteSending } from '../../parts/form/being-sent';
import { useAwayToast } from '../../parts/form/use-away-toast';
import { useTickOfVersion } from '../../parts/form/use-tick-of-version';
import { lackNames, handoverText as text } from '../../text/people/handover';
import { useSamePage } from '../../ui/browser/use-on-screen';
import { CheckboxField } from '../../ui/form/checkbox-field';
import { Form } from '../../ui/form/form';
import { required } from '../../ui/form/rules';
import { type FieldPlans, usePortalForm } from '../../ui/form/use-portal-form';
import { focusHeading, headingFollows } from '../../ui/page/focus-here';
import { Notice } from '../../ui/states/notice';
import { notify } from '../../ui/states/toast';
import { CaseFacts } from './case-facts';
import { DeleteDraft } from './delete-draft';
import { type HandoverStep, lacksOf } from './draft-of';
import { linkRefusal } from './step-refusal';
import type { OpenCase } from './use-case';
import { sendingKey } from './use-step-form';

const initial = { izjava: false };
const fields: FieldPlans<typeof initial> = {
  izjava: { label: text.statementName, rules: [required] },
};

interface ReviewStepProps {
  readonly open: OpenCase;
  readonly onBack: () => void;
  readonly onCorrect: (step: HandoverStep) => void;
}

/** The whole draft, what it lacks, and the giver's signature. */
export function ReviewStep({ open, onBack, onCorrect }: ReviewStepProps) {
  const lacks = lacksOf(open.handover);
  return (
    <>
      <CaseFacts handover={open.handover} />
      {lacks.length === 0 ? (
        // It goes when the server has got a later state of a meter meanwhile.
        <div ref={headingFollows}>
          <SignForm open={open} onBack={onBack} />
        </div>
      ) : (
        <>
          <Notice kind="warning">{text.missingTitle}</Notice>
          <ul className="rows">
            {lacks.map(({ what, step }) => (
              <li key={what}>
                <button
                  type="button"
                  className="button button--quiet"
                  onClick={() => onCorrect(step)}
                >
                  {text.complete(lackNames[what])}
                </button>
              </li>
            ))}
          </ul>
          <p>
            <button type="button" className="button button--quiet" onClick={onBack}>
              {text.previous}
            </button>
          </p>
        </>
      )}
      <AskButton label={text.deleteDraft}>
        {(close) => <DeleteDraft open={open} onClose={close} />}
      </AskButton>
    </>
  );
}

function SignForm({ open, onBack }: Pick<ReviewStepProps, 'open' | 'onBack'>) {
  const cache = useQueryClient();
  const tellAway = useAwayToast(text.signFailed);
  const isSamePage = useSamePage();
  const form = usePortalForm<typeof initial, unknown>({
    fields,
    initial,
    send: () => {
      noteSending(cache, sendingKey(open), true);
      return open.actor.act('sign.chosen');
    },
    onSent: () => {
      noteSending(cache, sendingKey(open), false);
      notify.success(text.signed);
      // The button goes with the draft.
      if (isSamePage()) focusHeading();
    },
    explain: (error) => {
      noteSending(cache, sendingKey(open), false);
      tellAway(error);
      void open.refresh();
      return linkRefusal(error, text.signFailed);
    },
  });
  const isUnticked = useTickOfVersion(form, open.handover.razlicica);
  return (
    <Form
      form={form}
      submit={text.sign}
      label={text.sign}
      actions={
        <button type="button" className="button button--quiet" onClick={onBack}>
          {text.previous}
        </button>
      }
    >
      {isUnticked ? <Notice kind="warning">{text.changedReview}</Notice> : null}
      <CheckboxField form={form} name="izjava">
        {text.statement}
      </CheckboxField>
    </Form>
  );
}
