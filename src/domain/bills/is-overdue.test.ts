import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { BillStatus } from '../api-types';
import { isOverdue } from './is-overdue';

beforeAll(() => void vi.useFakeTimers({ now: new Date('2026-11-21T12:00:00Z') }));
afterAll(() => void vi.useRealTimers());

test.each<[BillStatus, number, string | null, boolean]>([
  ['zapadlo', 50, '2026-10-30', true],
  ['odprto', 50, '2026-11-30', false],
  ['delno_placano', 50, '2026-11-30', false],
  ['placano', 0, '2026-10-30', false],
  ['preplacilo', -5, '2026-10-30', false],
  // The server's day may be another than the device's.
  ['zapadlo', 50, '2026-11-21', true],
  ['odprto', 50, '2026-11-20', false],
  ['v_izvrsbi', 100, '2025-03-31', true],
  ['v_izvrsbi', 0.01, '2026-11-20', true],
  ['v_izvrsbi', 100, '2026-11-21', false],
  ['v_izvrsbi', 0, '2025-03-31', false],
  ['v_izvrsbi', 100, null, false],
  ['v_izvrsbi', 100, '1899-12-30', false],
])('%s with %d open, due on %s: overdue is %s', (status, odprto, rok_placila, overdue) => {
  expect(isOverdue({ status, odprto, rok_placila })).toBe(overdue);
});
