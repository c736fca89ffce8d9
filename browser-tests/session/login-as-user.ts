import { expect, type Page } from '@playwright/test';
import { expectLoggedOut } from '../helpers/session/logged-out';
import { actingBanner, residents } from './acting';

/** The user that staff act as. */
export const { rok } = residents;

/** Staff have come in as Rok, and the bar says so. */
export async function expectActingAsRok(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Rok!$/);
  await expect(page).toHaveURL('/');
  await expect(actingBanner(page)).toContainText('Prijavljeni ste kot uporabnik Rok Petek.');
}

/** The page was sent to login because staff were refused, and nobody's session is left. */
export async function expectRefused(page: Page): Promise<void> {
  await expectLoggedOut(page);
  expect(await page.evaluate(() => history.state.usr)).toEqual({ arrival: 'acting.refused' });
}
