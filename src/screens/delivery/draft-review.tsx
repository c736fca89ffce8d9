import type { Delivery, Mandate } from '../../domain/api-types';
import { useAwayToast } from '../../parts/form/use-away-toast';
import { useTickOfVersion } from '../../parts/form/use-tick-of-version';
import { deliveryText as text } from '../../text/bills/delivery';
import { useSamePage } from '../../ui/browser/use-on-screen';
import { CheckboxField } from '../../ui/form/checkbox-field';
import { Form } from '../../ui/form/form';
import { required } from '../../ui/form/rules';
import { type FieldPlans, usePortalForm } from '../../ui/form/use-portal-form';
import { focusHeading } from '../../ui/page/focus-here';
import { Notice } from '../../ui/states/notice';
import { notify } from '../../ui/states/toast';
import { CoreText } from './core-text';
import { DropAct } from './mandate-acts';
import { MandateFacts } from './mandate-facts';
import { explainMandate, useDelivery } from './use-delivery';

const initial = { izjava: false };
const fields: FieldPlans<typeof initial> = {
  izjava: { label: text.agreeName, rules: [required] },
};

interface DraftReviewProps {
  readonly delivery: Delivery;
  readonly mandate: Mandate;
  readonly onCorrect: () => void;
}

const isComplete = ({ imetnik, iban_maskiran, naslov }: Mandate) =>
  [imetnik, iban_maskiran, ...Object.values(naslov)].every((value) => value !== null);

/** A draft to read, what it allows, and its handing over for the signature. */
export function DraftReview({ delivery, mandate, onCorrect }: DraftReviewProps) {
  return (
    <>
      <p>{text.draftNote}</p>
      <MandateFacts delivery={delivery} mandate={mandate} />
      <CoreText delivery={delivery} />
      {isComplete(mandate) ? (
        <HandOver delivery={delivery} mandate={mandate} onCorrect={onCorrect} />
      ) : (
        <>
          <Notice kind="warning">{text.incomplete}</Notice>
          <p>
            <button type="button" className="button" onClick={onCorrect}>
              {text.correct}
            </button>
          </p>
        </>
      )}
      <DropAct delivery={delivery} />
    </>
  );
}

function HandOver({ delivery, mandate, onCorrect }: DraftReviewProps) {
  const { move, refresh } = useDelivery(delivery);
  const tellAway = useAwayToast(text.signFailed);
  const isSamePage = useSamePage();
  const form = usePortalForm<typeof initial, unknown>({
    fields,
    initial,
    send: () => move('v_podpisu'),
    onSent: async () => {
      await refresh();
      notify.success(text.signed);
      if (isSamePage()) focusHeading();
    },
    explain: (error) => {
      tellAway(error);
      void refresh();
      return { ...explainMandate(error, text.signFailed), field: undefined };
    },
  });
  const isUnticked = useTickOfVersion(form, mandate.razlicica);
  return (
    <Form
      form={form}
      submit={text.sign}
      label={text.sign}
      actions={
        <button type="button" className="button button--quiet" onClick={onCorrect}>
          {text.correct}
        </button>
      }
    >
      {isUnticked ? <Notice kind="warning">{text.changed}</Notice> : null}
      <CheckboxField form={form} name="izjava">
        {text.agree}
      </CheckboxField>
    </Form>
  );
}
