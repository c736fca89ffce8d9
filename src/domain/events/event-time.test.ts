import { expect, test } from 'vitest';
import { icsOf } from '../calendar/ics';
import { calendarEventOf } from './calendar-event';
import { hotWater } from './event.fixture';
import { formatEventTime } from './event-time';

const timed = (zacetek: string, predviden_konec: string | null, cel_dan = false) =>
  formatEventTime({ zacetek, predviden_konec, konec: null, cel_dan });

test('the time of an event names each day once', () => {
  expect(formatEventTime(hotWater)).toBe('25.11.2026, 08:00–12:00');
  expect(timed('2026-11-25T22:00:00+01:00', '2026-11-26T06:00:00+01:00')).toBe(
    '25.11.2026, 22:00 – 26.11.2026, 06:00',
  );
  expect(timed('2026-11-25T22:00:00+01:00', null)).toBe('25.11.2026, 22:00');
});

test('the real end stands in the place of the expected one', () => {
  const konec = '2026-11-25T10:30:00+01:00';
  expect(formatEventTime({ ...hotWater, konec })).toBe('25.11.2026, 08:00–10:30');
});

test('an end before the beginning is left out', () => {
  expect(timed('2026-11-25T12:00:00+01:00', '2026-11-25T08:00:00+01:00')).toBe('25.11.2026, 12:00');
});

test('whole days end before the moment of the contract', () => {
  const first = '2026-11-28T00:00:00+01:00';
  expect(timed(first, '2026-11-29T00:00:00+01:00', true)).toBe('28.11.2026');
  expect(timed(first, '2026-11-30T00:00:00+01:00', true)).toBe('28.11.2026 – 29.11.2026');
});

const linesOf = (event: typeof hotWater) => icsOf(calendarEventOf(event)).split('\r\n');

test('the calendar file has the id, the sequence, and the same bytes each time', () => {
  expect(linesOf(hotWater)).toEqual(
    expect.arrayContaining([
      'UID:dogodek-7101@zelenigaj.example.si',
      'SEQUENCE:0',
      'DTSTART:20261125T070000Z',
      'DTEND:20261125T110000Z',
      'DESCRIPTION:Pustite pipe zaprte.',
      'STATUS:CONFIRMED',
    ]),
  );
  expect(linesOf({ ...hotWater })).toEqual(linesOf(hotWater));
});

test('a cancelled event takes the entry back with the next sequence', () => {
  const cancelled = { ...hotWater, stanje: 'odpovedano', zaporedje: 1 } as const;
  expect(linesOf(cancelled)).toEqual(
    expect.arrayContaining([
      'UID:dogodek-7101@zelenigaj.example.si',
      'SEQUENCE:1',
      'STATUS:CANCELLED',
    ]),
  );
});

test('whole days are days in the file, and the end is the day after', () => {
  const days = {
    ...hotWater,
    cel_dan: true,
    zacetek: '2026-11-28T00:00:00+01:00',
    predviden_konec: '2026-11-30T00:00:00+01:00',
  };
  expect(linesOf(days)).toEqual(
    expect.arrayContaining(['DTSTART;VALUE=DATE:20261128', 'DTEND;VALUE=DATE:20261130']),
  );
});

test('the two hours of the autumn are two', () => {
  const night = {
    ...hotWater,
    zacetek: '2026-10-25T02:30:00+02:00',
    predviden_konec: '2026-10-25T02:30:00+01:00',
  };
  expect(linesOf(night)).toEqual(
    expect.arrayContaining(['DTSTART:20261025T003000Z', 'DTEND:20261025T013000Z']),
  );
});
