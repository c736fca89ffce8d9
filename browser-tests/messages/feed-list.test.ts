/** Filters, search, pages and links of notifications and of the bulletin board (`pages.md` P11, P19). */
import { expect, type Page } from '@playwright/test';
import type { Backend } from '../../mocks/server/backend';
import { api } from '../helpers/answers/faults';
import { onePage } from '../helpers/answers/one-page';
import { test } from '../helpers/portal';
import { message } from '../helpers/screens/feed';
import { choose } from '../helpers/screens/select';
import { ana } from '../helpers/session/demo';
import { ownWorld } from '../helpers/session/own-world';

const main = (page: Page) => page.getByRole('main');
const titles = (page: Page) => main(page).getByRole('heading', { level: 2 });

let backend: Backend;
test.beforeEach(async ({ context, baseURL }) => {
  backend = await ownWorld(context, baseURL);
});

test('a loaded page leaves the focus where the browser has it: Tab starts with the skip link', {
  tag: '@long',
}, async ({ page }) => {
  await page.goto('/obvestila');
  await expect(titles(page)).toHaveCount(6);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Preskoči na vsebino' })).toBeFocused();
});

/** Six messages more, because a list has filters from eight rows on. */
function withOldMessages(_: string, path: string, answer: unknown): unknown {
  if (!path.endsWith('/v2/notifications')) return answer;
  const { obvestila, ...rest } = answer as { readonly obvestila: readonly object[] };
  const old = [1, 2, 3, 4, 5, 6].map((number) => ({
    ...obvestila.at(-1),
    id_obvestila: number,
    naslov: `Staro sporočilo ${number}`,
    vsebina: '<p>Staro.</p>',
    vrsta: 'splosno',
    prebrano: true,
  }));
  return { ...rest, obvestila: [...obvestila, ...old], skupaj: 12, ...onePage(12) };
}

test('filters are in the address, the search is not; a message read under a filter stays while it is open', {
  tag: '@long',
}, async ({ page, context, baseURL }) => {
  await ownWorld(context, baseURL, ana, {}, withOldMessages);
  await page.goto('/obvestila');
  await choose(page, 'Stanje', 'Neprebrana');
  await expect(page).toHaveURL('/obvestila?stanje=neprebrano');
  await expect(titles(page)).toHaveCount(2);
  const button = page.getByRole('button', { name: /Nov obračun/ });
  await button.click();
  await expect(page.getByText('Imate 1 neprebrano obvestilo.')).toBeVisible();
  await expect(page).toHaveURL('/obvestila?stanje=neprebrano#obvestilo-30112');
  await expect(titles(page)).toHaveCount(2);
  await button.click();
  await expect(titles(page)).toHaveCount(1);
  await expect(page.getByText('Prikazano 1–1 od 1')).toBeFocused();

  // One message of another kind is unread.
  await choose(page, 'Vrsta', 'Obračun');
  await expect(main(page).getByText('Za izbrane filtre ni zadetkov.')).toBeVisible();
  await page.getByRole('button', { name: 'Počisti filtre' }).click();
  await expect(titles(page)).toHaveCount(10);

  // A word that occurs only in the text, typed without its accents.
  await page.getByLabel('Iskanje').fill('ce ste ga medtem ze placali');
  await expect(titles(page)).toHaveText([/Opomnik/]);
  await expect(page).toHaveURL('/obvestila');
  await page.getByRole('button', { name: /Opomnik/ }).click();
  await page.reload();
  await expect(page.getByLabel('Iskanje')).toHaveValue('ce ste ga medtem ze placali');
  await expect(titles(page)).toHaveText([/Opomnik/]);
  await expect(main(page)).toContainText('Po naših podatkih');
});

test('a message links only to pages that the user may open', { tag: '@long' }, async ({ page }) => {
  await page.goto('/obvestila#obvestilo-30108');
  const open = page.getByRole('link', { name: 'Odpri povezavo' });
  await expect(open).toHaveAttribute('href', '/odprte-postavke');
  await page.goto('/obvestila#obvestilo-30091');
  await page.reload();
  await expect(page.getByRole('link', { name: 'Odpri dokument' })).toHaveAttribute(
    'href',
    '/dokumenti-upravnika/58240',
  );
  // The message's own path is that of the record, so it is not listed twice.
  await expect(open).toHaveCount(0);

  const nowhere = ['/prijava', '/login-as-user/abc', '/ni-te-strani', '/pozabljeno-geslo'];
  for (const stran of nowhere) {
    backend.db.notification.update({
      where: { id_obvestila: { equals: 30108 } },
      data: { stran },
    });
    await page.goto('/obvestila#obvestilo-30108');
    await page.reload();
    await expect(message(page, /Opomnik/)).toContainText('Po naših podatkih');
    await expect(open, stran).toHaveCount(0);
  }
  const where = { id_obvestila: { equals: 30108 } };
  backend.db.notification.update({ where, data: { stran: '/odprte-postavke' } });
  await page.reload();
  await expect(open).toHaveCount(1);
  await api(page, '/allowed_pages', { body: [7, 16] });
  await page.reload();
  await expect(message(page, /Opomnik/)).toContainText('Po naših podatkih');
  await expect(open).toHaveCount(0);
});

test('a link opens its message on any page of the list, also among three thousand', {
  tag: '@long',
}, async ({ page }) => {
  const obvestila = Array.from({ length: 3_000 }, (_, index) => ({
    id_obvestila: 50_000 - index,
    naslov: `Sporočilo številka ${index + 1}`,
    vsebina: `<p>Vsebina sporočila <strong>${index + 1}</strong></p>`,
    vrsta: 'splosno',
    datum: '2026-11-18T10:20:00+01:00',
    prebrano: index % 2 === 1,
    datum_branja: null,
    pomembno: false,
    stran: null,
    id_vlozisca: null,
    priloge: [],
  }));
  const list = { obvestila, skupaj: 3_000, neprebrana: 1_500, ...onePage(3_000) };
  await api(page, /\/v2\/notifications(\?|$)/, { body: list });
  await api(page, '/notifications/unread_num', { body: { unread_num: 1_500 } });
  await page.goto('/obvestila#obvestilo-49899');
  await expect(page.getByText('Prikazano 101–110 od 3 000')).toBeVisible();
  await expect(main(page).getByText('Vsebina sporočila 102')).toBeInViewport();
  await expect(page.getByText('Imate 1 500 neprebranih obvestil.')).toBeVisible();

  await page.getByRole('button', { name: 'Naslednja stran' }).click();
  await expect(page).toHaveURL('/obvestila?stran=12');
  await expect(titles(page).first()).toContainText('Sporočilo številka 111');
  await page.getByLabel('Iskanje').fill('vsebina sporočila 2999');
  const began = Date.now();
  await expect(titles(page)).toHaveText(['Neprebrano: Sporočilo številka 2999']);
  expect(Date.now() - began).toBeLessThan(2_000);
});

test('an empty list, one without an archive, and a user without a unit get a message', {
  tag: '@long',
}, async ({ page }) => {
  backend.db.notification.deleteMany({ where: { payer: { equals: 'zelenigaj/104217' } } });
  await page.goto('/obvestila');
  await expect(main(page).getByText('Nimate obvestil.')).toBeVisible();
  backend.db.bulletinPost.delete({ where: { id_objave: { equals: 5460 } } });
  await page.goto('/oglasna-deska?arhiv=da');
  await expect(main(page).getByText('Arhiv je prazen.')).toBeVisible();
  backend.db.bulletinPost.deleteMany({ where: { objekt_sifra: { equals: '0137' } } });
  await page.goto('/oglasna-deska');
  await page.reload();
  await expect(main(page).getByText('Na oglasni deski ni objav.')).toBeVisible();

  await api(page, '/enota', { body: [] });
  await page.goto('/oglasna-deska');
  await page.reload();
  await expect(main(page)).toContainText('ni povezana nobena enota');
});
