import { describe, expect, test } from 'vitest';
import { hotWater } from './event.fixture';
import { noticeKey, urgentAt, urgentNews } from './urgent';

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
  const same = { ...late, id_dogodka: 4 };
  expect(urgentAt([same, late], at('08:30'))).toEqual([late, same]);
});

test('a notice is new when its state or its content changes, and not at each poll', () => {
  const key = noticeKey(ends, at('09:00'));
  expect(noticeKey({ ...ends }, at('11:59'))).toBe(key);
  expect(noticeKey(ends, at('12:01'))).not.toBe(key);
  expect(noticeKey({ ...ends, zaporedje: 1 }, at('09:00'))).not.toBe(key);
  expect(noticeKey({ ...ends, id_dogodka: 9 }, at('09:00'))).not.toBe(key);
});

describe('what is announced', () => {
  const noticeOf = (event: typeof ends, time = '09:00') => ({
    key: noticeKey(event, at(time)),
    event,
  });
  const gas = { ...ends, id_dogodka: 9, naziv: 'Vonj po plinu' };

  test('is each notice once, and again in another state', () => {
    const first = noticeOf(ends);
    expect(urgentNews([], [first])).toEqual({ ended: [], fresh: [first] });
    expect(urgentNews([first], [noticeOf(ends, '09:30')])).toEqual({ ended: [], fresh: [] });
    const late = noticeOf(ends, '12:01');
    expect(urgentNews([first], [late])).toEqual({ ended: [], fresh: [late] });
    const changed = noticeOf({ ...ends, zaporedje: 1 });
    expect(urgentNews([first], [changed])).toEqual({ ended: [], fresh: [changed] });
  });

  test('is a second notice alone, and the end of one by its name, once', () => {
    const [water, smell] = [noticeOf(ends), noticeOf(gas)];
    expect(urgentNews([water], [water, smell])).toEqual({ ended: [], fresh: [smell] });
    expect(urgentNews([water, smell], [smell])).toEqual({ ended: [ends.naziv], fresh: [] });
    expect(urgentNews([smell], [smell])).toEqual({ ended: [], fresh: [] });
    expect(urgentNews([smell], [])).toEqual({ ended: ['Vonj po plinu'], fresh: [] });
  });
});
