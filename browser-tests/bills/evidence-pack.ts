import { expect, type Page } from '@playwright/test';
import { strFromU8, unzipSync } from 'fflate';
import { PATH } from '../helpers/answers/cost-bill';
import { saved } from '../helpers/screens/saved';

export const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Dokazni paket 10/2026' });
export const make = (page: Page) => dialogOf(page).getByRole('button', { name: 'Izdelaj paket' });

export async function open(page: Page) {
  await page.goto(PATH);
  await page.getByRole('button', { name: 'Dokazni paket za 10/2026' }).click();
  await expect(make(page)).toBeVisible();
}

/** The files of a saved pack, with its list. */
export async function madePack(page: Page) {
  const { name, file } = await saved(page, make(page));
  const files = unzipSync(new Uint8Array(file));
  return { name, files, list: strFromU8(files['VSEBINA.txt'] ?? new Uint8Array()) };
}
