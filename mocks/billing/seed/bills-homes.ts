import type { BilledMonth } from './billed-month';
import { type BillingDays, billingDays } from './billing-days';
import { brezova7 } from './brezova-7';
import { regularBillOf } from './cost-lines';
import { flat14 } from './flat-14';

type Paid = BilledMonth['paid'];

/** 62.40 m² × 0.60 € (pages.md 3, flat 14). */
const reserve = 3744;

/** Year and month, then the number of the payer (pages.md P16). */
function numberOf(period: string, last: string): number {
  return Number(`${period.slice(2, 4)}${period.slice(5)}${last}`);
}

/** A regular bill, equal to its specification. */
function billed(unit: string, period: string) {
  const { osnova, ddv } = regularBillOf(unit, period);
  return { period, regular: osnova + ddv, vat: ddv };
}

/** How Ana pays: by direct debit on the due date, except in these months (pages.md P3). */
const paymentsOfAna: Readonly<Record<string, (regular: number) => Paid>> = {
  '2026-07': (regular) => [{ on: '2026-08-28', regular, reserve }],
  '2026-08': (regular) => [{ on: '2026-09-25', regular, reserve, sepa: true }],
  '2026-09': () => [
    { on: '2026-10-28', reserve },
    { on: '2026-11-04', regular: 7500 },
  ],
  '2026-10': () => [],
};

function billOfAna([period, issued, due]: BillingDays): BilledMonth {
  const { payer, inventarna_stevilka: unit } = flat14;
  const bill = billed(unit, period);
  const byDebit = (regular: number): Paid => [{ on: due, regular, reserve, sepa: true }];
  const paid = (paymentsOfAna[period] ?? byDebit)(bill.regular);
  const number = numberOf(period, '0314');
  return { ...bill, payer, unit, issued, due, number, reserve, delivery: 'e_racun', paid };
}

/** Rok paid each bill four days before it was due, until that of 08/2026 (pages.md P15). */
function billOfRok([period, issued, due]: BillingDays): BilledMonth {
  const { payer, inventarna_stevilka: unit } = brezova7;
  const bill = billed(unit, period);
  const on = `${due.slice(0, 8)}${Number(due.slice(8)) - 4}`;
  const paid = period < '2026-08' ? [{ on, regular: bill.regular }] : [];
  const number = numberOf(period, '0771');
  return { ...bill, payer, unit, issued, due, number, delivery: 'e_posta', paid };
}

/** The bills of Ana's flat and of the flat that Rok rents from her. */
export const billsOfHomes: readonly BilledMonth[] = [
  ...billingDays.map(billOfAna),
  ...billingDays.map(billOfRok),
];
