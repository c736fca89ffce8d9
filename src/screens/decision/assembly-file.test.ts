import { expect, test } from 'vitest';
import type { Decision } from '../../domain/api-types';
import { assemblyFile } from './assembly-file';

const assembly = {
  id_odlocitve: 9102,
  naziv: 'Zbor etažnih lastnikov 03.12.2026',
  sklicano: '2026-11-18',
  zacetek: '2026-12-03T18:00:00+01:00',
  kraj: 'Pritličje stavbe',
  povezava: null,
  zaporedje: 0,
  stanje: 'najavljeno',
  predlogi: [],
} as unknown as Decision;

const linesOf = (change: Partial<Decision> = {}) =>
  assemblyFile({ ...assembly, ...change }, 'portal.example.si').content.split('\r\n');

test('P30 a moved assembly is the same entry with a higher sequence, and a cancelled one has that status too', () => {
  const moved = linesOf({ zaporedje: 1, zacetek: '2026-12-10T18:00:00+01:00' });
  const cancelled = linesOf({ zaporedje: 2, stanje: 'preklicano' });
  for (const [lines, sequence, start, status] of [
    [linesOf(), 0, '20261203T170000Z', 'CONFIRMED'],
    [moved, 1, '20261210T170000Z', 'CONFIRMED'],
    [cancelled, 2, '20261203T170000Z', 'CANCELLED'],
  ] as const) {
    expect(lines).toEqual(
      expect.arrayContaining([
        'UID:odlocitev-9102@portal.example.si',
        `SEQUENCE:${sequence}`,
        `DTSTART:${start}`,
        `STATUS:${status}`,
      ]),
    );
  }
});

test('P30 the file of an assembly has the same bytes each time, and the day of its invitation as its stamp', () => {
  expect(linesOf()).toEqual(linesOf());
  expect(linesOf()).toContain('DTSTAMP:20261118T000000Z');
});
