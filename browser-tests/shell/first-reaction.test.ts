import { expect, type Locator } from '@playwright/test';
import { test } from '../helpers/portal';

/** Clicks on a link. @returns how many links to files the page had before and has in the same task */
const filesOnClick = (link: Locator) =>
  link.evaluate((element: HTMLElement) => {
    const count = () => document.head.querySelectorAll('link').length;
    const before = count();
    element.click();
    return { before, after: count() };
  });

test('a click on a page that is not loaded begins its requests after the task of the click', async ({
  page,
  signIn,
}) => {
  await signIn();
  await page.goto('/');
  const link = page.getByRole('main').getByRole('link', { name: 'Vsi podatki za stik' });
  await link.waitFor();
  const { before, after } = await filesOnClick(link);
  expect(after).toBe(before);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Izvajalci');
  expect(await page.locator('head link').count()).toBeGreaterThan(before);
});

test('a page that is loaded opens after the task of a click on the menu', async ({
  page,
  signIn,
}) => {
  await signIn();
  await page.goto('/');
  const heading = page.getByRole('heading', { level: 1 });
  const menu = page.getByRole('navigation', { name: 'Glavni meni' });
  await menu.getByRole('link', { name: 'Odprte postavke', exact: true }).click();
  await expect(heading).toHaveText('Odprte postavke');
  await menu.getByRole('link', { name: 'Hiter pregled', exact: true }).click();
  await expect(heading).toHaveText('Pozdravljeni, Ana!');
  const link = menu.getByRole('link', { name: 'Odprte postavke', exact: true });
  const path = await link.evaluate(async (element: HTMLElement) => {
    element.click();
    // What a click changes React renders in microtasks of the same task.
    for (let turn = 0; turn < 1_000; turn += 1) await undefined;
    return window.location.pathname;
  });
  expect(path).toBe('/');
  await expect(heading).toHaveText('Odprte postavke');
});
