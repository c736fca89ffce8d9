import { expect } from '@playwright/test';
import { test } from '../helpers/portal';

test('a click on a page that is not loaded begins its requests after the task of the click', async ({
  page,
  signIn,
}) => {
  await signIn();
  await page.goto('/');
  const link = page.getByRole('main').getByRole('link', { name: 'Vsi podatki za stik' });
  await link.waitFor();
  const { before, after } = await link.evaluate((element: HTMLElement) => {
    const count = () => document.head.querySelectorAll('link').length;
    const found = count();
    element.click();
    return { before: found, after: count() };
  });
  expect(after).toBe(before);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Izvajalci');
  expect(await page.locator('head link').count()).toBeGreaterThan(before);
});
