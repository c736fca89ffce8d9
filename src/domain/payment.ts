import type { OpenItem, UpnPayment } from './api-types';
import { toIban } from './iban';
import { payableCents } from './payable-cents';

/** A bill to be paid, as its row says it. */
export type Payment = Pick<OpenItem, 'st_dokumenta' | 'sklad' | 'upn' | 'rok_placila'> &
  Partial<Pick<OpenItem, 'direktna_obremenitev'>>;

/** A bill that is paid by a payment order. */
export type PaymentOrder = Payment & { readonly upn: UpnPayment };

/** The orders that go to one account, oldest first, and their sum. */
export interface Account {
  readonly iban: string;
  readonly orders: readonly PaymentOrder[];
  readonly total: number;
}

/** Whether the payer has to do something: an order is there, and no direct debit will settle it. */
export function isOrder(payment: Payment): payment is PaymentOrder {
  return payment.upn !== null && payment.direktna_obremenitev !== true;
}

/** Placeholder dates stand for no date, and sort behind every day. */
function dueDay({ rok_placila }: Payment): string {
  const none = rok_placila === null || rok_placila < '1900';
  return none ? '9999' : rok_placila;
}

/**
 * Payments by account, the account with the oldest debt first. Regular bills and the reserve fund go to different
 * accounts, so that no sum and no code may cover both (`domain.md` 2.6).
 */
export function accountsOf(payments: readonly Payment[]): Account[] {
  const orders = payments
    .filter(isOrder)
    .sort(
      (a, b) => dueDay(a).localeCompare(dueDay(b)) || a.st_dokumenta.localeCompare(b.st_dokumenta),
    );
  const ibanOf = ({ upn }: PaymentOrder) => toIban(upn.iban) ?? upn.iban;
  return [...new Set(orders.map(ibanOf))].map((iban) => {
    const own = orders.filter((order) => ibanOf(order) === iban);
    const cents = own.reduce((sum, { upn }) => sum + (payableCents(upn.znesek) ?? 0), 0);
    return { iban, orders: own, total: cents / 100 };
  });
}
