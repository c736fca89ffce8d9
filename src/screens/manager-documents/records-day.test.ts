import { expect, test } from 'vitest';
import { dayOf } from './records-day';

const offers = { datum: '2026-10-05', datum_objave: '2026-10-05T12:30:00+02:00' };
const rules = { datum: '2019-06-10', datum_objave: '2026-11-20T10:00:00+01:00' };

test('the last one of several is the one that was published last, however old its document is', () => {
  expect(dayOf([offers, rules])).toBe(rules.datum_objave);
  expect(dayOf([rules, offers])).toBe(rules.datum_objave);
  const sameHour = [
    { ...rules, datum_objave: '2026-10-25T02:10:00+01:00' },
    { ...rules, datum_objave: '2026-10-25T02:40:00+02:00' },
  ];
  expect(dayOf(sameHour)).toBe('2026-10-25T02:10:00+01:00');
});

test('one record has its own day, and none has no day', () => {
  expect(dayOf([rules])).toBe(rules.datum);
  expect(dayOf([])).toBeUndefined();
});
