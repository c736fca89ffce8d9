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
  /** One order for those of a fund, when the manager accepts that; an account may take the money of several funds. */
  readonly joints: readonly JointPayment[];
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
 * @param joints - the server's orders for several bills of an account and a fund; amount and due date come from the payments
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
    return {
      iban,
      orders: own,
      total: sumOf(own),
      joints: [...new Set(own.map(({ sklad }) => sklad))].flatMap((fund) =>
        jointOf(
          joints.find((each) => each.sklad === fund && ibanOf(each) === iban),
          own,
        ),
      ),
    };
  });
}

/**
 * The payments that settle accounts, one after the other; each bill is in exactly one of them.
 *
 * @param jointly - one order for all bills of a fund that go to an account, when the manager accepts that
 */
export function payStepsOf(accounts: readonly Account[], jointly: boolean): PayStep[] {
  return accounts.flatMap(({ iban, orders, joints }): PayStep[] => {
    const chosen = jointly ? joints : [];
    const together = chosen.map((joint) => ({
      ...joint,
      name: `skupaj_${joint.sklad}_${iban}`,
      iban,
      bills: ofFund(orders, joint).map(({ st_dokumenta }) => st_dokumenta),
      isJoint: true,
    }));
    const alone = orders
      .filter(({ sklad }) => chosen.every((joint) => joint.sklad !== sklad))
      .map(({ st_dokumenta, sklad, upn }) => ({
        name: st_dokumenta,
        sklad,
        upn,
        iban,
        bills: [st_dokumenta],
        isJoint: false,
      }));
    return [...together, ...alone];
  });
}

/** The sum of all accounts. */
export function totalOf(accounts: readonly Account[]): number {
  return accounts.reduce((cents, { total }) => cents + Math.round(total * 100), 0) / 100;
}

function sumOf(orders: readonly PaymentOrder[]): number {
  return orders.reduce((cents, { upn }) => cents + (payableCents(upn.znesek) ?? 0), 0) / 100;
}

const ofFund = (orders: readonly PaymentOrder[], { sklad }: JointPayment) =>
  orders.filter((order) => order.sklad === sklad);

/** The joint order for the orders of its fund, with their sum and the oldest due date; none for a single one. */
function jointOf(
  joint: JointPayment | undefined,
  orders: readonly PaymentOrder[],
): readonly JointPayment[] {
  const [oldest, ...others] = joint ? ofFund(orders, joint) : [];
  if (!joint || oldest === undefined || others.length === 0) return [];
  const znesek = sumOf([oldest, ...others]);
  return [{ ...joint, upn: { ...joint.upn, znesek, rok_placila: oldest.rok_placila } }];
}
