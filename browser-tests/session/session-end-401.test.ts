import { expect } from '@playwright/test';
import { api } from '../helpers/answers/faults';
import { callsTo } from '../helpers/answers/requests';
import type { RecordedEvent } from '../helpers/flight/flight';
import { test } from '../helpers/portal';
import { expectLoggedOut } from '../helpers/session/logged-out';

const calls = [
  '/allowed_pages',
  '/has_user_tenants',
  '/enota',
  '/user_managers',
  '/notifications/unread_num',
  '/bulletin/unread_num/0137',
  '/open_items',
];
const expired = 'Seja je potekla. Prosimo, prijavite se znova.';

/** How often the page changed to a path. */
function visits(events: readonly RecordedEvent[], path: string): number {
  return events.filter(({ event }) => event.kind === 'route' && event.url.endsWith(path)).length;
}

/** Runs in the page before its scripts: records when it could render a frame. */
function noteFrames(): void {
  const frames: number[] = [];
  Object.assign(window, { frames });
  const note = () => {
    frames.push(performance.now());
    requestAnimationFrame(note);
  };
  note();
}

/**
 * Runs in the page. Measures how long the portal could act between the first 401 and `end`. The time in which its files
 * were loading does not count; a pause without frames, as on a busy machine, counts as 25 ms.
 * @param end ms of the real clock
 * @returns ms
 */
function sinceAnswer(end: number): number {
  const entries = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
  const answer = entries.find(({ responseStatus }) => responseStatus === 401);
  if (!answer) throw new Error('No 401 arrived.');
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const from = Math.max(answer.responseEnd, visit?.domContentLoadedEventEnd ?? 0);
  const to = end - performance.timeOrigin;
  const files = entries.filter(({ name }) => name.includes('/assets/'));
  const waits = (time: number) =>
    files.some(({ startTime, responseEnd }) => startTime < time && time < responseEnd);
  const { frames } = window as unknown as { frames: number[] };
  const times = [from, ...frames.filter((time) => time > from && time < to), to];
  const lengths = times.map((time, index) =>
    waits(time) ? 0 : Math.min(25, time - (times[index - 1] ?? time)),
  );
  return lengths.reduce((sum, length) => sum + length, 0);
}

for (const path of calls) {
  test(`A11 a 401 to ${path} ends the session`, { tag: '@long' }, async ({
    page,
    flight,
    signIn,
  }) => {
    await signIn();
    await page.addInitScript(noteFrames);
    await api(page, path, { status: 401, body: {} });
    await page.goto('/odprte-postavke');
    await expect(page).toHaveURL('/prijava');
    await expectLoggedOut(page);
    const left = flight.record.events.find(
      ({ event }) => event.kind === 'route' && event.url.endsWith('/prijava'),
    );
    const since = await page.evaluate(sinceAnswer, left?.event.at ?? Number.POSITIVE_INFINITY);
    expect(since).toBeLessThanOrEqual(1_000);
    await expect(page.getByText('286.84')).toHaveCount(0);
  });
}

test('A12 many 401s at once end the session once: one transition, one toast, no logout call', async ({
  page,
  flight,
  signIn,
}) => {
  await signIn();
  await page.goto('/odprte-postavke');
  await expect(page.getByText('286.84').first()).toBeVisible();
  const steps = await page.evaluate(() => history.length);
  for (const [index, path] of calls.entries()) {
    await api(page, path, { status: 401, body: {}, delay: ((index * 7) % 10) * 30 });
  }
  await page.reload();
  await expectLoggedOut(page);
  await expect(page.getByText(expired)).toHaveCount(1);
  await page.waitForTimeout(400);
  expect(await page.evaluate(() => history.length)).toBeLessThanOrEqual(steps + 1);
  expect(visits(flight.record.events, '/prijava')).toBe(1);
  expect(callsTo(flight.record.requests, '/logout')).toEqual([]);
});

test('A10 a device whose clock is 2 h slow is logged out once by the server’s 401', {
  tag: '@long',
}, async ({ page, flight, signIn }) => {
  await page.clock.install({ time: Date.now() - 2 * 3_600_000 });
  await signIn();
  await page.goto('/odprte-postavke');
  await expect(page.getByText('286.84').first()).toBeVisible();
  await api(page, /\/api\//, { status: 401, body: {} });
  await page.clock.runFor(15_000);
  await expectLoggedOut(page);
  await expect(page.getByText(expired)).toHaveCount(1);
  for (let minute = 0; minute < 2; minute += 1) await page.clock.runFor(60_000);
  expect(visits(flight.record.events, '/prijava')).toBe(1);
  await expectLoggedOut(page);
});

test('A15 a 403 on a page’s call does not end the session: the page shows a message, the shell works', {
  tag: '@long',
}, async ({ page, signIn }) => {
  await signIn();
  await api(page, '/open_items', { status: 403, body: {} });
  await page.goto('/odprte-postavke');
  await expect(page.getByRole('alert').filter({ hasText: 'Nimate dostopa' })).toBeVisible();
  await page.getByRole('link', { name: 'Vaše enote' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Vaše enote');
});
