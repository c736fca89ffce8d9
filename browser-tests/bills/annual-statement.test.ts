/** The annual statement (`pages.md` P16): screen, CSV and PDF have the same numbers. */
import { expect, type Locator } from '@playwright/test';
import type { AnnualStatement } from '../../src/domain/api-types';
import { test } from '../helpers/portal';
import { saved, savedCsv } from '../helpers/screens/saved';
import { chooseUnit } from '../helpers/screens/switcher';
import { rok } from '../helpers/session/demo';

/** The most lines that an amount or a heading of amounts takes. */
async function linesOf(dialog: Locator): Promise<number> {
  const amounts = dialog.getByRole('table').locator('.amount, thead th:not(:first-child)');
  const lines = await amounts.evaluateAll((all) =>
    all.map((it) => {
      const range = document.createRange();
      range.selectNodeContents(it);
      return new Set([...range.getClientRects()].map(({ bottom }) => Math.round(bottom / 8))).size;
    }),
  );
  expect(lines.length).toBeGreaterThan(10);
  return Math.max(...lines);
}

test('P16 the year has its kinds of cost, the fund, and names the months without a bill', {
  tag: '@long',
}, async ({ page, signIn }) => {
  await signIn();
  await page.goto('/redni-obracun?leto=2026');
  await page.getByRole('button', { name: 'Letni pregled 2026' }).click();
  const dialog = page.getByRole('dialog', { name: 'Letni pregled 2026' });
  await expect(dialog.getByText('Brez obračuna: 11/2026, 12/2026.')).toBeVisible();
  const rows = dialog.getByRole('row');
  // Nothing is borne by a tenant, who has no column then.
  await expect(
    dialog.getByText('Skupaj 1\u202F647.25\u00A0€, vse bremeni lastnika.'),
  ).toBeVisible();
  await expect(dialog.getByRole('columnheader')).toHaveText(['Vrsta stroška', 'Lastnik']);
  await expect(rows.last()).toContainText('1\u202F647.25');
  await expect(dialog.getByText('Izračun se ujema s stanjem.')).toBeVisible();
  const csv = await savedCsv(page, dialog.getByRole('button', { name: 'Izvozi v CSV' }));
  expect(csv.name).toBe('letni_pregled_2026_104217.csv');
  const kinds = csv.rows.filter((row) => row[1] !== '' && row[1] !== 'Skupina');
  const cents = kinds.map((row) => Math.round(Number(row[7]?.replace(',', '.')) * 100));
  expect(cents.reduce((sum, each) => sum + each, 0)).toBe(164_725);
  const pdf = await saved(page, dialog.getByRole('button', { name: /^Prenesi PDF/ }));
  expect(pdf.name).toBe('letni_pregled_2026_104217.pdf');
  await page.setViewportSize({ width: 320, height: 640 });
  const scrolls = await dialog.evaluate((it) => it.scrollWidth > it.clientWidth);
  expect(scrolls).toBe(false);
  // An amount in two lines would read as two amounts.
  expect(await linesOf(dialog)).toBe(1);
});

test('the annual statement is opened, saved and left by keyboard alone at 320 px', {
  tag: '@long',
}, async ({ page, signIn }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await signIn();
  await page.goto('/redni-obracun?leto=2026');
  const open = page.getByRole('button', { name: 'Letni pregled 2026' });
  await open.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Letni pregled 2026' });
  await expect(dialog.getByText('Izračun se ujema s stanjem.')).toBeVisible();
  const csv = dialog.getByRole('button', { name: 'Izvozi v CSV' });
  for (let presses = 0; presses < 12; presses += 1) {
    if (await csv.evaluate((it) => it === document.activeElement)) break;
    await page.keyboard.press('Tab');
  }
  const saving = page.waitForEvent('download');
  await page.keyboard.press('Enter');
  expect((await saving).suggestedFilename()).toBe('letni_pregled_2026_104217.csv');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(open).toBeFocused();
});

/** The words of the names of costs that are in two lines. */
const brokenWords = (dialog: Locator) =>
  dialog.locator('.panel__table th').evaluateAll((names) =>
    names.flatMap((name) => {
      const node = document.createTreeWalker(name, NodeFilter.SHOW_TEXT).nextNode();
      return [...(node?.textContent ?? '').matchAll(/[^\s-]+/g)]
        .filter(({ 0: word, index }) => {
          const range = document.createRange();
          range.setStart(node as Node, index);
          range.setEnd(node as Node, index + word.length);
          return range.getClientRects().length > 1;
        })
        .map(([word]) => word);
    }),
  );

test('what the owner and the tenant bear has two columns, at 320 px below the name, in which no word is broken', {
  tag: '@long',
}, async ({ page, signIn }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await signIn();
  await page.route(/\/annual_statement\//, async (route) => {
    const response = await route.fetch();
    const answer = (await response.json()) as AnnualStatement;
    const [unit, ...others] = answer.enote;
    const [cost, ...costs] = unit?.stroski ?? [];
    if (!unit || !cost) throw new Error('The year has no costs.');
    const changed = { ...cost, bremeni_lastnika: 0, bremeni_najemnika: 56.45 };
    const stroski = [changed, ...costs.map((each) => ({ ...each, bremeni_najemnika: 12_345.67 }))];
    const sums = { skupaj_lastnik: 21_590.8, skupaj_najemnik: 123_513.15 };
    const first = { ...unit, stroski, ...sums };
    await route.fulfill({ response, json: { ...answer, ...sums, enote: [first, ...others] } });
  });
  await page.goto('/redni-obracun?leto=2026');
  await page.getByRole('button', { name: 'Letni pregled 2026' }).click();
  const dialog = page.getByRole('dialog', { name: 'Letni pregled 2026' });
  await expect(dialog.getByText(/^Skupaj .*: lastnik .*, najemnik /)).toBeVisible();
  const headings = dialog.getByRole('columnheader');
  await expect(headings).toHaveText(['Lastnik', 'Najemnik']);
  await expect(dialog.getByRole('rowheader').first()).toHaveText(
    'Električna energija – skupni prostori',
  );
  const amounts = ['0.00\u00A0€', '56.45\u00A0€'];
  await expect(dialog.getByRole('row').nth(2).getByRole('cell')).toHaveText(amounts);
  expect(await linesOf(dialog)).toBe(1);
  expect(await brokenWords(dialog)).toEqual([]);
  expect(await dialog.evaluate((it) => it.scrollWidth > it.clientWidth)).toBe(false);
  await page.setViewportSize({ width: 390, height: 640 });
  await expect(headings).toHaveText(['Vrsta stroška', 'Lastnik', 'Najemnik']);
  await expect(dialog.getByRole('row').nth(1).getByRole('cell')).toHaveText(amounts);
  expect(await brokenWords(dialog)).toEqual([]);
});

test('a tenant has a column of the own amounts alone, without a broken word', {
  tag: '@long',
}, async ({ page, signIn }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await signIn(rok);
  await page.goto('/redni-obracun?leto=2026');
  await page.getByRole('button', { name: 'Letni pregled 2026' }).click();
  const dialog = page.getByRole('dialog', { name: 'Letni pregled 2026' });
  await expect(
    dialog.getByText('Skupaj 1\u202F023.67\u00A0€, vse bremeni najemnika.'),
  ).toBeVisible();
  await expect(dialog.getByRole('columnheader')).toHaveText(['Vrsta stroška', 'Najemnik']);
  await expect(dialog.getByRole('row').last()).toContainText('1\u202F023.67');
  expect(await brokenWords(dialog)).toEqual([]);
});

test('a let unit without own bills has a statement of the tenant’s bills', {
  tag: '@long',
}, async ({ page, signIn }) => {
  await signIn();
  await page.goto('/redni-obracun');
  await chooseUnit(page, 'Brezova pot 4 (7)');
  await expect(page.getByText('Za izbrano leto ni rednih obračunov.')).toBeVisible();
  await page.getByRole('button', { name: 'Letni pregled 2026' }).click();
  const dialog = page.getByRole('dialog', { name: 'Letni pregled 2026' });
  await expect(
    dialog.getByText('Skupaj 1\u202F023.67\u00A0€, vse bremeni najemnika.'),
  ).toBeVisible();
});

test('P16 a statement of many units is saved and printed only when all of them are there', {
  tag: '@long',
}, async ({ page, signIn }) => {
  let release = () => {};
  const rest = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/annual_statement/104217?*', async (route) => {
    const address = new URL(route.request().url());
    const isLast = address.searchParams.has('kazalec');
    if (isLast) await rest;
    address.searchParams.delete('kazalec');
    const response = await route.fetch({ url: address.href });
    const statement: AnnualStatement = await response.json();
    const [flat] = statement.enote;
    const garage = flat && { ...flat, inventarna_stevilka: '0137G22', naziv_enote: 'Garaža 2' };
    const enote = isLast ? [garage] : [flat];
    const naslednji_kazalec = isLast ? null : 'dalje';
    await route.fulfill({ json: { ...statement, enote, naslednji_kazalec, stevilo_vrstic: 2 } });
  });
  await signIn();
  await page.goto('/redni-obracun?leto=2026');
  await page.getByRole('button', { name: 'Letni pregled 2026' }).click();
  const dialog = page.getByRole('dialog', { name: 'Letni pregled 2026' });
  await expect(dialog.getByRole('progressbar')).toBeVisible();
  const save = dialog.getByRole('button', { name: 'Izvozi v CSV' });
  const print = dialog.getByRole('button', { name: 'Natisni' });
  await expect(save).toBeDisabled();
  await expect(print).toBeDisabled();
  release();
  await expect(dialog.getByRole('heading', { name: 'Garaža 2' })).toBeVisible();
  await expect(print).toBeEnabled();
  const { rows } = await savedCsv(page, save);
  expect(rows.some(([unit]) => unit === 'Garaža 2')).toBe(true);
});
