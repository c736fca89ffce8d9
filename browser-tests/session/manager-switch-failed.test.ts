import { expect, type Page } from '@playwright/test';
import { api } from '../helpers/answers/faults';
import { holdRequests } from '../helpers/answers/hold';
import { pageLoads } from '../helpers/answers/requests';
import { test } from '../helpers/portal';
import {
  chooseManager,
  contexts,
  expectContext,
  openHome,
  switcher,
} from '../helpers/screens/switcher';
import { expectLoggedOut } from '../helpers/session/logged-out';

const switched = 'Upravnik je uspešno zamenjan';
const failed = 'Prišlo je do napake pri menjavi upravnika';
const overlay = (page: Page) => page.locator('[data-overlay]');

test.beforeEach(async ({ page, signIn }) => {
  await page.clock.install();
  await signIn();
});

test('C04 a switch that fails changes nothing and shows a message', { tag: '@long' }, async ({
  page,
  flight,
}) => {
  await openHome(page);
  const stored = () =>
    page.evaluate(() =>
      ['JWT', 'userData', 'selectedUnit'].map((key) => localStorage.getItem(key)),
    );
  const before = await stored();
  const toast = page.getByRole('alert').filter({ hasText: failed });

  for (const answer of [
    { status: 400, body: { code: 1 } },
    { status: 500, body: '<html></html>' },
    { abort: true },
    { status: 200, body: { data: { token_string: 'abc' } } },
  ]) {
    const posts = await api(page, /\/switch_manager\//, answer);
    const release = await holdRequests(page, /\/switch_manager\//, 1);
    await chooseManager(page, contexts.otherManager.manager);
    await expect(overlay(page)).toBeVisible();
    release();
    await expect(toast).toBeVisible();
    await expect(overlay(page)).toHaveCount(0);
    expect(posts).toHaveLength(1);
    expect(await stored()).toEqual(before);
    await expectContext(page, contexts.first);
    await toast.getByRole('button', { name: 'Zapri obvestilo' }).click();
    // The next toast with the same text waits until this one has left the screen.
    await expect(page.getByText(failed)).toHaveCount(0);
  }

  expect(pageLoads(flight.record.requests)).toHaveLength(1);
  await switcher(page).click();
  await expect(page.locator('.unit-switcher__popup > strong')).toHaveText(contexts.first.manager);
  await expect(page.getByRole('option')).toContainText([
    contexts.first.unit,
    'Javorjeva ulica 12, garaža - 2',
    'Brezova pot 4 (7)',
  ]);
});

test('§9 a switch waits as long as the server does; the user can cancel, and nothing changes', {
  tag: '@long',
}, async ({ page, flight }) => {
  await openHome(page);
  const posts = await api(page, /\/switch_manager\//, { hang: true });
  await chooseManager(page, contexts.otherManager.manager);
  await expect(overlay(page)).toHaveAttribute('data-overlay', 'blocks');
  await page.clock.runFor(10_000);
  await expect(overlay(page)).toContainText('Nalaganje traja dlje kot običajno');
  await page.clock.runFor(3_600_000);
  await expect(overlay(page)).toHaveAttribute('data-overlay', 'long');
  await expect(page.getByText(failed)).toHaveCount(0);
  const aborted = page.waitForEvent('requestfailed', (request) =>
    request.url().includes('/switch_manager/'),
  );
  await overlay(page).getByRole('button', { name: 'Prekini menjavo' }).click();
  await aborted;
  await expect(page.getByText('Menjava upravnika je prekinjena.')).toBeVisible();
  await expect(overlay(page)).toHaveCount(0);
  await expectContext(page, contexts.first);
  expect(posts).toHaveLength(1);
  expect(pageLoads(flight.record.requests)).toHaveLength(1);
});

for (const [what, answer, message] of [
  ['the server’s message', { status: 400, body: { code: 2 } }, 'Uporabnik ni povezan z upravnikom'],
  [
    'the text for a failed load',
    { status: 400, body: { code: 5 } },
    'Pri nalaganju podatkov je prišlo do napake',
  ],
] as const) {
  test(`C05 units that fail after a switch show ${what}; no data of the old manager remain`, {
    tag: '@long',
  }, async ({ page }) => {
    await openHome(page);
    await api(page, '/enota', answer);
    await chooseManager(page, contexts.otherManager.manager);
    await expect(page.getByRole('alert').filter({ hasText: message }).first()).toBeVisible();
    await expect(page.getByText(switched)).toBeVisible();
    await expect(page.locator('body')).not.toContainText(/Javorjeva|Brezova pot/);
    expect(await page.evaluate(() => localStorage.getItem('selectedUnit'))).toBeNull();
    // The way back to a manager whose units load.
    await page.unrouteAll({ behavior: 'wait' });
    await chooseManager(page, contexts.first.manager);
    await expectContext(page, contexts.first);
  });
}

test('A11 a 401 to the switch itself ends the session', { tag: '@long' }, async ({ page }) => {
  await openHome(page);
  await api(page, /\/switch_manager\//, { status: 401, body: {} });
  await chooseManager(page, contexts.otherManager.manager);
  await expectLoggedOut(page);
  await expect(page.getByText(failed)).toHaveCount(0);
  await expect(page.getByText('Seja je potekla. Prosimo, prijavite se znova.')).toBeVisible();
});
