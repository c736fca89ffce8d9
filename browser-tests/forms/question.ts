import type { Page } from '@playwright/test';
import { api, type FaultyAnswer } from '../helpers/answers/faults';
import { form } from '../helpers/screens/forms';

export const subject = 'Ključ kolesarnice';
/** The form that the tests of drafts and of sending fill in. */
export const PATH = '/obrazci?obrazec=splosno_vprasanje';

export async function fill(page: Page): Promise<void> {
  await form(page).getByLabel('Zadeva').fill(subject);
  await form(page).getByLabel('Sporočilo').fill('Kje dobim nov ključ?');
}

/** Makes sending fail; reading the form still works. */
export async function meet(page: Page, answer: FaultyAnswer) {
  await page.route('**/forms/splosno_vprasanje', (route) => route.fallback());
  const posts = await api(page, /\/forms\/splosno_vprasanje$/, answer);
  return () => posts.filter((request) => request.method() === 'POST').length;
}

export async function logOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Uporabniški meni' }).click();
  await page.getByRole('button', { name: 'Odjava' }).click();
}
