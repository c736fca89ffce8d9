/** Home on a phone: what is of this month first, the charts of a year closed. */
import { expect } from '@playwright/test';
import { callsTo } from '../helpers/answers/requests';
import { test } from '../helpers/portal';
import { ownWorld } from '../helpers/session/own-world';

test('home on a phone is at most four screens long; a chart is fetched and drawn once it is opened', {
  tag: '@long',
}, async ({ page, context, baseURL, flight }) => {
  await ownWorld(context, baseURL);
  await page.setViewportSize({ width: 390, height: 844 });
  const readings = () => callsTo(flight.record.requests, 'readings');
  await page.goto('/');
  await expect(
    page.getByRole('region', { name: 'Oglasna deska' }).getByRole('listitem'),
  ).toHaveCount(2);
  await expect(page.getByRole('region', { name: 'Za nujne primere' })).toContainText('080 00 99');
  await expect(page.locator('.skeleton')).toHaveCount(0);
  // As wide as the fonts of phones; this machine's own is wider.
  const height = await page.evaluate(() => {
    document.body.style.fontFamily = 'Liberation Sans';
    return document.documentElement.scrollHeight;
  });
  expect(height).toBeLessThanOrEqual(3_400);
  await expect(page.locator('.chart')).toHaveCount(0);
  expect(readings()).toHaveLength(0);
  await page.locator('summary', { hasText: 'Poraba toplote' }).press('Enter');
  await expect(page.locator('.chart__drawing .chart__bar').first()).toBeVisible();
  await expect(page.getByRole('link', { name: 'Obračuni toplote' })).toBeVisible();
  expect(readings()).toHaveLength(1);
});
