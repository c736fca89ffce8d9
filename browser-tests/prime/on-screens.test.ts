/** Each part on PrimeReact, opened and used on its screen under the real policy. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { test } from '../helpers/portal';
import { submission } from '../helpers/screens/forms';

/** How each part is reached and used; the name is that of its file. */
const visits: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  timeline: async (page) => {
    await page.goto('/obrazci#vloga-V-2026-00871');
    const row = submission(page, 'V-2026-00871');
    await row.getByText('Zgodovina').click();
    await expect(row.getByRole('list', { name: 'Zgodovina' }).getByRole('listitem')).toHaveCount(3);
  },
};

test('each part has a visit', { tag: '@long' }, async () => {
  const files = readdirSync(join(import.meta.dirname, '../../src/ui/prime'));
  const parts = files
    .filter((file) => file.endsWith('.tsx') && !/^(prime-part|provider)\./.test(file))
    .map((file) => file.replace('.tsx', ''));
  expect(Object.keys(visits).sort()).toEqual(parts.sort());
});

for (const [part, visit] of Object.entries(visits)) {
  test(`${part} causes no violation, no error and no warning on its screen`, {
    tag: '@long',
  }, async ({ page, signIn, flight }) => {
    await signIn();
    await visit(page);
    // The recorder fails the test on any violation and any error.
    expect(flight.record.console.filter(({ type }) => type === 'warning')).toEqual([]);
  });
}
