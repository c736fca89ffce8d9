import { expect, test } from 'vitest';
import type { OpenItem } from '../api-types';
import { formatMoney } from '../money/number';
import { leftToPay } from './left-to-pay';

const item = (odprto: number, rok_placila: string, dni_zamude: number, isCollected = false) =>
  ({
    odprto,
    rok_placila,
    dni_zamude,
    direktna_obremenitev: isCollected,
  }) as OpenItem;

const sums = { skupaj_odprto: 286.84, nezapadlo: 254.94, naslednji_rok: '2026-11-30' };

test('without a direct debit the sums are those of the server', () => {
  const postavke = [item(31.9, '2026-10-30', 22), item(254.94, '2026-11-30', 0)];
  expect(leftToPay({ ...sums, postavke })).toEqual({
    open: 286.84,
    notDue: 254.94,
    nextDay: '30.11.2026',
  });
});

test('what the bank collects is in no sum and no day, and has a sentence', () => {
  const postavke = [
    item(31.9, '2026-10-30', 22),
    item(217.5, '2026-11-30', 0, true),
    item(37.44, '2026-12-05', 0),
  ];
  expect(leftToPay({ ...sums, postavke })).toEqual({
    open: 69.34,
    notDue: 37.44,
    nextDay: '05.12.2026',
    debit: `1 postavka (${formatMoney(217.5)}) bo poravnana z direktno obremenitvijo 30.11.2026.`,
  });
});

test('beside what the bank collects, the next day is that of an announced item too, as in the sum', () => {
  const placilo = {
    stanje_placila: 'najavljeno' as const,
    najavljeno_ob: '2026-11-20T19:10:00+01:00',
    prejeto_ob: null,
    prejeti_znesek: 0,
  };
  const postavke = [
    item(217.5, '2026-11-30', 0, true),
    { ...item(37.44, '2026-12-05', 0), placilo },
  ];
  expect(leftToPay({ ...sums, skupaj_odprto: 254.94, postavke })).toMatchObject({
    open: 37.44,
    notDue: 37.44,
    nextDay: '05.12.2026',
  });
});

test('an overdue item that the bank collects is in the sum of all, but not in that of the others', () => {
  const postavke = [item(31.9, '2026-10-30', 22, true), item(254.94, '2026-11-30', 0)];
  expect(leftToPay({ ...sums, postavke })).toMatchObject({ open: 254.94, notDue: 254.94 });
});

test('an overpaid item lowers no sum, and has a sentence', () => {
  const postavke = [item(31.9, '2026-10-30', 22), item(217.5, '2026-11-30', 0), item(-50, '', 0)];
  const netted = { skupaj_odprto: 199.4, nezapadlo: 167.5, naslednji_rok: '2026-11-30' };
  const expected = {
    open: 249.4,
    notDue: 217.5,
    nextDay: '30.11.2026',
    overpaid: `Preplačano imate ${formatMoney(50)}.`,
  };
  expect(leftToPay({ ...netted, postavke })).toEqual(expected);
  // A server may count it among the overdue ones.
  expect(leftToPay({ ...netted, nezapadlo: 217.5, postavke })).toEqual(expected);
  const collected = item(20, '2026-12-01', 0, true);
  expect(
    leftToPay({ ...netted, skupaj_odprto: 219.4, postavke: [...postavke, collected] }),
  ).toMatchObject({ open: 249.4, notDue: 217.5 });
});

test('the day of an overpaid item is not the next day: the server counts it', () => {
  const overpaid = item(-10, '2026-11-30', 0);
  const sent = { skupaj_odprto: 40, nezapadlo: 40, naslednji_rok: '2026-11-30' };
  expect(leftToPay({ ...sent, postavke: [overpaid, item(50, '2026-12-15', 0)] })).toMatchObject({
    open: 50,
    notDue: 50,
    nextDay: '15.12.2026',
  });
  expect(
    leftToPay({ ...sent, skupaj_odprto: -10, nezapadlo: -10, postavke: [overpaid] }),
  ).toMatchObject({ open: 0, notDue: 0, nextDay: '/' });
});

test('without a direct debit the next day is that of the server, which knows more than the loaded items', () => {
  const postavke = [item(254.94, '2026-12-15', 0)];
  expect(leftToPay({ ...sums, postavke }).nextDay).toBe('30.11.2026');
});
