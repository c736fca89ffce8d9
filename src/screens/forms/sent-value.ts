import type { SentField } from '../../domain/api-types';
import { formatDate } from '../../domain/dates/date';
import { formatNumber } from '../../domain/money/number';
import { formatIban } from '../../domain/payment/iban';
import { submissionsText as text } from '../../text/forms/forms';

/** Most decimals that a form asks for. */
const DECIMALS = 4;

const decimalsOf = (value: number) => String(value).split('.')[1]?.length ?? 0;

/**
 * A value that was sent, as people read it: the server's words where it has them (a unit's label, a choice's name), else by
 * the kind of its field. A kind that is not known here is shown as it was sent.
 */
export function sentValue({ vrsta, vrednost, izpis }: SentField): string {
  if (izpis !== null) return izpis;
  if (typeof vrednost === 'boolean') return vrednost ? text.yes : text.no;
  if (typeof vrednost === 'number') {
    return formatNumber(vrednost, Math.min(decimalsOf(vrednost), DECIMALS));
  }
  if (vrsta === 'datum' || vrsta === 'datum_ura')
    return formatDate(vrednost, vrsta === 'datum_ura');
  return vrsta === 'iban' ? formatIban(vrednost) : vrednost;
}
