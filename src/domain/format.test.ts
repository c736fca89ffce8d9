import dayjs from 'dayjs';
import { expect, test, vi } from 'vitest';
import { formatDate, formatPeriod } from './date';
import { formatMoney, formatNumber } from './number';

test.each([
  [0, '0.00'],
  [null, '0.00'],
  [undefined, '0.00'],
  ['', '0.00'],
  [Number.NaN, '0.00'],
  ['abc', '0.00'],
  [-0.001, '0.00'],
  [-0.004, '0.00'],
  [-0.005, '\u22120.01'],
  ['12,5', '12.50'],
  [217.5, '217.50'],
  [1.005, '1.01'],
  [1234.5, '1\u202F234.50'],
  [28412.77, '28\u202F412.77'],
  [-12.4, '\u221212.40'],
  [1e15, '1\u202F000\u202F000\u202F000\u202F000\u202F000.00'],
])('G11 the number %s reads %s (§9)', (value, text) => {
  expect(formatNumber(value)).toBe(text);
});

test('money has a no-break space and the sign', () => {
  expect(formatMoney(286.84)).toBe('286.84\u00A0€');
});

test.each([
  ['2026-11-11T00:30:00+01:00', '11.11.2026, 00:30'],
  ['2026-11-10T23:30:00Z', '11.11.2026, 00:30'],
  ['2026-07-31T22:15:00.000Z', '01.08.2026, 00:15'],
])('the moment %s is told by the clock in Slovenia, wherever the device is', (value, text) => {
  vi.stubEnv('TZ', 'America/New_York');
  expect(formatDate(value, true)).toBe(text);
  expect(formatDate(value)).toBe(text.slice(0, 10));
  vi.unstubAllEnvs();
});

test.each([
  ['2026-11-30', '30.11.2026'],
  ['1899-12-30', '/'],
  ['0001-01-01', '/'],
  ['1899-12-30T00:00:00', '/'],
  ['', '/'],
  [null, '/'],
  ['ni datum', '/'],
])('the date %s reads %s (§3, §9)', (value, text) => {
  expect(formatDate(value)).toBe(text);
});

test('every day of a leap year reads as the calendar has it', () => {
  const days = Array.from({ length: 366 }, (_, day) => dayjs('2024-01-01').add(day, 'day'));
  const read = days.map((day) => formatDate(day.format('YYYY-MM-DD')));
  expect(read).toEqual(days.map((day) => day.format('DD.MM.YYYY')));
});

test('a date with time has hours and minutes', () => {
  expect(formatDate('2026-11-21T09:15:00', true)).toBe('21.11.2026, 09:15');
});

test('a period reads month first', () => {
  expect(formatPeriod('2026-10')).toBe('10/2026');
  expect(formatPeriod(null)).toBe('/');
});

test('G11 a number is rounded and grouped as Intl does it', () => {
  const intl = new Intl.NumberFormat('en-US', {
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
    signDisplay: 'negative',
  });
  const byIntl = (value: number) =>
    intl.format(value).replaceAll(',', '\u202F').replace('-', '\u2212');
  const values = Array.from({ length: 4_000 }, (_, index) => {
    const size = 10 ** ((index % 19) - 8);
    return [index * size, -index * size, (index + 0.005) * size, Math.sin(index) * size];
  }).flat();
  expect(values.map((value) => formatNumber(value))).toEqual(values.map(byIntl));
});
