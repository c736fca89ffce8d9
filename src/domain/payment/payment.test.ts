import { expect, test } from 'vitest';
import type { UpnPayment } from '../api-types';
import { accountsOf, isOrder, type Payment, payStepsOf, totalOf } from './payment';

const upn = (iban: string, znesek: number) => ({ iban, znesek }) as UpnPayment;
const bill = (
  st_dokumenta: string,
  rok_placila: string | null,
  order: UpnPayment | null,
): Payment => ({
  st_dokumenta,
  sklad: 'redni',
  rok_placila,
  upn: order,
});
const own = 'SI56999990010400151';
const fund = 'SI56999990010400248';

test('orders are grouped by account, the oldest first, and no sum covers two accounts', () => {
  const accounts = accountsOf([
    bill('3', null, upn(own, 1)),
    bill('2', '2026-11-30', upn(own, 217.5)),
    bill('4', '2026-10-31', upn(fund, 37.44)),
    bill('1', '2026-10-30', upn('SI56 9999 9001 0400 151', 31.9)),
    bill('5', '1899-12-30', upn(own, 0.1)),
  ]);
  expect(accounts.map(({ iban, total }) => [iban, total])).toEqual([
    [own, 250.5],
    [fund, 37.44],
  ]);
  expect(accounts[0]?.orders.map(({ st_dokumenta }) => st_dokumenta)).toEqual(['1', '2', '3', '5']);
});

test('accounts that are no IBAN stay apart, as the server names them', () => {
  const accounts = accountsOf([bill('1', null, upn('SI00', 1)), bill('2', null, upn('TRR 7', 2))]);
  expect(accounts.map(({ iban, total }) => [iban, total])).toEqual([
    ['SI00', 1],
    ['TRR 7', 2],
  ]);
});

test('a direct debit and a bill without payment data are not orders', () => {
  expect(isOrder(bill('1', null, null))).toBe(false);
  expect(isOrder({ ...bill('1', null, upn(own, 1)), direktna_obremenitev: true })).toBe(false);
  expect(accountsOf([bill('1', null, null)])).toEqual([]);
});

test('a joint order replaces several of its account, with their sum and the oldest due date', () => {
  const joint = (iban: string) => ({ sklad: 'redni' as const, upn: upn(iban, 999) });
  const accounts = accountsOf(
    [
      bill('2', '2026-11-30', upn(own, 217.5)),
      bill('1', '2026-10-30', upn(own, 31.9)),
      bill('3', '2026-11-30', upn(fund, 37.44)),
    ],
    [joint('SI56 9999 9001 0400 151'), joint(fund)],
  );
  expect(accounts.map((account) => account.joints)).toEqual([
    [
      {
        sklad: 'redni',
        upn: { iban: 'SI56 9999 9001 0400 151', znesek: 249.4, rok_placila: '2026-10-30' },
      },
    ],
    [],
  ]);
});

test('there is no joint order unless the server sends one', () => {
  const bills = [bill('1', null, upn(own, 1)), bill('2', null, upn(own, 2))];
  const other = { sklad: 'redni' as const, upn: upn(fund, 3) };
  expect(accountsOf(bills)[0]?.joints).toEqual([]);
  expect(accountsOf(bills, [other])[0]?.joints).toEqual([]);
});

test('a joint order covers no bill of another fund, also where both funds have one account', () => {
  const accounts = accountsOf(
    [
      bill('1', '2026-10-30', upn(own, 31.9)),
      { ...bill('2', '2026-11-15', upn(own, 10)), sklad: 'prostovoljni_sklad' },
      bill('3', '2026-11-30', upn(own, 217.5)),
    ],
    [{ sklad: 'redni', upn: upn(own, 249.4) }],
  );
  expect(accounts.map(({ total }) => total)).toEqual([259.4]);
  expect(
    payStepsOf(accounts, true).map(({ sklad, bills, upn: { znesek } }) => [sklad, bills, znesek]),
  ).toEqual([
    ['redni', ['1', '3'], 249.4],
    ['prostovoljni_sklad', ['2'], 10],
  ]);
});

test.each([
  [true, [['1', '2'], ['3']]],
  [false, [['1'], ['2'], ['3']]],
])(
  'paid jointly (%s), each bill is in exactly one payment, and the payments add up to the total',
  (jointly, bills) => {
    const accounts = accountsOf(
      [
        bill('2', '2026-11-30', upn(own, 217.5)),
        bill('1', '2026-10-30', upn(own, 31.9)),
        bill('3', '2026-11-30', upn(fund, 37.44)),
      ],
      [{ sklad: 'redni', upn: upn(own, 999) }],
    );
    const steps = payStepsOf(accounts, jointly);
    expect(steps.map((step) => step.bills)).toEqual(bills);
    expect(new Set(steps.map(({ name }) => name)).size).toBe(bills.length);
    const cents = steps.reduce((sum, step) => sum + Math.round(step.upn.znesek * 100), 0);
    expect([cents / 100, totalOf(accounts)]).toEqual([286.84, 286.84]);
  },
);
