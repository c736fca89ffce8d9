import type { UpnPayment } from '../api-types';
import { formatDate } from '../dates/date';
import { toIban } from './iban';
import { encodeLatin2 } from './latin-2';
import { payableCents } from './payable-cents';
import { toReference } from './reference';
import { toUpnText } from './upn-text';

/** What stands in the way of a code; nothing of it may be invented. */
export type UpnProblem = 'recipient' | 'account' | 'amount' | 'reference';

/** The payload of a UPN QR code, as text and as the bytes that are drawn. */
export interface UpnPayload {
  readonly text: string;
  readonly bytes: Uint8Array;
}

const MAX_CENTS = 99_999_999_999;
const NAME = 33;
const PURPOSE = 42;

/** The date as DD.MM.LLLL; nothing for no date and for a day that is in no calendar. */
function deadline(date: string | null): string {
  const written = formatDate(date);
  return written === '/' ? '' : written;
}

/**
 * The payload of UPN QR: 20 fields, each followed by a line feed, in ISO 8859-2 without padding (`pages.md` C5.1).
 *
 * @returns what stands in the way when the order can not be paid by a code: no recipient's name, an account with wrong
 * check digits, an amount of nothing, less or too much, a reference that fits no known model
 */
export function upnPayload(upn: UpnPayment): UpnPayload | UpnProblem {
  const recipient = toUpnText(upn.prejemnik_naziv, NAME);
  if (recipient === '') return 'recipient';
  const iban = toIban(upn.iban);
  if (iban === null) return 'account';
  const cents = payableCents(upn.znesek);
  if (cents === null || cents <= 0 || cents > MAX_CENTS) return 'amount';
  const reference = toReference(upn.referenca);
  if (reference === null) return 'reference';

  const fields = [
    'UPNQR',
    '', // IBAN of the payer: a bill leaves it to the payer's bank, like the next three
    '', // Polog
    '', // Dvig
    '', // Referenca plačnika
    toUpnText(upn.placnik_naziv, NAME),
    toUpnText(upn.placnik_naslov, NAME),
    toUpnText(upn.placnik_kraj, NAME),
    String(cents).padStart(11, '0'),
    '', // Datum plačila
    '', // Nujno
    /^[A-Z]{4}$/.test(upn.koda_namena) ? upn.koda_namena : 'OTHR',
    toUpnText(upn.namen, PURPOSE),
    deadline(upn.rok_placila),
    iban,
    reference,
    recipient,
    toUpnText(upn.prejemnik_naslov, NAME),
    toUpnText(upn.prejemnik_kraj, NAME),
  ];
  const body = fields.map((field) => `${field}\n`).join('');
  const text = `${body}${String(body.length).padStart(3, '0')}\n`;
  return { text, bytes: encodeLatin2(text) };
}
