import { expect } from '@playwright/test';
import { api } from './helpers/faults';
import type { RecordedEvent } from './helpers/flight';
import { expectLoggedOut } from './helpers/logged-out';
import { test } from './helpers/portal';
import { callsTo } from './helpers/requests';

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

/** How often the page came to a path. */
function visits(events: readonly RecordedEvent[], path: string): number {
  return events.filter(({ event }) => event.kind === 'route' && event.url.endsWith(path)).length;
}

for (const path of calls) {
  test(`A11 a 401 to ${path} ends the session`, { tag: '@long' }, async ({ page, signIn }) => {
    await signIn();
    await api(page, path, { status: 401, body: {} });
    const answered = page.waitForResponse((response) => response.status() === 401);
    await page.goto('/odprte-postavke');
    await answered;
    await expect(page).toHaveURL('/prijava');
    await expectLoggedOut(page);
    await expect(page.getByText('286.84')).toHaveCount(0);
  });
}

test('A12 many 401s at once are one end: one transition, one toast, no call for logout', async ({
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

test('A10 a device whose clock is 2 h slow is logged out once by the server’s 401', async ({
  page,
  flight,
  signIn,
}) => {
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

test('A15 a 403 on a page’s call ends nothing: the page says so and the shell goes on', async ({
  page,
  signIn,
}) => {
  await signIn();
  await api(page, '/open_items', { status: 403, body: {} });
  await page.goto('/odprte-postavke');
  await expect(page.getByRole('alert').filter({ hasText: 'Nimate dostopa' })).toBeVisible();
  await page.getByRole('link', { name: 'Vaše enote' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Vaše enote');
});
