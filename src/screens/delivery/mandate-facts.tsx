import type { Delivery, Mandate } from '../../domain/api-types';
import { formatDate } from '../../domain/dates/date';
import { addressOf } from '../../parts/handover/address-of';
import { deliveryText as text } from '../../text/bills/delivery';
import { Facts } from '../../ui/page/facts';

interface MandateFactsProps {
  readonly delivery: Delivery;
  readonly mandate: Mandate;
}

/** Creditor, debtor, account and reference of a mandate. */
export function MandateFacts({ delivery, mandate }: MandateFactsProps) {
  const { upnik, code_payer } = delivery;
  const wasInForce = mandate.veljavno_od !== null;
  return (
    <Facts
      facts={{
        ...(upnik && {
          [text.creditor]: `${upnik.naziv}, ${upnik.naslov}, ${upnik.kraj}`,
          [text.creditorId]: upnik.identifikator,
        }),
        [text.reference]: mandate.referenca_pooblastila,
        [text.payer]: code_payer,
        [text.holder]: mandate.imetnik ?? '/',
        [text.address]: addressOf(mandate.naslov),
        [text.iban]: mandate.iban_maskiran ?? '/',
        ...(wasInForce && {
          [text.lastDebit]:
            mandate.zadnja_obremenitev === null
              ? text.neverDebited
              : formatDate(mandate.zadnja_obremenitev),
        }),
      }}
    />
  );
}
