import type { Delivery, Mandate } from '../../domain/api-types';
import { formatDate } from '../../domain/dates/date';
import { shownMaskedIban } from '../../domain/payment/sepa-iban';
import { addressOf } from '../../parts/handover/address-of';
import { deliveryText as text } from '../../text/bills/delivery';
import { Facts } from '../../ui/page/facts';
import { FoldedFacts } from '../../ui/page/folded-facts';

interface MandateFactsProps {
  readonly delivery: Delivery;
  readonly mandate: Mandate;
  /** Set for a mandate that is over: most of it is behind a summary. */
  readonly folded?: true;
}

/** Creditor, debtor, account and reference of a mandate. */
export function MandateFacts({ delivery, mandate, folded }: MandateFactsProps) {
  const { upnik, code_payer } = delivery;
  const { iban_maskiran: masked, veljavno_od, zadnja_obremenitev: last } = mandate;
  const facts = {
    [text.holder]: mandate.imetnik ?? '/',
    [text.iban]: masked === null ? '/' : shownMaskedIban(masked),
    ...(veljavno_od !== null &&
      !folded && {
        [text.lastDebit]: last === null ? text.neverDebited : formatDate(last),
      }),
    [text.address]: addressOf(mandate.naslov),
    [text.payer]: code_payer,
    ...(upnik && {
      [text.creditor]: `${upnik.naziv}, ${upnik.naslov}, ${upnik.kraj}`,
      [text.creditorId]: upnik.identifikator,
    }),
    [text.reference]: mandate.referenca_pooblastila,
  };
  return folded ? <FoldedFacts facts={facts} first={[]} /> : <Facts facts={facts} />;
}
