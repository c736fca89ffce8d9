import { expect, test } from 'vitest';
import {
  dayFault,
  hasShortYear,
  isDay,
  joinDayTime,
  splitDayTime,
  typedDay,
  typedTime,
} from './typed-day';

test.each([
  ['23.11.2026', '2026-11-23'],
  ['3.1.2026', '2026-01-03'],
  ['1.1.26', '2026-01-01'],
  ['1.1.69', '2069-01-01'],
  ['1.1.70', '1970-01-01'],
  [' 23. 11. 2026 ', '2026-11-23'],
  ['23 11 2026', '2026-11-23'],
  ['23.11.2026.', '2026-11-23'],
  ['23/11/2026', '2026-11-23'],
  ['23-11-2026', '2026-11-23'],
  ['23,11,2026', '2026-11-23'],
  ['23112026', '2026-11-23'],
  ['٢٣.١١.٢٠٢٦', '2026-11-23'],
  ['2026-11-23', '2026-11-23'],
  ['29.02.2028', '2028-02-29'],
  ['29.02.2000', '2000-02-29'],
])('%j is the day %s', (typed, day) => {
  expect(typedDay(typed)).toBe(day);
});

test.each([
  ['29.02.2026', 'not in the calendar'],
  ['29.02.2100', 'not in the calendar'],
  ['31.04.2026', 'not in the calendar'],
  ['00.01.2026', 'not in the calendar'],
  ['11/23/2026', 'not in the calendar'],
  ['2026-13-01', 'not in the calendar'],
  ['1.1.', 'no day'],
  ['2026-11-23T08:15', 'no day'],
  ['1.1.202', 'no day'],
  ['1.1.20261', 'no day'],
  ['jutri', 'no day'],
  ['23. november 2026', 'no day'],
  ['31.12.1899', 'too early'],
  ['01.01.0026', 'too early'],
  ['01.01.2101', 'too late'],
  ['01.01.1900', undefined],
  ['31.12.2100', undefined],
])('the fault of %j is %s', (typed, fault) => {
  expect(dayFault(typed)).toBe(fault);
});

test('limits include their own days', () => {
  const limits = { min: '2026-11-10', max: '2026-11-20' };
  const faults = ['09.11.2026', '10.11.2026', '20.11.2026', '21.11.2026'];
  expect(faults.map((typed) => dayFault(typed, limits))).toEqual([
    'too early',
    undefined,
    undefined,
    'too late',
  ]);
});

test('only a value of the contract is a day', () => {
  expect(['2026-11-23', '2026-02-29', '23.11.2026', '2026-11', ''].map(isDay)).toEqual([
    true,
    false,
    false,
    false,
    false,
  ]);
});

test('a year of two digits may still be typed', () => {
  expect(['1.1.20', '1. 1. 20', '1.1.2026', '1.1', ''].map(hasShortYear)).toEqual([
    true,
    true,
    false,
    false,
    false,
  ]);
});

test.each([
  ['8:15', '08:15'],
  ['08.15', '08:15'],
  ['0815', '08:15'],
  ['815', '08:15'],
  ['8 15', '08:15'],
  [' 23:59 ', '23:59'],
  ['00:00', '00:00'],
  ['٨:١٥', '08:15'],
  ['24:00', undefined],
  ['8:60', undefined],
  ['8', undefined],
  ['8:15 PM', undefined],
  ['', undefined],
])('%j is the time %s', (typed, time) => {
  expect(typedTime(typed)).toBe(time);
});

test.each([
  ['2026-11-23', '08:15', '2026-11-23T08:15'],
  ['2026-11-23', '', '2026-11-23T'],
  ['', '08:15', 'T08:15'],
  ['Torek', '8', 'TorekT8'],
  ['', '', ''],
])('%j and %j are the value %j, and it gives them back', (day, time, value) => {
  expect(joinDayTime(day, time)).toBe(value);
  expect(splitDayTime(value)).toEqual([day, time]);
});

test('a value without a time is a day', () => {
  expect(splitDayTime('2026-11-23')).toEqual(['2026-11-23', '']);
});
