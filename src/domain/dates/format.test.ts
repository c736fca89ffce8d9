import dayjs from 'dayjs';
import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { formatMoney, formatNumber } from '../money/number';
import { daysBetween, formatDate, formatPeriod, momentOf, monthOf, yearOf } from './date';

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

test.each([
  [0, 3, '0.00'],
  [0, 4, '0.00'],
  [-0, 4, '0.00'],
  [null, 1, '0.00'],
  ['', 3, '0.00'],
  [0, 0, '0'],
  [null, 0, '0'],
  [0.0004, 3, '0.000'],
  [0.5, 4, '0.5000'],
  [22, 0, '22'],
])(
  '%s with %i decimals reads %s: empty and zero give 0.00, a count 0 (§9)',
  (value, decimals, text) => {
    expect(formatNumber(value, decimals)).toBe(text);
  },
);

test('money has a no-break space and the sign', () => {
  expect(formatMoney(286.84)).toBe('286.84\u00A0€');
});

test.each([
  ['2026-11-11T00:30:00+01:00', '11.11.2026, 00:30'],
  ['2026-11-10T23:30:00Z', '11.11.2026, 00:30'],
  ['2026-07-31T22:15:00.000Z', '01.08.2026, 00:15'],
  ['2026-11-10t23:30:00z', '11.11.2026, 00:30'],
  ['2026-11-11T00:30:00+0100', '11.11.2026, 00:30'],
  ['2026-11-11T00:30:00+01', '11.11.2026, 00:30'],
  ['2026-12-31T23:59:60Z', '01.01.2027, 00:59'],
])('the moment %s is shown in Slovenian time on every device', (value, text) => {
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

test.each([
  '1899-12-30T00:00:00Z',
  '1899-12-30 00:00:00',
  '1899-12-30T00:00:00.000+01:00',
  '1899-12-29T23:00:00Z',
  '1899-12-29T22:00:00.000Z',
  '1899-12-29T18:00:00-05:00',
  '0001-01-01T00:00:00Z',
  '0001-01-01T00:00:00.0000000',
  '0001-01-01T00:00:00+00:58',
  '0000-12-31T23:00:00Z',
  '0000-12-31T22:00:00.000Z',
  '0000-12-31T23:01:56Z',
  '30.12.1899',
  '01.01.0001 00:00:00',
])('the placeholder %s reads / in any form (§3)', (value) => {
  expect(formatDate(value)).toBe('/');
  expect(formatDate(value, true)).toBe('/');
  expect(monthOf(value)).toBe('');
});

test.each([
  '2026-11-11T07:00:00+01:00',
  '2026-11-11t06:00:00z',
  '2026-11-11T07:00:00+0100',
  '2026-11-11T07:00:00+01',
  '2026-11-11 07:00:00+01',
  '2026-11-11T06:00:00.000000Z',
])('%s is one moment in every form', (value) => {
  expect(momentOf(value).toISOString()).toBe('2026-11-11T06:00:00.000Z');
});

test('a leap second is the second before it, and a day keeps its form', () => {
  expect(momentOf('2026-12-31T23:59:60Z').toISOString()).toBe('2026-12-31T23:59:59.000Z');
  expect(momentOf('2026-12-31').toISOString()).toBe('2026-12-31T00:00:00.000Z');
});

test.each([
  '2026-02-30',
  '2026-02-29',
  '2026-04-31',
  '2026-11-00',
  '2026-13-01',
  '2026-00-10',
  '0050-01-30',
  '2026-02-30T10:00:00Z',
  '2026-02-29T10:00:00',
  '2026-11-21T24:10:00',
  '2026-11-21T10:61:00+01:00',
  '2026-11-21T10:00:00+99:00',
  '2026-11',
  '2026-11-21x',
  '01.12.2026',
  '11/12/2026',
  '20261121',
])('%s is not in the calendar and reads /, not as another day', (value) => {
  expect(formatDate(value)).toBe('/');
  expect(formatDate(value, true)).toBe('/');
});

test('a date reads as the same day of the calendar, or as /', () => {
  const digits = fc.tuple(
    fc.integer({ min: 1900, max: 2100 }),
    fc.integer({ min: 0, max: 14 }),
    fc.integer({ min: 0, max: 40 }),
  );
  fc.assert(
    fc.property(digits, ([year, month, day]) => {
      const [mm, dd] = [month, day].map((part) => String(part).padStart(2, '0'));
      const exists = month >= 1 && month <= 12 && day >= 1 && day <= daysIn(year, month);
      expect(formatDate(`${year}-${mm}-${dd}`)).toBe(exists ? `${dd}.${mm}.${year}` : '/');
    }),
    { numRuns: 2_000 },
  );
});

/** The number of days in a month. */
function daysIn(year: number, month: number): number {
  const isLeap = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
  if (month === 2) return isLeap ? 29 : 28;
  return [4, 6, 9, 11].includes(month) ? 30 : 31;
}

test.each(['America/New_York', 'Europe/Ljubljana', 'Asia/Beirut'])(
  'a time without an offset is shown as written, also in an hour that daylight saving skips in %s',
  (zone) => {
    vi.stubEnv('TZ', zone);
    for (const day of ['2026-03-08', '2026-03-29']) {
      const written = day.split('-').reverse().join('.');
      expect(formatDate(day)).toBe(written);
      expect(formatDate(`${day}T00:00:00`, true)).toBe(`${written}, 00:00`);
      expect(formatDate(`${day} 02:30:00`, true)).toBe(`${written}, 02:30`);
    }
    vi.unstubAllEnvs();
  },
);

test.each([
  ['2026-10', '2026-10'],
  ['2026-10-31', '2026-10'],
  ['2026-07-31T22:15:00.000Z', '2026-08'],
  ['2026-02-30', ''],
  ['2026-13', ''],
  ['1899-12', ''],
  ['1899-12-30', ''],
  ['', ''],
  [null, ''],
])('the month of %s is %j, and the year is that of the month', (value, month) => {
  expect(monthOf(value)).toBe(month);
  expect(yearOf(value)).toBe(month.slice(0, 4));
});

test('days are counted between days of the calendar only', () => {
  expect(daysBetween('2026-03-28', '2026-03-30')).toBe(2);
  expect(daysBetween('2026-11-21', '2026-11-20')).toBe(-1);
  expect(daysBetween('2026-02-30', '2026-11-20')).toBeUndefined();
  expect(daysBetween('2026-11-20', null)).toBeUndefined();
});

test('every day of a leap year reads as in the calendar', () => {
  const days = Array.from({ length: 366 }, (_, day) => dayjs('2024-01-01').add(day, 'day'));
  const read = days.map((day) => formatDate(day.format('YYYY-MM-DD')));
  expect(read).toEqual(days.map((day) => day.format('DD.MM.YYYY')));
});

test('a date with time has hours and minutes', () => {
  expect(formatDate('2026-11-21T09:15:00', true)).toBe('21.11.2026, 09:15');
});

test('a period reads month first', () => {
  expect(formatPeriod('2026-10')).toBe('10/2026');
  for (const none of [null, '', '2026', '2026-13', '2026-00', '1899-12', '0001-01', '2026-10-01']) {
    expect(formatPeriod(none)).toBe('/');
  }
});

test('G11 a number is rounded and grouped as by Intl', () => {
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
