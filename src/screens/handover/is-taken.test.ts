import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Handover } from '../../domain/api-types';
import { isTaken } from './is-taken';

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-21T12:00:00+01:00') });
});
afterEach(() => {
  vi.useRealTimers();
});

test.each([
  ['a draft', { stanje: 'osnutek', datum_predaje: null }, true],
  ['a sale that the manager has refused', { stanje: 'zavrnjeno' }, false],
  ['a confirmed sale', { datum_predaje: '2026-10-31' }, true],
  ['a confirmed lease before its day', { vrsta: 'najem', datum_predaje: '2026-11-30' }, true],
  ['a confirmed lease on its day', { vrsta: 'najem', datum_predaje: '2026-11-21' }, true],
  ['a confirmed lease after its day', { vrsta: 'najem', datum_predaje: '2026-11-20' }, false],
  ['one that the user has taken over', { vloga: 'prevzemnik' }, false],
] as const)('%s', (_, given, taken) => {
  const sale = { vloga: 'predajnik', stanje: 'potrjeno', vrsta: 'prodaja' };
  expect(isTaken({ ...sale, ...given } as Handover)).toBe(taken);
});
