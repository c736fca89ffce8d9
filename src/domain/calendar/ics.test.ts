import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { foldLine } from './fold';
import { type CalendarEvent, icsOf } from './ics';

const assembly: CalendarEvent = {
  uid: 'odlocitev-9102@portal',
  sequence: 0,
  stamp: new Date('2026-11-18T08:00:00Z'),
  time: { from: new Date('2026-12-03T18:00:00+01:00') },
  summary: 'Zbor etažnih lastnikov',
  location: 'Javorjeva ulica 12, klubski prostor; pritličje',
};

/** Joins folded lines again (RFC 5545, 3.1). */
const unfold = (text: string) => text.replaceAll(/\r\n[ \t]/g, '');
const linesOf = (text: string) => unfold(text).split('\r\n');
const octets = (line: string) => new TextEncoder().encode(line).length;

test('an event is written to the letter of the format', () => {
  expect(linesOf(icsOf(assembly))).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Portal stanovalca//SL',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    'UID:odlocitev-9102@portal',
    'DTSTAMP:20261118T080000Z',
    'SEQUENCE:0',
    'DTSTART:20261203T170000Z',
    'SUMMARY:Zbor etažnih lastnikov',
    'LOCATION:Javorjeva ulica 12\\, klubski prostor\\; pritličje',
    'STATUS:CONFIRMED',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]);
  expect(icsOf(assembly)).toBe(icsOf({ ...assembly }));
});

test('a backslash is escaped before the others, and a line break is a letter', () => {
  const description = 'a\\b;c,d\r\ne\nf\u0000\u0007g';
  expect(linesOf(icsOf({ ...assembly, description }))).toContain(
    'DESCRIPTION:a\\\\b\\;c\\,d\\ne\\nfg',
  );
});

describe('the time of an event', () => {
  const timeOf = (time: CalendarEvent['time']) =>
    linesOf(icsOf({ ...assembly, time })).filter((line) => /^DT(START|END)/.test(line));

  test('on whole days ends on the day after the last', () => {
    expect(timeOf({ firstDay: '2026-12-30', lastDay: '2026-12-31' })).toEqual([
      'DTSTART;VALUE=DATE:20261230',
      'DTEND;VALUE=DATE:20270101',
    ]);
  });

  test('that ends before it begins has no end', () => {
    const from = new Date('2026-12-03T17:00:00Z');
    expect(timeOf({ from, to: new Date('2026-12-03T16:00:00Z') })).toEqual([
      'DTSTART:20261203T170000Z',
    ]);
    expect(timeOf({ firstDay: '2026-12-03', lastDay: '2026-12-01' })).toEqual([
      'DTSTART;VALUE=DATE:20261203',
      'DTEND;VALUE=DATE:20261204',
    ]);
  });

  test('tells the two hours apart that the autumn repeats', () => {
    const from = new Date('2026-10-25T02:30:00+02:00');
    const to = new Date('2026-10-25T02:30:00+01:00');
    expect(timeOf({ from, to })).toEqual(['DTSTART:20261025T003000Z', 'DTEND:20261025T013000Z']);
  });
});

test('a cancelled event has that status', () => {
  const lines = linesOf(icsOf({ ...assembly, sequence: 1, isCancelled: true }));
  expect(lines).toContain('STATUS:CANCELLED');
  expect(lines).toContain('SEQUENCE:1');
});

const letters = fc.string({
  unit: fc.constantFrom('a', ' ', 'č', 'š', 'ž', '€', '\u{1F3E0}', '\u{1F468}\u200D\u{1F469}', ':'),
  maxLength: 400,
  size: 'max',
});

test('a folded line has at most 75 octets, divides no character, and unfolds to itself', () => {
  fc.assert(
    fc.property(letters, (line) => {
      const folded = foldLine(line);
      for (const part of folded.split('\r\n')) {
        expect(octets(part)).toBeLessThanOrEqual(75);
        // With the flag u, only half of a divided character is in this range.
        expect(part).not.toMatch(/[\uD800-\uDFFF]/u);
      }
      expect(unfold(folded)).toBe(line);
    }),
  );
});

test('every line of a file ends with CRLF and is short enough, whatever its texts', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 300, size: 'max' }), (summary) => {
      const file = icsOf({ ...assembly, summary });
      expect(file.endsWith('\r\n')).toBe(true);
      expect(file.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
      expect(Math.max(...file.split('\r\n').map(octets))).toBeLessThanOrEqual(75);
    }),
  );
});
