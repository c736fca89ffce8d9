import type { ReactNode } from 'react';
import type { UpnPayment } from '../../domain/api-types';
import { formatDate } from '../../domain/dates/date';
import { formatIban, toIban } from '../../domain/payment/iban';
import { centsForBank, payableCents } from '../../domain/payment/payable-cents';
import { formatReference, toReference } from '../../domain/payment/reference';
import { payText } from '../../text/bills/pay';
import { Money } from '../../ui/page/money';

/** One line of an order: the displayed value, and the value for a bank's form. */
interface OrderRow {
  readonly label: string;
  readonly shown: ReactNode;
  readonly copied: string;
}

const label = payText.rows;

/** The lines of an order (`pages.md` 2.6). The IBAN and the reference are copied without spaces, the amount as `217,50`. */
export function orderRows(upn: UpnPayment): OrderRow[] {
  const cents = payableCents(upn.znesek);
  const day = formatDate(upn.rok_placila);
  const address = [upn.prejemnik_naslov, upn.prejemnik_kraj].filter(Boolean).join(', ');
  return [
    {
      label: label.recipient,
      shown: (
        <>
          {upn.prejemnik_naziv}
          {address === '' ? null : <span className="copy-row__more">{address}</span>}
        </>
      ),
      copied: upn.prejemnik_naziv,
    },
    { label: label.iban, shown: formatIban(upn.iban), copied: toIban(upn.iban) ?? upn.iban },
    {
      label: label.reference,
      shown: formatReference(upn.referenca),
      copied: toReference(upn.referenca) ?? upn.referenca,
    },
    {
      label: label.amount,
      shown: <Money value={upn.znesek} />,
      copied: cents === null || cents < 0 ? '' : centsForBank(cents),
    },
    { label: label.purpose, shown: upn.namen, copied: upn.namen },
    { label: label.purposeCode, shown: upn.koda_namena, copied: upn.koda_namena },
    { label: label.deadline, shown: day, copied: day === '/' ? '' : day },
  ];
}
