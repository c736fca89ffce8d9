/** Parts on PrimeReact on their screens, under the real policy; other files of `browser-tests/` test each of them there. */
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
