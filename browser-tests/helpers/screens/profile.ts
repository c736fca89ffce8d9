import { expect, type Page } from '@playwright/test';
import { api } from '../answers/faults';
import { ana } from '../session/demo';

/** The form with the name. */
export const own = (page: Page) => page.getByRole('form', { name: 'Osebni podatki' });

/** The field of the first name. */
export const firstname = (page: Page) => page.getByLabel('Ime', { exact: true });

/** The field of the last name. */
export const lastname = (page: Page) => page.getByLabel('Priimek');

/** The button that saves the name. */
export const save = (page: Page) => page.getByRole('button', { name: 'Shrani' });

/** The end of the profile's address. */
export const path = '/v1/profile';

/** The server's data of Ana, for tests that must not change her data for other tests. */
export const profile = {
  firstname: 'Ana',
  lastname: 'Zupančič',
  email: ana.email,
  selected_manager: 'zelenigaj',
  code_payer: '104217',
  upravniki: [{ full_title: 'Upravljanje Zeleni Gaj d.o.o.', code_payer: '104217' }],
  enote_stevilo: 3,
  zadnja_prijava: '2026-11-20T18:42:00+01:00',
};

/** The value next to a name in the description list. */
export const fact = (page: Page, name: string) =>
  page.getByRole('term').filter({ hasText: name }).locator('+ dd');

/** Opens the profile and waits until it is loaded. */
export async function openProfile(page: Page): Promise<void> {
  await page.goto('/profil');
  await expect(firstname(page)).toBeVisible();
}

/** Answers changes of the profile; reads go to the backend. */
export async function answerChange(page: Page, answer: Parameters<typeof api>[2]) {
  const puts = await api(page, path, answer);
  await page.route('**/v1/profile', (route) =>
    route.request().method() === 'GET' ? route.continue() : route.fallback(),
  );
  return puts;
}
