/** Answers that break the contract, as a user meets them in the browser. */
import { expect, type Page } from '@playwright/test';
import { messages } from '../../src/text/common/messages';
import { shellText } from '../../src/text/shell/shell';
import { api } from '../helpers/answers/faults';
import { test } from '../helpers/portal';
import { allRoutes, openRoute, settled } from '../helpers/screens/routes';

const main = (page: Page) => page.getByRole('main');
const mistakes = /\b(undefined|null|NaN|Infinity)\b|\[object/;

for (const route of allRoutes.filter(({ call, visitor }) => call && !visitor)) {
  test(`${route.name}: an answer of the wrong shape shows an error in the page; a correct answer shows the page again`, {
    tag: '@long',
  }, async ({ page, flight, signIn }) => {
    test.setTimeout(120_000);
    flight.expectError(/WrongAnswer|Failed to load resource/);
    await signIn();
    for (const answer of [
      { status: 200, body: {} },
      { status: 200, body: [{}] },
      { status: 200, body: null },
      { status: 207, body: [] },
      { status: 204 },
    ]) {
      await api(page, route.call ?? /none/, answer);
      await openRoute(page, route);
      await expect(main(page)).not.toContainText(mistakes);
      await expect(main(page)).not.toContainText(shellText.pageFailed);
      const retry = main(page).getByRole('button', { name: shellText.retry });
      await expect(retry.first()).toBeVisible();
      await page.unrouteAll({ behavior: 'ignoreErrors' });
      await expect(async () => {
        if ((await retry.count()) > 0) await retry.first().click({ timeout: 1_000 });
        await settled(page);
        await expect(retry).toHaveCount(0, { timeout: 100 });
      }).toPass();
      await expect(main(page)).not.toContainText(messages.load);
    }
  });
}

test('a page whose answer was wrong repeats its request when it is entered a minute later', {
  tag: '@long',
}, async ({ page, flight, signIn }) => {
  flight.expectError(/WrongAnswer/);
  await page.clock.install();
  await signIn();
  await api(page, /\/contractors\//, { status: 200, body: {} });
  await page.goto('/izvajalci');
  await expect(main(page).getByRole('alert')).toContainText(messages.load);
  const menu = page.getByRole('navigation');
  await menu.getByRole('link', { name: 'Vaše enote' }).click();
  await page.unrouteAll();
  await page.clock.fastForward(65_000);
  await menu.getByRole('link', { name: 'Izvajalci' }).click();
  await expect(main(page)).toContainText('Dvigala');
});

test('a name whose save gets an invalid answer is not saved, and the profile is still shown', {
  tag: '@long',
}, async ({ page, signIn }) => {
  await signIn();
  for (const answer of [
    { status: 200, body: {} },
    { status: 200, body: null },
    { status: 204 },
    { status: 202, body: { firstname: 'Ana' } },
  ]) {
    await page.route('**/api/auth/v1/profile', async (route) => {
      if (route.request().method() !== 'PUT') return route.fallback();
      return route.fulfill({
        status: answer.status,
        json: 'body' in answer ? answer.body : undefined,
      });
    });
    await page.goto('/profil');
    await page.getByLabel('Ime', { exact: true }).fill('Anita');
    await page.getByRole('button', { name: 'Shrani' }).first().click();
    await expect(main(page).getByRole('alert').first()).toBeVisible();
    await expect(main(page)).toContainText('104217');
    await expect(main(page)).not.toContainText(mistakes);
    await page.unrouteAll();
  }
});
