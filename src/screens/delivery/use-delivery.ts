import { useQueryClient } from '@tanstack/react-query';
import { endMandate, mandateReasonOf, saveMandate } from '../../api/billing-delivery';
import { useApi } from '../../api/bound-api';
import { refusalOf } from '../../api/transport/refusal';
import type { Delivery } from '../../domain/api-types';
import { isKnown } from '../../domain/values/label';
import { deliveryText as text } from '../../text/bills/delivery';
import type { Refusal } from '../../ui/form/use-portal-form';

/** The fields of the form of a mandate, which the server calls by the same names. */
export const mandateFields = [
  'imetnik',
  'ulica',
  'hisna_stevilka',
  'postna_stevilka',
  'kraj',
  'iban',
] as const;

type Field = (typeof mandateFields)[number];
type Draft = Pick<Parameters<typeof saveMandate>[2], 'stanje' | 'imetnik' | 'naslov' | 'iban'>;

const reasons = {
  racun_upravnika: text.managersAccount,
  spremenjeno: text.changed,
  aktivno: text.isActive,
  ni_ponudbe: text.notOffered,
} as const;

/** The version that a change names: that of a mandate which is not over. */
export const versionOf = ({ pooblastilo }: Delivery) =>
  pooblastilo?.stanje === 'osnutek' || pooblastilo?.stanje === 'v_podpisu'
    ? pooblastilo.razlicica
    : null;

/** Why a step of a mandate was refused, and the field that this is about. */
export function explainMandate(error: unknown, failed: string): Refusal<Field> {
  const reason = mandateReasonOf(error) ?? '';
  if (!isKnown(reasons, reason)) return refusalOf<Field>(error, failed, {}, mandateFields);
  return { message: reasons[reason], field: reason === 'racun_upravnika' ? 'iban' : undefined };
}

/** What the user does with the mandate of a payer code; each step ends when the page is up to date. */
export function useDelivery(delivery: Delivery) {
  const api = useApi();
  const queryClient = useQueryClient();
  const { code_payer: code } = delivery;
  const draft = delivery.pooblastilo;
  // Bills, sums and codes depend on it.
  const refresh = () => queryClient.invalidateQueries();
  return {
    refresh,
    /** @param razlicica the version that the values were made from */
    keep: (values: Draft, razlicica: number | null) =>
      saveMandate(api, code, { ...values, razlicica }),
    /** The same data in another state. */
    move: (stanje: Draft['stanje']) =>
      saveMandate(api, code, {
        razlicica: versionOf(delivery),
        stanje,
        imetnik: draft?.imetnik ?? null,
        naslov: draft?.naslov ?? delivery.naslov,
        iban: null,
      }),
    end: () => endMandate(api, code),
  };
}
