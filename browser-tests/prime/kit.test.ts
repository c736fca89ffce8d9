/** The parts on PrimeReact on the page of the kit (`tools/kit/`), in development and under the portal's policy. */
import { expect, test as plain } from '@playwright/test';
import { findFreePort } from '../../scripts/port';
import { serve } from '../../scripts/serve';
import { buildKit, openKit } from '../helpers/answers/kit';
import { test } from '../helpers/portal';
import { partsLoaded, tryParts } from './try-parts';

plain('React warns of no part in development', { tag: '@long' }, async ({ page }) => {
  plain.setTimeout(180_000);
  const served = await serve({ mode: 'dev', port: await findFreePort(), kit: true });
  try {
    const lines: string[] = [];
    page.on('console', (line) => {
      if (/warning|error/.test(line.type())) lines.push(line.text());
    });
    page.on('pageerror', (error) => lines.push(String(error)));
    // The first start prepares the packages, and reloads the page when it has found more of them.
    await page.goto(`${served.url}/kit.html`, { timeout: 90_000 });
    await page.getByRole('heading', { level: 1 }).waitFor({ timeout: 90_000 });
    await partsLoaded(page);
    await tryParts(page);
    expect(lines).toEqual([]);
  } finally {
    await served.close();
  }
});

test('E01 the policy stops nothing that a part does', { tag: '@long' }, async ({
  page,
  flight,
}) => {
  flight.exempt('I6', 'The page of the kit is in English.');
  test.setTimeout(180_000);
  await openKit(page, await buildKit('../tools/kit'));
  await partsLoaded(page);
  await tryParts(page);
  // The recorder fails the test on any violation and any error.
  expect(flight.record.console.filter(({ type }) => type === 'warning')).toEqual([]);
});
