/** The dues at all managers (`pages.md` P34): what is in the total, what is paid, and managers that do not answer. */
import { expect, type Page } from '@playwright/test';
import { test } from '../helpers/portal';

type Row = Record<string, unknown> & { postavke: Record<string, unknown>[] };

/** Changes the answers of the due list; `change` gets the rows and the number of earlier answers. */
async function changeDues(page: Page, change: (rows: Row[], earlier: number) => void) {
  let earlier = 0;
  await page.route('**/api/auth/v1/due_list', async (route) => {
    const response = await route.fetch();
    const json = (await response.json()) as { upravniki: Row[] };
    change(json.upravniki, earlier);
    earlier += 1;
    await route.fulfill({ response, json });
  });
}

test('P34 the total names its managers, and an item is paid by keyboard alone at 320 px', async ({
  page,
  signIn,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await signIn();
  await page.goto('/moje-obveznosti');
  const main = page.getByRole('main');
  const total = main.getByRole('region', { name: 'Skupaj odprto' });
  await expect(total).toContainText('286.84');
  await expect(
    total.getByText(
      /^Ni všteto: Stanovanjski servis Breza .*, odprto 190\.75\s€ \(stanje 20\.11\.2026\)\.$/,
    ),
  ).toBeVisible();
  const breza = main.getByRole('region', { name: /^Stanovanjski servis Breza/ });
  await expect(breza.locator('.notice').getByRole('button')).toHaveText('Preveri znova');
  await expect(main.locator('.button:not(.button--quiet)')).toHaveAccessibleName(
    /^Plačaj: Redni obračun 09\/2026, Upravljanje/,
  );
  await expect(main.getByText('Zneski so od 20.11.2026, 18:05.')).toBeVisible();
  await expect(main.getByText('Plačila evidentirana do 19.11.2026').first()).toBeVisible();
  const pay = main.getByRole('button', { name: /^Plačaj: Redni obračun 09\/2026, Upravljanje/ });
  await pay.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Podatki za plačilo' });
  await expect(dialog.getByText('31,90').or(dialog.getByText('31.90')).first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(pay).toBeFocused();
  const scrolls = await page.evaluate(() => document.body.scrollWidth > window.innerWidth);
  expect(scrolls).toBe(false);
});

test('P34 direct debit has no order, a settled item is not paid again, a silent manager is named', {
  tag: '@long',
}, async ({ page, signIn }) => {
  await signIn();
  await changeDues(page, (rows, earlier) => {
    const [first, second] = rows;
    if (first?.postavke[1]) first.postavke[1].direktna_obremenitev = true;
    if (earlier > 0) first?.postavke.shift();
    Object.assign(second ?? {}, { stanje: 'ni_odgovora', osvezeno_ob: null, postavke: [] });
  });
  await page.goto('/moje-obveznosti');
  const main = page.getByRole('main');
  await expect(main.getByText('Upravnik ne odgovarja, zato njegovih zneskov')).toBeVisible();
  await expect(main.getByText('Ročno plačilo ni potrebno').first()).toBeVisible();
  const pay = main.getByRole('button', { name: /^Plačaj: .*Upravljanje/ });
  // The second is debited, and the payment of the third is announced.
  await expect(pay).toHaveCount(1);
  await pay.first().click();
  await expect(main.getByText('Te postavke ni več med odprtimi')).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  // The pressed button was removed with its item.
  await expect(main.locator('.focus-here')).toBeFocused();
});

test('P34 an item of a manager that no longer answers is not called settled', {
  tag: '@long',
}, async ({ page, signIn }) => {
  await signIn();
  await changeDues(page, ([first], earlier) => {
    if (earlier !== 1) return;
    const nothing = { odprto: 0, zapadlo: 0, stevilo_vrstic: 0, postavke: [] };
    const never = { osvezeno_ob: null, placila_evidentirana_do: null };
    Object.assign(first ?? {}, { stanje: 'ni_odgovora', ...never, ...nothing });
  });
  await page.goto('/moje-obveznosti');
  const main = page.getByRole('main');
  const pay = main.getByRole('button', { name: /^Plačaj: Redni obračun 09\/2026, Upravljanje/ });
  await pay.click();
  await expect(main.locator('.focus-here')).toBeFocused();
  await expect(main.locator('.focus-here')).toContainText('njegovih zneskov ne poznamo');
  await expect(main.getByText('ni treba plačati')).toHaveCount(0);
  await main.getByRole('button', { name: 'Preveri znova' }).first().click();
  await expect(pay).toBeVisible();
  await expect(main.getByText('ni treba plačati')).toHaveCount(0);
});

test('P34 no manager answers: there is no total, and one can ask again', { tag: '@long' }, async ({
  page,
  signIn,
}) => {
  await signIn();
  await changeDues(page, (rows, earlier) => {
    if (earlier > 1) return;
    for (const row of rows) Object.assign(row, { stanje: 'zastarelo' });
  });
  await page.goto('/');
  const link = page.getByRole('link', { name: /^Vse moje obveznosti/ });
  await expect(link).toHaveText('Vse moje obveznosti');
  await link.click();
  await expect(page.getByText('Noben upravnik trenutno ne odgovarja')).toBeVisible();
  await page.getByRole('button', { name: 'Preveri znova' }).click();
  await page.getByRole('button', { name: 'Preveri znova' }).click();
  await expect(page.getByRole('region', { name: 'Skupaj odprto' })).toContainText('286.84');
});

test('P34 the sum of the only manager that is owed is named when the total leaves it out', {
  tag: '@long',
}, async ({ page, signIn }) => {
  await signIn();
  await changeDues(page, (rows) => {
    for (const row of rows) {
      if (row.stanje !== 'svezo') continue;
      Object.assign(row, { odprto: 0, zapadlo: 0, postavke: [], stevilo_vrstic: 0 });
    }
  });
  await page.goto('/moje-obveznosti');
  const breza = page.getByRole('region', { name: /^Stanovanjski servis Breza/ });
  await expect(breza.locator('strong.rows__ends')).toContainText('190.75');
});
