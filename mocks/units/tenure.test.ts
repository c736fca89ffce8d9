import { expect, test } from 'vitest';
import type { Db } from '../world/db';
import { hadUnitIn } from './tenure';

test.each([
  ['2026-10-31', '2026-10', true],
  ['2026-10-30', '2026-10', false],
  ['2026-12-31', '2026-12', true],
  ['2028-02-28', '2028-02', false],
  ['2028-02-29', '2028-02', true],
  ['2028-02-29', '2026-02', false],
  ['2028-02-29', '2026-03', true],
])('a payer from 1.3.2026 to %s had the unit for the whole of %s: %s', (velja_do, period, had) => {
  const db = { unitEnd: { findFirst: () => ({ velja_od: '2026-03-01', velja_do }) } };
  expect(hadUnitIn(db as unknown as Db, 'a', '1')(period)).toBe(had);
});
