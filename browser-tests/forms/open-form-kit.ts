import type { Page } from '@playwright/test';
import { choose } from '../helpers/screens/select';

/** A field by its label. */
export const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });

/** The submit button. */
export const button = (page: Page) => page.getByRole('button', { name: 'Oddaj' });

/** The list of errors. */
export const summary = (page: Page) => page.getByRole('region', { name: /^Popravite / });

/** Fills in every field correctly. */
export async function fillIn(page: Page): Promise<void> {
  const typed = {
    Naziv: 'Dom',
    Naslov: 'ana@example.si',
    Osebe: '3',
    Stanje: '412,5',
    Dan: '2026-11-20',
    Geslo: 'Javorjeva12',
    'Ponovite geslo': 'Javorjeva12',
  };
  for (const [label, text] of Object.entries(typed)) await field(page, label).fill(text);
  await choose(page, 'Enota', 'Garaža');
  await choose(page, 'Ulica', 'Ulica 3');
  await field(page, 'Priloge').setInputFiles({
    name: 'račun.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('%PDF'),
  });
  await page.getByRole('checkbox').check();
}
