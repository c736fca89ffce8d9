import type { Page } from '@playwright/test';

/** The end of the address of the call that links a manager. */
export const path = '/add_manager';

/** The list of managers in the form. */
export const manager = (page: Page) =>
  page.getByRole('combobox', { name: 'Upravnik', exact: true });

/** The field of the payer code. */
export const code = (page: Page) => page.getByRole('textbox', { name: 'Šifra plačnika' });

/** The field of the password that a bill prints. */
export const password = (page: Page) => page.getByLabel('Geslo iz položnice');

/** The question after a manager was linked. */
export const question = (page: Page) =>
  page.getByRole('region', { name: 'Želite preklopiti na dodanega upravnika?' });
