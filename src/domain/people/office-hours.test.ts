import { describe, expect, test } from 'vitest';
import { officeState, officeWeek } from './office-hours';

const span = (dan: number, od: string, until: string) => ({ dan, od, do: until });

/** Monday to Thursday with a break, Friday until one. */
const uradne_ure = [
  ...[1, 2, 3, 4].flatMap((dan) => [span(dan, '08:00', '12:00'), span(dan, '13:00', '15:00')]),
  span(5, '08:00', '13:00'),
];
const office = { uradne_ure, zaprto: ['2026-12-25', '2026-12-28'] };

describe('the office', () => {
  test.each([
    ['in the morning', '2026-11-23T08:00:00+01:00', { kind: 'open', until: '12:00' }],
    ['a minute before the break', '2026-11-23T11:59:59+01:00', { kind: 'open', until: '12:00' }],
    ['in the break', '2026-11-23T12:00:00+01:00', { kind: 'later', from: '13:00', until: '15:00' }],
    [
      'before it opens',
      '2026-11-23T07:59:00+01:00',
      { kind: 'later', from: '08:00', until: '12:00' },
    ],
    ['after it has closed', '2026-11-23T15:00:00+01:00', { kind: 'next', day: 1, weekday: 2 }],
    ['on a Friday afternoon', '2026-11-27T13:00:00+01:00', { kind: 'next', day: 3, weekday: 1 }],
    ['in summer time', '2026-07-06T05:59:00Z', { kind: 'later', from: '08:00' }],
    ['in summer time, two minutes later', '2026-07-06T06:01:00Z', { kind: 'open' }],
    ['seen from Tokyo', '2026-11-24T00:30:00+09:00', { kind: 'next', day: 1, weekday: 2 }],
    // The Thursday before Christmas; the office is closed on the Friday and the Monday after it.
    ['before days off', '2026-12-24T16:00:00+01:00', { kind: 'next', day: 5, date: '2026-12-29' }],
    ['on a day off', '2026-12-28T09:00:00+01:00', { kind: 'next', day: 1, from: '08:00' }],
    ['over the change of year', '2026-12-31T15:30:00+01:00', { kind: 'next', date: '2027-01-01' }],
  ])('%s', (_, moment, state) => {
    expect(officeState(office, new Date(moment))).toMatchObject(state);
  });

  test('may be open on a Sunday', () => {
    const sunday = { uradne_ure: [span(7, '09:00', '11:00')], zaprto: [] };
    expect(officeState(sunday, new Date('2026-11-29T10:00:00+01:00'))).toMatchObject({
      kind: 'open',
    });
    expect(officeState(sunday, new Date('2026-11-28T10:00:00+01:00'))).toMatchObject({
      kind: 'next',
      day: 1,
      weekday: 7,
    });
  });

  test('is looked up for three weeks ahead, and not for longer', () => {
    const monday = [span(1, '08:00', '12:00')];
    const now = new Date('2026-11-23T13:00:00+01:00');
    const zaprto = ['2026-11-30', '2026-12-07'];
    expect(officeState({ uradne_ure: monday, zaprto }, now)).toMatchObject({ day: 21 });
    const longer = [...zaprto, '2026-12-14'];
    expect(officeState({ uradne_ure: monday, zaprto: longer }, now)).toBeUndefined();
  });

  test('has no state without known or valid hours', () => {
    const now = new Date('2026-11-23T09:00:00+01:00');
    const senseless = [
      span(1, '15:00', '08:00'),
      span(1, '8', 'x'),
      span(9, '08:00', '12:00'),
      span(2, '24:00', '25:00'),
    ];
    for (const hours of [[], senseless]) {
      expect(officeState({ uradne_ure: hours, zaprto: [] }, now)).toBeUndefined();
      expect(officeWeek(hours)).toEqual([]);
    }
  });

  test('is open to the end of adjacent or overlapping spans, in any order', () => {
    const hours = [span(1, '11:00', '14:00'), span(1, '08:00', '11:00'), span(1, '09:00', '10:00')];
    const now = new Date('2026-11-23T09:30:00+01:00');
    expect(officeState({ uradne_ure: hours, zaprto: [] }, now)).toEqual({
      kind: 'open',
      until: '14:00',
    });
  });
});

test('consecutive days with the same hours are one row, a closed day separates them', () => {
  expect(
    officeWeek(uradne_ure).map(({ first, last, spans }) => [first, last, spans.length]),
  ).toEqual([
    [1, 4, 2],
    [5, 5, 1],
  ]);
  const apart = [span(1, '08:00', '12:00'), span(3, '08:00', '12:00')];
  expect(officeWeek(apart).map(({ first, last }) => [first, last])).toEqual([
    [1, 1],
    [3, 3],
  ]);
});
