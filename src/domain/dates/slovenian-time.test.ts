import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatDate, slovenianTime } from './date';

const MINUTE = 60_000;
const [FIRST, LAST] = [Date.UTC(1996, 0, 1), Date.UTC(2099, 11, 31)];
const clock = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/Ljubljana',
  dateStyle: 'short',
  timeStyle: 'short',
});

/** What the platform's own data of time zones say. */
function expected(moment: Date) {
  const [day, time] = clock.format(moment).split(' ');
  return { day, time };
}

test('the local time in Slovenia is that of the platform’s time zones', () => {
  fc.assert(
    fc.property(fc.integer({ min: FIRST, max: LAST }), (time) => {
      const moment = new Date(time);
      expect(slovenianTime(moment)).toEqual(expected(moment));
    }),
    { numRuns: 2_000 },
  );
});

test('summer time begins and ends in the right minute of each year', () => {
  for (let year = 1996; year < 2100; year += 1) {
    for (const month of [2, 9]) {
      for (let day = 24; day < 32; day += 1) {
        const one = Date.UTC(year, month, day, 1);
        for (const time of [one - MINUTE, one]) {
          const moment = new Date(time);
          expect(slovenianTime(moment), moment.toISOString()).toEqual(expected(moment));
        }
      }
    }
  }
});

test('the last moment of the year 9999 is a day of the next year in Slovenia', () => {
  expect(formatDate('9999-12-31T23:30:00Z')).toBe('01.01.10000');
});
