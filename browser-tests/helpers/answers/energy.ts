import type { Page } from '@playwright/test';

/**
 * Changes the energy of the newest month in the answers of the backend.
 * @param change of the month beside last year @param items of the month's items
 */
export async function changeEnergy(page: Page, change: object, items: object): Promise<void> {
  await page.route(/\/v2\/energy_months\//, async (route) => {
    const response = await route.fetch();
    const { meseci } = await response.json();
    const [first, ...rest] = meseci;
    await route.fulfill({ response, json: { meseci: [{ ...first, ...change }, ...rest] } });
  });
  await page.route(/\/v2\/energy\//, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), ...items } });
  });
}
