import { useEffect, useRef } from 'react';
import type { Delivery } from '../../domain/api-types';
import { sepaFault, shownMaskedIban, typedIban } from '../../domain/payment/sepa-iban';
import { useAwayToast } from '../../parts/form/use-away-toast';
import { ibanFaults, deliveryText as text } from '../../text/bills/delivery';
import { addressFields, matching, orNull } from '../../ui/form/address-fields';
import { FieldGroup } from '../../ui/form/field-group';
import { Form } from '../../ui/form/form';
import { maxLength, type Rule, required } from '../../ui/form/rules';
import { TextField } from '../../ui/form/text-field';
import { type FieldPlans, usePortalForm } from '../../ui/form/use-portal-form';
import { notify } from '../../ui/states/toast';
import { explainMandate, type mandateFields, useDelivery, versionOf } from './use-delivery';

type Values = Record<(typeof mandateFields)[number], string>;

const ibanRule: Rule = (value) => {
  const typed = typedIban(String(value));
  const fault = typed === '' ? undefined : sepaFault(typed);
  return fault && ibanFaults[fault];
};

const fieldsOf = (hasIban: boolean): FieldPlans<Values> => ({
  imetnik: {
    label: text.holder,
    rules: [required, matching(/[0-9A-Za-zÀ-ÖØ-öø-ɏ]/, text.holderWrong), maxLength(70)],
  },
  ...addressFields,
  iban: { label: text.iban, rules: hasIban ? [ibanRule] : [required, ibanRule] },
});

interface MandateFormProps {
  readonly delivery: Delivery;
  /** Called when the draft is kept, or the user has changed their mind. */
  readonly onDone: () => void;
}

/** The data of a mandate. What is typed stays after a failure; the account is kept by the server only. */
export default function MandateForm({ delivery, onDone }: MandateFormProps) {
  const { keep, refresh } = useDelivery(delivery);
  const tellAway = useAwayToast(text.saveFailed);
  // The page reads the mandate again by itself; another window's draft is overwritten only after its refusal was shown.
  const version = useRef(versionOf(delivery));
  const newest = useRef(delivery);
  const refused = useRef(false);
  useEffect(() => {
    newest.current = delivery;
    if (refused.current) version.current = versionOf(delivery);
  }, [delivery]);
  const draft = delivery.pooblastilo?.stanje === 'osnutek' ? delivery.pooblastilo : null;
  const masked = draft?.iban_maskiran ?? null;
  const { imetnik, naslov } = draft ?? delivery;
  const form = usePortalForm<Values, unknown>({
    fields: fieldsOf(masked !== null),
    initial: {
      imetnik: imetnik ?? '',
      ulica: naslov.ulica ?? '',
      hisna_stevilka: naslov.hisna_stevilka ?? '',
      postna_stevilka: naslov.postna_stevilka ?? '',
      kraj: naslov.kraj ?? '',
      iban: '',
    },
    send: (values) =>
      keep(
        {
          stanje: 'osnutek',
          imetnik: orNull(values.imetnik),
          naslov: {
            ulica: orNull(values.ulica),
            hisna_stevilka: orNull(values.hisna_stevilka),
            postna_stevilka: orNull(values.postna_stevilka)?.toUpperCase() ?? null,
            kraj: orNull(values.kraj),
          },
          iban: orNull(typedIban(values.iban)),
        },
        version.current,
      ),
    onSent: async () => {
      await refresh();
      notify.success(text.saved);
      onDone();
    },
    explain: (error) => {
      tellAway(error);
      refused.current = true;
      version.current = versionOf(newest.current);
      // Another window may have changed it.
      void refresh();
      return explainMandate(error, text.saveFailed);
    },
  });
  return (
    <Form
      form={form}
      submit={text.save}
      label={text.form}
      actions={
        <button type="button" className="button button--quiet" onClick={onDone}>
          {text.cancel}
        </button>
      }
    >
      <TextField form={form} name="imetnik" autoComplete="name" />
      <TextField
        form={form}
        name="iban"
        help={masked === null ? text.ibanHelp : text.ibanKept(shownMaskedIban(masked))}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
      />
      <FieldGroup title={text.address}>
        <TextField form={form} name="ulica" autoComplete="off" />
        <TextField form={form} name="hisna_stevilka" autoComplete="off" />
        <TextField form={form} name="postna_stevilka" autoComplete="postal-code" />
        <TextField form={form} name="kraj" autoComplete="address-level2" />
      </FieldGroup>
    </Form>
  );
}
