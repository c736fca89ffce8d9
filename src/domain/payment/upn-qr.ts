import type { UpnPayment } from '../api-types';
import { formatDate } from '../dates/date';
import { toIban } from './iban';
import { encodeLatin2 } from './latin-2';
import { payableCents } from './payable-cents';
import { toReference } from './reference';
import { toUpnText } from './upn-text';

/** The missing or wrong part of an order, without which there is no code; the portal never guesses it. */
export type UpnProblem = 'recipient' | 'account' | 'amount' | 'reference';

/** The payload of a UPN QR code, as text and as the bytes to draw. */
export interface UpnPayload {
  readonly text: string;
  readonly bytes: Uint8Array;
}

const MAX_CENTS = 99_999_999_999;
const NAME_LENGTH = 33;
const PURPOSE_LENGTH = 42;

/** The date as DD.MM.LLLL; empty without a valid date. */
function deadline(date: string | null): string {
  const written = formatDate(date);
  return written === '/' ? '' : written;
}

/**
 * The payload of UPN QR: 20 fields, each followed by a line feed, in ISO 8859-2 without padding (`pages.md` C5.1).
 *
 * @returns the problem when a code cannot pay the order: no recipient's name, wrong check digits of the account, an
 * amount that is not positive or too large, a reference of no known model
 */
export function upnPayload(upn: UpnPayment): UpnPayload | UpnProblem {
  const recipient = toUpnText(upn.prejemnik_naziv, NAME_LENGTH);
  if (recipient === '') return 'recipient';
  const iban = toIban(upn.iban);
  if (iban === null) return 'account';
  const cents = payableCents(upn.znesek);
  if (cents === null || cents <= 0 || cents > MAX_CENTS) return 'amount';
  const reference = toReference(upn.referenca);
  if (reference === null) return 'reference';

  const fields = [
    'UPNQR',
    '', // IBAN of the payer: left to the payer's bank, like the next three
    '', // Polog
    '', // Dvig
    '', // Referenca plačnika
    toUpnText(upn.placnik_naziv, NAME_LENGTH),
    toUpnText(upn.placnik_naslov, NAME_LENGTH),
    toUpnText(upn.placnik_kraj, NAME_LENGTH),
    String(cents).padStart(11, '0'),
    '', // Datum plačila
    '', // Nujno
    /^[A-Z]{4}$/.test(upn.koda_namena) ? upn.koda_namena : 'OTHR',
    toUpnText(upn.namen, PURPOSE_LENGTH),
    deadline(upn.rok_placila),
    iban,
    reference,
    recipient,
    toUpnText(upn.prejemnik_naslov, NAME_LENGTH),
    toUpnText(upn.prejemnik_kraj, NAME_LENGTH),
  ];
  const body = fields.map((field) => `${field}\n`).join('');
  const text = `${body}${String(body.length).padStart(3, '0')}\n`;
  return { text, bytes: encodeLatin2(text) };
}
