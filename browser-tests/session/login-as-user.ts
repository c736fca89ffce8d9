import { expect, type Page } from '@playwright/test';
import { expectLoggedOut } from '../helpers/session/logged-out';
import { actingBanner, residents } from './acting';

/** The user that staff act as. */
export const { rok } = residents;

/** Expects staff to act as Rok, with the banner. */
export async function expectActingAsRok(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Rok!$/);
  await expect(page).toHaveURL('/');
  await expect(actingBanner(page)).toContainText('Prijavljeni ste kot uporabnik Rok Petek.');
}

/** Expects the page to be at login because staff were refused, and no session to remain. */
export async function expectRefused(page: Page): Promise<void> {
  await expectLoggedOut(page);
  expect(await page.evaluate(() => history.state.usr)).toEqual({ arrival: 'acting.refused' });
}
