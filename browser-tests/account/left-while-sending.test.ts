/** A failure after the user has left the page is said on the page that is open then (F10). */
import { expect, type Page } from '@playwright/test';
import { test } from '../helpers/portal';
import { addButton, fillBill, freeBill, openAddManager } from '../helpers/screens/add-manager';
import { firstname, openProfile, save } from '../helpers/screens/profile';
import { path } from './add-manager-fields';

const sends: readonly (readonly [string, string, (page: Page) => Promise<void>])[] = [
  [
    '/profile',
    'Pri urejanju je prišlo do napake',
    async (page) => {
      await openProfile(page);
      await firstname(page).fill('Anica');
      await save(page).click();
    },
  ],
  [
    '/change_password',
    'Pri spremembi gesla je prišlo do napake',
    async (page) => {
      await openProfile(page);
      await page.getByLabel('Trenutno geslo').fill('Staro1Geslo');
      await page.getByLabel('Novo geslo', { exact: true }).fill('Lipov1Drevored');
      await page.getByLabel('Ponovite novo geslo').fill('Lipov1Drevored');
      await page.getByRole('button', { name: 'Spremeni geslo' }).click();
    },
  ],
  [
    path,
    'Pri dodajanju upravnika je prišlo do napake',
    async (page) => {
      await openAddManager(page);
      await fillBill(page, freeBill);
      await addButton(page).click();
    },
  ],
];

for (const [address, words, send] of sends) {
  test(`F10 ${words}: said also after the user has left`, { tag: '@long' }, async ({
    page,
    signIn,
  }) => {
    await signIn();
    let release = () => {};
    const left = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(
      (url) => url.pathname.endsWith(address),
      async (route) => {
        if (route.request().method() === 'GET') return route.fallback();
        await left;
        await route.fulfill({ status: 500, json: {} });
      },
    );
    await send(page);
    await page.getByRole('link', { name: 'Odprte postavke', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'Odprte postavke', level: 1 })).toBeVisible();
    release();
    await expect(page.getByText(words)).toBeVisible();
    await expect(page).toHaveURL('/odprte-postavke');
  });
}
