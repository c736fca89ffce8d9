import type { Page } from '@playwright/test';

export const PATH = '/rezervni-sklad';
/** An amount as the screen writes it. */
export const euro = (text: string) => `${text}\u00A0€`;

/** Changes the server's answer about the fund. */
export async function change(page: Page, changes: object): Promise<void> {
  await page.route(/\/reserve_fund\/0137\?/, async (route) => {
    const response = await route.fetch();
    const json = await response.json();
    await route.fulfill({ response, json: { ...json, sklad: { ...json.sklad, ...changes } } });
  });
}
