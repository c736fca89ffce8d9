import { expect, type Page } from '@playwright/test';
import { loseScripts, type lostAnswers, lostFileLine } from '../helpers/answers/lost-files';
import { test } from '../helpers/portal';
import { refuseStorage } from '../helpers/session/refuse-storage';

const notLoaded = 'Strani ni bilo mogoče naložiti.';

/** Makes a page's or a layout's file missing. */
const lose = (page: Page, name: string, what: keyof typeof lostAnswers, forGood = true) =>
  loseScripts(page, (file) => file.startsWith(`${name}-`), what, forGood);

test.beforeEach(async ({ page, signIn, flight }) => {
  flight.expectError(lostFileLine);
  await signIn();
  await page.goto('/');
  await expect(page.getByText('286.84').first()).toBeVisible();
});

for (const what of ['a 404', 'a page of HTML'] as const) {
  test(`H05, H06 a page whose file has become ${what} loads after one reload, at the requested route`, {
    tag: '@long',
  }, async ({ page, flight }) => {
    await lose(page, 'open-items', what, false);
    const before = flight.record.requests.filter(({ kind }) => kind === 'document').length;
    await page.getByRole('link', { name: 'Odprte postavke', exact: true }).first().click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Odprte postavke');
    await expect(page.getByText('26090314').first()).toBeVisible();
    await expect(page).toHaveURL('/odprte-postavke');
    const documents = flight.record.requests.filter(({ kind }) => kind === 'document').length;
    expect(documents - before).toBe(1);
  });
}

test('H05 a file that stays missing: one reload, then a message and a button in the page, also after further tries', {
  tag: '@long',
}, async ({ page, flight }) => {
  const documents = () => flight.record.requests.filter(({ kind }) => kind === 'document').length;
  await lose(page, 'open-items', 'a 404');
  await lose(page, 'contractors', 'a 404');
  const before = documents();
  await page.getByRole('link', { name: 'Odprte postavke', exact: true }).first().click();
  const failure = page.getByRole('main').getByRole('alert');
  await expect(failure).toContainText(notLoaded);
  expect(documents() - before).toBe(1);
  await page.getByRole('link', { name: 'Izvajalci' }).click();
  await expect(page).toHaveURL('/izvajalci');
  await expect(failure).toContainText(notLoaded);
  expect(documents() - before).toBe(1);
  await page.unrouteAll();
  await failure.getByRole('button', { name: 'Poskusi znova' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Izvajalci');
});

test('H05 the same happens when the browser refuses storage, and when the layout is missing', {
  tag: '@long',
}, async ({ page, flight }) => {
  await refuseStorage(page);
  await lose(page, 'blank-layout', 'a 404');
  const documents = () => flight.record.requests.filter(({ kind }) => kind === 'document').length;
  const before = documents();
  await page.goto('/registracija');
  await expect(page.getByRole('main').getByRole('alert')).toContainText(notLoaded);
  expect(documents() - before).toBe(2);
});

test('H05 without a network nothing is reloaded: the page shows a message and the shell keeps working', {
  tag: '@long',
}, async ({ page, context }) => {
  await context.setOffline(true);
  await page.getByRole('link', { name: 'Izvajalci' }).first().click();
  await expect(page.getByRole('main').getByRole('alert')).toContainText(notLoaded);
  await context.setOffline(false);
  await page.getByRole('link', { name: 'Hiter pregled' }).click();
  await expect(page.getByText('286.84').first()).toBeVisible();
});
