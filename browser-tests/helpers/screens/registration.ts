import { expect, type Page } from '@playwright/test';
import { choose } from './select';

/** The input of a registration, by label; the payer is the free one of pages.md section 3. */
export const maja = {
  'Šifra plačnika': '120555',
  'Geslo iz položnice': 'K7M4-2QXA',
  Ime: 'Maja',
  Priimek: 'Kos',
  'E-poštni naslov': 'maja.kos@example.si',
  Geslo: 'Javorjeva12',
  'Ponovite geslo': 'Javorjeva12',
} as const;

type Label = keyof typeof maja;

/** A field of a form by its complete label. */
export const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });

/** The button that sends the registration. */
export const registerButton = (page: Page) => page.getByRole('button', { name: 'Registracija' });

/** Ticks the bot check and waits until it is solved. */
export async function passBotCheck(page: Page): Promise<void> {
  await page.getByRole('checkbox', { name: 'Nisem robot' }).check();
  await expect(page.getByText('Preverjeno.')).toBeVisible();
}

/** Opens the registration and fills in every field correctly, except for `changes`. */
export async function fillRegistration(
  page: Page,
  changes: Partial<Record<Label, string>> = {},
): Promise<void> {
  await page.goto('/registracija');
  await choose(page, 'Upravnik', 'Upravljanje Zeleni Gaj d.o.o.');
  for (const [label, text] of Object.entries({ ...maja, ...changes })) {
    await field(page, label).fill(text);
  }
  await passBotCheck(page);
  await page.getByRole('checkbox', { name: /pogoji uporabe/ }).check();
}
