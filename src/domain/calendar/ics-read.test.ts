/** The calendar file as another library reads it (`docs/decisions/0040-faults-and-calendar.md`). */
import fc from 'fast-check';
import ICAL from 'ical.js';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { calendarEventOf } from '../events/calendar-event';
import { hotWater } from '../events/event.fixture';
import { icsOf } from './ics';

type Event = Parameters<typeof calendarEventOf>[0];

/** The one entry of a file. */
function read(file: string) {
  const calendar = new ICAL.Component(ICAL.parse(file));
  expect(calendar.getFirstPropertyValue('version')).toBe('2.0');
  const [entry, ...others] = calendar.getAllSubcomponents('vevent');
  if (!entry) throw new Error('The file has no entry.');
  expect(others).toEqual([]);
  return entry;
}
const saved = (event: Partial<Event>) => icsOf(calendarEventOf({ ...hotWater, ...event }));
const readEvent = (event: Partial<Event>) => new ICAL.Event(read(saved(event)));
const moment = (time: ICAL.Time) => time.toJSDate().toISOString();

/** What a manager may write, with letters of two to four octets and all that the format escapes. */
const text = fc
  .string({
    unit: fc.constantFrom(
      ...['a', ' ', 'č', 'š', 'ž', 'Ž', '€', '\u{1F3E0}', '\u{1F468}\u200D\u{1F469}'],
      ...['\\', ';', ',', ':', '"', '\n', '\\n', 'END:VEVENT'],
    ),
    minLength: 1,
    maxLength: 200,
    size: 'max',
  })
  .filter((value) => value.trim() !== '');

test('the texts are read as they were written, whatever is folded and escaped', () => {
  fc.assert(
    fc.property(text, text, text, (naziv, kaj_storiti, vhod) => {
      const { summary, description, location } = readEvent({ naziv, kaj_storiti, vhodi: [vhod] });
      expect([summary, description, location]).toEqual([naziv, kaj_storiti, vhod]);
    }),
  );
});

describe('the times', () => {
  test('are those of the event', () => {
    const { startDate, endDate } = readEvent({});
    expect([startDate, endDate].map(moment)).toEqual([
      '2026-11-25T07:00:00.000Z',
      '2026-11-25T11:00:00.000Z',
    ]);
    expect(startDate.isDate).toBe(false);
    // Not local to the device.
    expect([startDate, endDate].map(({ zone }) => zone)).toEqual(
      Array(2).fill(ICAL.Timezone.utcTimezone),
    );
  });

  test('tell the two 02:30 of the autumn apart', () => {
    const { startDate, endDate, duration } = readEvent({
      zacetek: '2026-10-25T02:30:00+02:00',
      predviden_konec: '2026-10-25T02:30:00+01:00',
    });
    expect(moment(startDate)).toBe('2026-10-25T00:30:00.000Z');
    expect(moment(endDate)).toBe('2026-10-25T01:30:00.000Z');
    expect(duration.toSeconds()).toBe(3600);
  });

  test.each(['2026-03-29', '2027-03-28'])(
    'of 02:30 on %s, which the spring leaves out, are the same moment as 03:30',
    (day) => {
      const file = saved({
        zacetek: `${day}T02:30:00+01:00`,
        predviden_konec: `${day}T04:00:00+02:00`,
      });
      const { startDate, duration } = new ICAL.Event(read(file));
      expect(moment(startDate)).toBe(`${day}T01:30:00.000Z`);
      expect(duration.toSeconds()).toBe(1800);
      const named = { zacetek: `${day}T03:30:00+02:00`, predviden_konec: `${day}T02:00:00Z` };
      expect(saved(named)).toBe(file);
    },
  );

  test('are whole days up to the last one, over a change of the clock too', () => {
    const { startDate, endDate, duration } = readEvent({
      cel_dan: true,
      zacetek: '2027-03-27T00:00:00+01:00',
      predviden_konec: '2027-03-29T00:00:00+02:00',
    });
    expect([startDate, endDate].map((time) => [time.isDate, time.toString()])).toEqual([
      [true, '2027-03-27'],
      [true, '2027-03-29'],
    ]);
    expect(duration.toSeconds()).toBe(2 * 86_400);
  });

  test('have no end when it is not known', () => {
    expect(read(saved({ predviden_konec: null })).getFirstProperty('dtend')).toBeNull();
  });
});

test('a cancelled event is the same entry with a higher sequence and that status', () => {
  const [before, after] = [saved({}), saved({ stanje: 'odpovedano', zaporedje: 1 })].map(read);
  const valuesOf = (name: string) =>
    [before, after].map((entry) => entry?.getFirstPropertyValue(name));
  expect(new Set(valuesOf('uid')).size).toBe(1);
  expect(valuesOf('sequence')).toEqual([0, 1]);
  expect(valuesOf('status')).toEqual(['CONFIRMED', 'CANCELLED']);
});

describe('the file', () => {
  afterEach(() => vi.useRealTimers());

  test('has the same bytes on another day', () => {
    vi.useFakeTimers({ now: new Date('2026-11-24T10:00:00Z') });
    const first = saved({});
    vi.setSystemTime(new Date('2027-02-01T03:00:00Z'));
    expect(saved({})).toBe(first);
  });
});
