import { submissionsText as text } from '../../text/forms/forms';
import type { SentField } from '../api-types';
import { formatDate } from '../dates/date';
import { formatNumber } from '../money/number';
import { formatIban } from '../payment/iban';

/** The maximum number of decimals in a form. */
const MAX_DECIMALS = 4;

const decimalsOf = (value: number) => String(value).split('.')[1]?.length ?? 0;

/**
 * A submitted value as text for the user: the server's text when there is one (a unit's label, the name of a choice), otherwise
 * formatted by the kind of its field. An unknown kind is shown as it was sent.
 */
export function sentValue({ vrsta, vrednost, izpis }: SentField): string {
  if (izpis !== null) return izpis;
  if (typeof vrednost === 'boolean') return vrednost ? text.yes : text.no;
  if (typeof vrednost === 'number') {
    return formatNumber(vrednost, Math.min(decimalsOf(vrednost), MAX_DECIMALS));
  }
  if (vrsta === 'datum' || vrsta === 'datum_ura')
    return formatDate(vrednost, vrsta === 'datum_ura');
  return vrsta === 'iban' ? formatIban(vrednost) : vrednost;
}
