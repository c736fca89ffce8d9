/** Parts that a page loads later, when their file cannot be loaded: the page stays, and a retry loads the part. */
import { expect, type Page } from '@playwright/test';
import { api } from '../helpers/answers/faults';
import { test } from '../helpers/portal';
import { payButton, payDialog } from '../helpers/screens/pay';
import { switcher } from '../helpers/screens/switcher';

/** Blocks the script of a part. @returns a function that allows it again */
async function withoutFile(page: Page, name: string): Promise<() => Promise<void>> {
  const file = new RegExp(`/assets/${name}-[\\w-]{8}\\.js`);
  await page.route(file, (route) => route.abort('connectionfailed'));
  return () => page.unroute(file);
}

test.beforeEach(async ({ signIn }) => {
  await signIn();
});

test('the payment dialog shows the failure and loads its content on a retry', {
  tag: '@long',
}, async ({ page }) => {
  const allow = await withoutFile(page, 'pay-content');
  await page.goto('/');
  await payButton(page).click();
  await expect(payDialog(page).getByRole('alert')).toBeVisible();
  await allow();
  await payDialog(page).getByRole('button', { name: 'Poskusi znova' }).click();
  await expect(payDialog(page)).toContainText('Na račun SI56 9999 9001 0400 151');
});

test('the history of a submission shows the failure and loads on a retry', {
  tag: '@long',
}, async ({ page }) => {
  const allow = await withoutFile(page, 'timeline');
  await page.goto('/obrazci?pogled=oddane');
  const submission = page.locator('.submission').first();
  await submission.getByText('Zgodovina').click();
  await expect(submission.getByRole('alert')).toContainText(
    'Tega dela strani ni bilo mogoče naložiti.',
  );
  await allow();
  await submission.getByRole('button', { name: 'Poskusi znova' }).click();
  await expect(submission.getByRole('list', { name: 'Zgodovina' })).toContainText('Prejeto');
});

test('a list of 150 units is complete without the file of the virtual list', {
  tag: '@long',
}, async ({ page }) => {
  await withoutFile(page, 'virtual-options');
  const body = Array.from({ length: 150 }, (_, nth) => ({
    ...{ objekt_sifra: '0137', naziv: `Javorjeva ulica ${nth}`, stev_stavbe: null },
    ...{ zaporedna: 0, stez_stanovanja: 0, inventarna_stevilka: String(nth), vrsta: 'L' },
  }));
  await api(page, '/enota', { body });
  await page.goto('/');
  await switcher(page).click();
  const units = page.getByRole('combobox', { name: 'Spremenite enoto', exact: true });
  await expect(page.getByRole('option')).toHaveCount(150);
  await units.press('ArrowUp');
  await expect(page.getByRole('option', { name: 'Javorjeva ulica 149' })).toBeInViewport();
  await units.press('Enter');
  await expect(switcher(page)).toContainText('Javorjeva ulica 149');
});
