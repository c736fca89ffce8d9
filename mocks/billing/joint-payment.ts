import type { JointPayment, OpenItem } from '../../src/api/schema';
import { sumCents, toEuro } from '../values/money';

type Item = Pick<OpenItem, 'upn' | 'sklad' | 'direktna_obremenitev'>;

/**
 * One order for all regular bills among open items; they have one account (pages.md 2.6). It uses model SI00 and the
 * payer's code, so that the manager settles the oldest bill first.
 *
 * @param items the oldest due date first
 * @returns an empty list when fewer than two bills can be paid by an order
 */
export function jointPayments(items: readonly Item[], codePayer: string): JointPayment[] {
  const orders = items
    .filter(({ sklad, direktna_obremenitev }) => sklad === 'redni' && !direktna_obremenitev)
    .flatMap(({ upn }) => (upn === null ? [] : [upn]));
  const [oldest] = orders;
  if (!oldest || orders.length < 2) return [];
  const upn = {
    ...oldest,
    referenca: `SI00${codePayer}`,
    znesek: toEuro(sumCents(orders.map(({ znesek }) => Math.round(znesek * 100)))),
    namen: `Redni obračuni, plačnik ${codePayer}`,
  };
  return [{ sklad: 'redni', upn }];
}
