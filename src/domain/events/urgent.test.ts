import { expect, test } from 'vitest';
import { hotWater } from './event.fixture';
import { noticeKey, urgentAt } from './urgent';

const at = (time: string) => Date.parse(`2026-11-25T${time}:00+01:00`);
const urgent = { ...hotWater, stanje: 'v_teku', nujnost: 'nujno', pripeto: true } as const;
const ends = { ...urgent, velja_do: '2026-11-25T10:00:00+01:00' };

test('an urgent event is a notice until its term passes or it is over', () => {
  expect(urgentAt([ends, hotWater], at('09:59'))).toEqual([ends]);
  expect(urgentAt([ends], at('10:00'))).toEqual([]);
  const over = { ...ends, konec: '2026-11-25T09:00:00+01:00' };
  expect(urgentAt([over], at('08:59'))).toEqual([over]);
  expect(urgentAt([over], at('09:00'))).toEqual([]);
});

test('notices for the own unit are first, then the one that has begun last, in any order of the answer', () => {
  const others = { ...ends, id_dogodka: 1, prizadeta_moja_enota: false };
  const early = { ...ends, id_dogodka: 2, zacetek: '2026-11-25T07:00:00+01:00' };
  const late = { ...ends, id_dogodka: 3 };
  for (const events of [
    [others, early, late],
    [late, early, others],
  ]) {
    expect(urgentAt(events, at('08:30'))).toEqual([late, early, others]);
  }
});

test('a notice is new when its state or its content changes, and not at each poll', () => {
  const key = noticeKey(ends, at('09:00'));
  expect(noticeKey({ ...ends }, at('11:59'))).toBe(key);
  expect(noticeKey(ends, at('12:01'))).not.toBe(key);
  expect(noticeKey({ ...ends, zaporedje: 1 }, at('09:00'))).not.toBe(key);
  expect(noticeKey({ ...ends, id_dogodka: 9 }, at('09:00'))).not.toBe(key);
});
