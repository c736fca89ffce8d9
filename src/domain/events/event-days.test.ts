import { describe, expect, test } from 'vitest';
import { hotWater } from './event.fixture';
import { eventsByDay, openedDay, weeksOf } from './event-days';
import { marksOf } from './event-marks';

const noon = Date.parse('2026-11-25T12:30:00+01:00');
const idsOn = (events: (typeof hotWater)[], month: string, now = noon) =>
  [...eventsByDay(events, month, now)].map(([day, rows]) => [
    day,
    rows.map(({ id_dogodka }) => id_dogodka),
  ]);
const whole = {
  ...hotWater,
  id_dogodka: 2,
  cel_dan: true,
  zacetek: '2026-11-29T00:00:00+01:00',
  predviden_konec: '2026-12-02T00:00:00+01:00',
};

describe('the days of events', () => {
  test('whole days end before the day of their end, and are in both months', () => {
    expect(idsOn([whole], '2026-11')).toEqual([
      ['2026-11-29', [2]],
      ['2026-11-30', [2]],
    ]);
    expect(idsOn([whole], '2026-12')).toEqual([['2026-12-01', [2]]]);
    expect(idsOn([whole], '2027-01')).toEqual([]);
  });

  test('one over midnight is on both days, by the clock in Slovenia', () => {
    const zacetek = '2026-11-26T23:30:00Z';
    const night = { ...hotWater, zacetek, predviden_konec: '2026-11-27T23:30:00Z' };
    expect(idsOn([night], '2026-11').map(([day]) => day)).toEqual(['2026-11-27', '2026-11-28']);
  });

  test('a late one and one without an end last until today, one that is over does not', () => {
    const zacetek = '2026-11-23T08:00:00+01:00';
    const late = { ...hotWater, zacetek, predviden_konec: '2026-11-23T09:00:00+01:00' };
    const days = ['2026-11-23', '2026-11-24', '2026-11-25'];
    expect(idsOn([late], '2026-11').map(([day]) => day)).toEqual(days);
    expect(idsOn([{ ...late, predviden_konec: null }], '2026-11')).toHaveLength(3);
    expect(idsOn([{ ...late, konec: '2026-11-23T10:00:00+01:00' }], '2026-11')).toHaveLength(1);
    expect(idsOn([{ ...late, stanje: 'odpovedano' }], '2026-11')).toHaveLength(1);
  });

  test('on a day a pinned one, and then the one that begins first is first, whatever the order of the answer', () => {
    const early = { ...hotWater, id_dogodka: 9, zacetek: '2026-11-25T06:00:00+01:00' };
    const over = { ...hotWater, konec: '2026-11-25T11:00:00+01:00' };
    expect(idsOn([over, early], '2026-11')).toEqual([['2026-11-25', [9, 7101]]]);
    const pinned = { ...hotWater, id_dogodka: 3, pripeto: true };
    expect(idsOn([over, early, pinned], '2026-11')).toEqual([['2026-11-25', [3, 9, 7101]]]);
    const later = { ...over, id_dogodka: 1, zacetek: '2026-11-25T09:00:00+01:00' };
    const same = { ...over, id_dogodka: 7102 };
    for (const events of [
      [later, same, over],
      [over, same, later],
    ]) {
      expect(idsOn(events, '2026-11')).toEqual([['2026-11-25', [7101, 7102, 1]]]);
    }
  });

  test('on the first and on the last day of a month are in that month', () => {
    for (const day of ['2026-11-01', '2026-11-30']) {
      const [zacetek, konec] = [`${day}T08:00:00+01:00`, `${day}T09:00:00+01:00`];
      expect(idsOn([{ ...hotWater, zacetek, konec }], '2026-11')).toEqual([[day, [7101]]]);
    }
  });
});

test('a month is in weeks from Monday, with empty places around it', () => {
  const weeks = weeksOf('2026-11');
  expect(weeks).toHaveLength(6);
  expect(weeks[0]).toEqual([...Array(6).fill(undefined), '2026-11-01']);
  expect(weeks[5]?.[0]).toBe('2026-11-30');
  expect(weeks.flat().filter(Boolean)).toHaveLength(30);
  expect(weeksOf('2027-02')).toHaveLength(4);
  expect(weeksOf('2028-02').flat().filter(Boolean)).toHaveLength(29);
});

test('a month is opened at today, else at its first event, else at its first day', () => {
  expect(openedDay('2026-11', '2026-11-25', ['2026-11-03'])).toBe('2026-11-25');
  expect(openedDay('2026-12', '2026-11-25', ['2026-12-09', '2026-12-03'])).toBe('2026-12-03');
  expect(openedDay('2026-12', '2026-11-25', [])).toBe('2026-12-01');
});

test('the mark of an urgent or late event is before that for the own unit and the others', () => {
  const own = { ...hotWater, predviden_konec: null };
  const others = { ...own, prizadeta_moja_enota: false };
  const pinned = { ...others, pripeto: true };
  expect(marksOf([others, own, pinned], noon)).toEqual(['urgent', 'own', 'other']);
  expect(marksOf([hotWater], noon)).toEqual(['urgent']);
  expect(marksOf([{ ...hotWater, stanje: 'odpovedano' }], noon)).toEqual(['other']);
});
