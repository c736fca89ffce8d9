import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const answer = (day?: string) => new Headers(day === undefined ? {} : { 'Portal-Date': day });

/** Each test begins without a server's day. */
async function fresh() {
  vi.resetModules();
  return { ...(await import('./server-day')), ...(await import('./today')) };
}

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test('today is the day in Slovenia by the clock, at any hour', async () => {
  const { daysAgo, thisYear, today } = await fresh();
  vi.setSystemTime('2026-12-31T22:59:59Z');
  expect([today(), thisYear(), daysAgo(31)]).toEqual(['2026-12-31', 2026, '2026-11-30']);
  vi.setSystemTime('2026-12-31T23:00:00Z');
  expect([today(), thisYear(), daysAgo(1)]).toEqual(['2027-01-01', 2027, '2026-12-31']);
});

test('the day of a server with a fixed day is today, also after answers without one', async () => {
  const { daysAgo, followServerDay, portalNow, thisYear, today } = await fresh();
  vi.setSystemTime('2027-07-14T23:30:00Z');
  followServerDay(answer());
  expect(today()).toBe('2027-07-15');
  followServerDay(answer('2026-11-21'));
  followServerDay(answer());
  expect([today(), thisYear(), daysAgo(21)]).toEqual(['2026-11-21', 2026, '2026-10-31']);
  expect(portalNow()).toEqual(new Date('2026-11-21T12:00:00+01:00'));
});
