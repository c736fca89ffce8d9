import type { JointPayment, OpenItem, UpnPayment } from '../api-types';
import { toIban } from './iban';
import { payableCents } from './payable-cents';

/** A bill to pay, as its row states it; one with `id_postavke` can be announced. */
export type Payment = Pick<OpenItem, 'st_dokumenta' | 'sklad' | 'upn' | 'rok_placila'> &
  Partial<Pick<OpenItem, 'direktna_obremenitev' | 'placilo' | 'id_postavke'>>;

/** A bill with a payment order. */
export type PaymentOrder = Payment & { readonly upn: UpnPayment };

/** The orders to one account, the oldest first, and their sum. */
export interface Account {
  readonly iban: string;
  readonly orders: readonly PaymentOrder[];
  readonly total: number;
  /** One order for all of them, when the manager accepts that. */
  readonly joint: JointPayment | undefined;
}

/** One code to scan: that of a bill, or of an account's joint order. */
export interface PayStep extends JointPayment {
  /** Unique among the steps; part of the name of a saved picture. */
  readonly name: string;
  readonly iban: string;
  /** Numbers of the bills that the step settles, the oldest first. */
  readonly bills: readonly string[];
  readonly isJoint: boolean;
}

/** Whether the payer has to pay by an order: the bill has one, and no direct debit settles it. */
export function isOrder(payment: Payment): payment is PaymentOrder {
  return payment.upn !== null && payment.direktna_obremenitev !== true;
}

/** Placeholder dates mean "no date" and sort after every day. */
function dueDay({ rok_placila }: Payment): string {
  const none = rok_placila === null || rok_placila < '1900';
  return none ? '9999' : rok_placila;
}

const ibanOf = ({ upn }: { readonly upn: UpnPayment }) => toIban(upn.iban) ?? upn.iban;

/**
 * Payments by account, the account with the oldest debt first. Regular bills and the reserve fund have different accounts,
 * so that no sum and no code may cover both (`pages.md` 2.6).
 *
 * @param joints - the server's orders for several bills of an account; amount and due date come from the payments
 */
export function accountsOf(
  payments: readonly Payment[],
  joints: readonly JointPayment[] = [],
): Account[] {
  const orders = payments
    .filter(isOrder)
    .sort(
      (a, b) => dueDay(a).localeCompare(dueDay(b)) || a.st_dokumenta.localeCompare(b.st_dokumenta),
    );
  return [...new Set(orders.map(ibanOf))].map((iban) => {
    const own = orders.filter((order) => ibanOf(order) === iban);
    const cents = own.reduce((sum, { upn }) => sum + (payableCents(upn.znesek) ?? 0), 0);
    const total = cents / 100;
    return { iban, orders: own, total, joint: jointOf(own, total, joints) };
  });
}

/**
 * The payments that settle accounts, one after the other; each bill is in exactly one of them.
 *
 * @param jointly - one order for all bills of an account, when the manager accepts that
 */
export function payStepsOf(accounts: readonly Account[], jointly: boolean): PayStep[] {
  return accounts.flatMap(({ iban, orders, joint }): PayStep[] => {
    const bills = orders.map(({ st_dokumenta }) => st_dokumenta);
    if (jointly && joint) return [{ ...joint, name: `skupaj_${iban}`, iban, bills, isJoint: true }];
    return orders.map(({ st_dokumenta, sklad, upn }) => ({
      name: st_dokumenta,
      sklad,
      upn,
      iban,
      bills: [st_dokumenta],
      isJoint: false,
    }));
  });
}

/** The sum of all accounts. */
export function totalOf(accounts: readonly Account[]): number {
  return accounts.reduce((cents, { total }) => cents + Math.round(total * 100), 0) / 100;
}

function jointOf(
  [oldest, ...others]: readonly PaymentOrder[],
  total: number,
  joints: readonly JointPayment[],
): JointPayment | undefined {
  if (oldest === undefined || others.length === 0) return undefined;
  const joint = joints.find((each) => ibanOf(each) === ibanOf(oldest));
  return (
    joint && { ...joint, upn: { ...joint.upn, znesek: total, rok_placila: oldest.rok_placila } }
  );
}
