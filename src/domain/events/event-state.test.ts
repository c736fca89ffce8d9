import { describe, expect, test } from 'vitest';
import type { BuildingEvent } from '../api-types';
import { hotWater } from './event.fixture';
import { countEvents, groupEvents, ownEventsNear } from './event-groups';
import { isPinnedAt, stateAt } from './event-state';

const at = (time: string) => Date.parse(`2026-11-25T${time}:00+01:00`);
const over = { ...hotWater, stanje: 'v_teku', konec: '2026-11-25T11:00:00+01:00' } as const;

describe('the state of an event', () => {
  test.each([
    ['07:59', 'nacrtovano'],
    ['08:00', 'v_teku'],
    ['12:00', 'v_teku'],
    ['12:01', 'zamuja'],
  ])('at %s is %s, whatever the answer said before', (time, state) => {
    expect(stateAt(hotWater, at(time))).toBe(state);
    expect(stateAt({ ...hotWater, stanje: 'zamuja' }, at(time))).toBe(state);
  });

  test('is over from its end on', () => {
    expect(stateAt(over, at('10:59'))).toBe('v_teku');
    expect(stateAt(over, at('11:00'))).toBe('zakljuceno');
  });

  test('without an expected end is never late', () => {
    expect(stateAt({ ...hotWater, predviden_konec: null }, at('23:00'))).toBe('v_teku');
  });

  test('stays cancelled, over, or unknown', () => {
    for (const stanje of ['odpovedano', 'zakljuceno'] as const) {
      expect(stateAt({ ...hotWater, stanje }, at('09:00'))).toBe(stanje);
    }
    const unheard = { ...hotWater, stanje: 'prestavljeno' } as unknown as BuildingEvent;
    expect(stateAt(unheard, at('09:00'))).toBe('neznano');
  });
});

describe('a pinned event', () => {
  const urgent = { ...hotWater, pripeto: true, velja_do: '2026-11-25T10:00:00+01:00' };

  test('is pinned until its term', () => {
    expect(isPinnedAt(urgent, at('07:00'))).toBe(true);
    expect(isPinnedAt(urgent, at('10:00'))).toBe(false);
    expect(isPinnedAt({ ...urgent, velja_do: null }, at('23:00'))).toBe(true);
  });

  test('is not pinned when it is over or cancelled', () => {
    expect(isPinnedAt({ ...urgent, stanje: 'odpovedano' }, at('07:00'))).toBe(false);
    expect(isPinnedAt({ ...urgent, stanje: 'zakljuceno' }, at('07:00'))).toBe(false);
  });
});

describe('groups', () => {
  const made = (id_dogodka: number, day: string, more: Partial<BuildingEvent> = {}) => ({
    ...hotWater,
    id_dogodka,
    zacetek: `${day}T08:00:00+01:00`,
    predviden_konec: `${day}T12:00:00+01:00`,
    ...more,
  });
  const events = [
    made(1, '2026-12-03'),
    made(2, '2026-11-28', { stanje: 'odpovedano' }),
    made(3, '2026-11-25'),
    made(4, '2026-11-20', { stanje: 'odpovedano' }),
    made(5, '2026-11-25', { prizadeta_moja_enota: false }),
    made(6, '2026-11-30', { pripeto: true, prizadeta_moja_enota: false }),
    made(7, '2026-11-23', { stanje: 'zakljuceno' }),
  ];
  const now = at('09:00');
  const ids = (list: readonly BuildingEvent[]) => list.map(({ id_dogodka }) => id_dogodka);

  test('have pinned ones first and then those of the own unit, the soonest that follows with the cancelled ones last, and the latest that is past', () => {
    for (const order of [events, events.toReversed()]) {
      const groups = groupEvents(order, now);
      expect(ids(groups.now)).toEqual([6, 3, 5]);
      expect(ids(groups.coming)).toEqual([1, 2]);
      expect(ids(groups.past)).toEqual([7, 4]);
    }
  });

  test('count a pinned one that has not begun with those that follow, and a cancelled one nowhere', () => {
    expect(countEvents(groupEvents(events, now), now)).toEqual({ now: 2, own: 1, coming: 2 });
    const off = made(2, '2026-11-28', { stanje: 'odpovedano' });
    expect(countEvents(groupEvents([off], now), now)).toEqual({ now: 0, own: 0, coming: 0 });
  });

  test('a pinned one that began before is first', () => {
    const pinned = made(10, '2026-11-20', { pripeto: true });
    for (const order of [
      [pinned, ...events],
      [...events, pinned],
    ]) {
      expect(ids(groupEvents(order, now).now)).toEqual([6, 10, 3, 5]);
    }
  });

  test('what the server calls over is past, also when it would begin later', () => {
    const early = made(8, '2026-11-30', { stanje: 'zakljuceno' });
    expect(ids(groupEvents([early], now).past)).toEqual([8]);
  });

  test('a week is seven days to the minute', () => {
    const event = made(9, '2026-12-02');
    expect(ids(ownEventsNear([event], at('08:00')))).toEqual([9]);
    expect(ownEventsNear([event], at('07:59'))).toEqual([]);
  });

  test('near the user are the pinned, the own ones now, and the own ones of a week', () => {
    expect(ids(ownEventsNear(events, now))).toEqual([6, 3, 2]);
    expect(ids(ownEventsNear(events, at('09:00') + 86_400_000))).toContain(1);
  });
});
