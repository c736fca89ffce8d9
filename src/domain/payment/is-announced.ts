import type { Payment } from './payment';

/** Whether the payer has said that the bill is paid; the manager has not booked that yet (`pages.md` P4). */
export function isAnnounced({ placilo }: Pick<Payment, 'placilo'>): boolean {
  return placilo?.stanje_placila === 'najavljeno';
}
