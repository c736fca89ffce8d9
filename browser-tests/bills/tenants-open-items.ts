import type { Page } from '@playwright/test';

/** The path of the screen. */
export const PATH = '/odprte-postavke-najemnikov';

/** An amount as a screen writes it. */
export const euro = (text: string) => `${text}\u00A0€`;

/** A tenant's part of the screen. */
export const lease = (page: Page, tenant: string) =>
  page.locator('section').filter({
    has: page.getByRole('heading', { level: 2, name: `${tenant}, Brezova pot 4 (7)` }),
  });
