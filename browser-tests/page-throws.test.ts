import { expect } from '@playwright/test';
import { shellText } from '../src/text/shell';
import { api } from './helpers/faults';
import { test } from './helpers/portal';

test('I6 a page that throws: words in its place, menu and top bar go on, a retry is enough; one line for a developer', async ({
  page,
  flight,
  signIn,
}) => {
  flight.expectError(/^(uncaught error: )?Error: The page \/odprte-postavke failed\. TypeError: /);
  await signIn();
  // Not what the contract promises, and nothing that the page could show.
  await api(page, '/open_items', { status: 200, body: {} });
  await page.goto('/odprte-postavke');
  const failure = page.getByRole('main').getByRole('alert');
  await expect(failure).toContainText(shellText.pageFailed);
  await expect(page.getByRole('button', { name: /Izbira enote in upravnika/ })).toBeVisible();
  expect(flight.record.pageErrors).toHaveLength(1);

  await page.getByRole('navigation').getByRole('link', { name: 'Izvajalci' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Izvajalci');
  await expect(failure).toHaveCount(0);

  await page.goBack();
  await expect(failure).toContainText(shellText.pageFailed);
  await page.unrouteAll();
  await failure.getByRole('button', { name: 'Poskusi znova' }).click();
  await expect(page.getByText('26090314').first()).toBeVisible();
});
