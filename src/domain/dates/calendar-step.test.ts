import { expect, test } from 'vitest';
import { addDays } from './add-days';
import { addMonthsToDay, type CalendarLevel, calendarStep, within } from './calendar-step';

const all = { min: '1900-01-01', max: '2100-12-31' };

const step = (level: CalendarLevel, day: string, pressed: string) => {
  const shiftKey = pressed.startsWith('Shift+');
  return calendarStep(level, day, { key: pressed.replace('Shift+', ''), shiftKey }, all);
};

test.each<[CalendarLevel, string, string, string | undefined]>([
  ['date', '2026-11-01', 'ArrowLeft', '2026-10-31'],
  ['date', '2026-12-31', 'ArrowRight', '2027-01-01'],
  ['date', '2026-03-29', 'ArrowRight', '2026-03-30'],
  ['date', '2026-11-23', 'ArrowUp', '2026-11-16'],
  ['date', '2026-11-23', 'ArrowDown', '2026-11-30'],
  ['date', '2026-11-25', 'Home', '2026-11-23'],
  ['date', '2026-11-29', 'Home', '2026-11-23'],
  ['date', '2026-11-23', 'Home', '2026-11-23'],
  ['date', '2026-11-23', 'End', '2026-11-29'],
  ['date', '2026-11-25', 'End', '2026-11-29'],
  ['date', '2026-11-29', 'End', '2026-11-29'],
  ['date', '2026-03-31', 'PageUp', '2026-02-28'],
  ['date', '2026-01-31', 'PageDown', '2026-02-28'],
  ['date', '2028-02-29', 'Shift+PageUp', '2027-02-28'],
  ['date', '2026-11-23', 'Shift+PageDown', '2027-11-23'],
  ['date', '2026-11-23', 'a', undefined],
  ['month', '2026-11-23', 'ArrowRight', '2026-12-23'],
  ['month', '2026-11-23', 'ArrowUp', '2026-08-23'],
  ['month', '2026-11-23', 'Home', '2026-01-23'],
  ['month', '2026-03-31', 'End', '2026-12-31'],
  ['month', '2026-11-23', 'PageUp', '2025-11-23'],
  ['year', '2026-11-23', 'ArrowLeft', '2025-11-23'],
  ['year', '2026-11-23', 'ArrowDown', '2028-11-23'],
  ['year', '2026-11-23', 'Home', '2020-11-23'],
  ['year', '2026-11-23', 'End', '2029-11-23'],
  ['year', '2028-02-29', 'PageDown', '2038-02-28'],
  ['year', '2026-11-23', 'Tab', undefined],
])('in the view %s, %s and %s lead to %s', (level, day, key, next) => {
  expect(step(level, day, key)).toBe(next);
});

test('no key leads beyond the limits', () => {
  const limits = { min: '2026-11-10', max: '2026-11-20' };
  const press = (key: string) =>
    calendarStep('date', '2026-11-15', { key, shiftKey: false }, limits);
  expect(['PageUp', 'PageDown', 'ArrowLeft'].map(press)).toEqual([
    '2026-11-10',
    '2026-11-20',
    '2026-11-14',
  ]);
  expect(within('2030-01-01', {})).toBe('2030-01-01');
  expect(within('1899-12-30', {})).toBe('1900-01-01');
});

test('days and months are added by the calendar', () => {
  expect(addDays('2026-02-28', 1)).toBe('2026-03-01');
  expect(addMonthsToDay('2026-12-31', 2)).toBe('2027-02-28');
});
