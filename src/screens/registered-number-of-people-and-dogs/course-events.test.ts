import { expect, it } from 'vitest';
import type { RegisteredChange, RegisteredHistory } from '../../domain/api-types';
import { courseEvents } from './course-events';

const report: RegisteredChange = {
  id_spremembe: 1,
  inventarna_stevilka: '1',
  st_oseb: 3,
  st_psov: 1,
  prazna: false,
  velja_od: '2026-06-01',
  opomba: null,
  priloga: null,
  oddano: '2026-06-03T19:12:00',
  status: 'potrjeno',
};
const registration: RegisteredHistory = {
  inventarna_stevilka: '1',
  st_oseb: 2,
  st_psov: 0,
  velja_od: '2020-01-01',
  velja_do: '2026-05-31',
  vir: 'upravnik',
};

it('lists registrations and reports of one unit, the oldest first', () => {
  const events = courseEvents(
    {
      spremembe: [report, { ...report, id_spremembe: 2, inventarna_stevilka: '2' }],
      zgodovina: [{ ...registration, velja_od: '2026-07-01' }, registration],
    },
    '1',
  );
  expect(events.map(({ when, status }) => [when, status])).toEqual([
    ['01.01.2020', undefined],
    ['03.06.2026, 19:12', 'potrjeno'],
    ['01.07.2026', undefined],
  ]);
  expect(events[1]?.what).toBe('Prijavljeno: 3 osebe, 1 pes, od 01.06.2026');
});
