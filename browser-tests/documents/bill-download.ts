import type { Download, Page } from '@playwright/test';

/** The end of the address of the last bill's document. */
export const path = '/pdf/26100314';

/** The message for a missing document. */
export const noDocument = 'Ni dokumenta/ov za prenos';

/** The header of a PDF. */
export const pdf = { 'content-type': 'application/pdf' };

/** The card of the last bill on home. */
export const card = (page: Page) => page.getByRole('region', { name: 'Zadnji obračun' });

/** The button of the card that saves the bill. */
export const button = (page: Page) =>
  card(page).getByRole('button', { name: 'Prenesi PDF, Redni obračun 10/2026' });

/** The message of a failed download in the card. */
export const failureIn = (page: Page) => card(page).locator('.download__failure');

/** Collects the files that the page saves. */
export function savedBy(page: Page): Download[] {
  const saved: Download[] = [];
  page.on('download', (download) => saved.push(download));
  return saved;
}
