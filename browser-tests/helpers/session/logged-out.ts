import { expect, type Page } from '@playwright/test';

/** Expects login to be open and storage to contain no data of a session (§4 Session). */
export async function expectLoggedOut(page: Page): Promise<void> {
  await expect(page).toHaveURL('/prijava');
  const kept = await page.evaluate(() =>
    ['JWT', 'userData', 'selectedUnit'].filter((key) => localStorage.getItem(key)),
  );
  expect(kept).toEqual([]);
  expect(await page.evaluate(() => localStorage.getItem('allowedPages'))).toBe(
    '[100,101,102,103,104,105,106,107,108,109,110,111,112,113,114]',
  );
}
