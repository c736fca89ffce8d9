import { readFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import { api } from '../helpers/answers/faults';
import { openItem, openItemsAnswer } from '../helpers/answers/open-items';
import { callsTo } from '../helpers/answers/requests';
import { expectNoAxeViolations } from '../helpers/look/axe';
import { test } from '../helpers/portal';
import {
  addressOf,
  count,
  euro,
  heading,
  numbers,
  openLong,
  sortBy,
  table,
} from '../helpers/screens/list-page';
import { choose } from '../helpers/screens/select';

test.beforeEach(async ({ signIn }) => {
  await signIn();
});

test('a heading sorts both ways; the address keeps the order through a reload, and Back leaves the page', async ({
  page,
}) => {
  await page.goto('/');
  await page.getByRole('main').getByRole('link', { name: 'Odprte postavke' }).click();
  await expect(heading(page, 'Rok plačila')).toHaveAttribute('aria-sort', 'ascending');

  await sortBy(page, 'Odprto').click();
  await expect(heading(page, 'Odprto')).toHaveAttribute('aria-sort', 'ascending');
  await expect(heading(page, 'Rok plačila')).not.toHaveAttribute('aria-sort');
  await expect.poll(() => numbers(page)).toEqual(['26090314', '26100315', '26100314']);
  await sortBy(page, 'Odprto').press('Enter');
  await expect(heading(page, 'Odprto')).toHaveAttribute('aria-sort', 'descending');
  await expect.poll(() => numbers(page)).toEqual(['26100314', '26100315', '26090314']);
  await expect(sortBy(page, 'Odprto')).toBeFocused();
  await expect.poll(() => addressOf(page)).toBe('?razvrsti=-odprto');

  await page.reload();
  await expect(heading(page, 'Odprto')).toHaveAttribute('aria-sort', 'descending');
  await sortBy(page, 'Rok plačila').click();
  await expect.poll(() => addressOf(page)).toBe('');
  await page.goBack();
  await expect(page).toHaveURL('/');
});

test('filters change rows, totals and count; an empty result has a reset, which keeps the focus', async ({
  page,
}) => {
  // A list of a few rows has filters only while one is set.
  await page.goto('/odprte-postavke?namen=rezervni_sklad');
  await choose(page, 'Namen', 'Redni obračun');
  await expect(count(page)).toHaveText('Prikazano 1–2 od 2');
  await expect(table(page).getByRole('row').last()).toContainText(euro('249.40'));
  await choose(page, 'Status', 'Zapadlo');
  await expect.poll(() => numbers(page)).toEqual(['26090314']);
  await expect.poll(() => addressOf(page)).toBe('?namen=redni&stanje=zapadlo');

  await choose(page, 'Namen', 'Rezervni sklad');
  await expect(page.getByText('Za izbrane filtre ni zadetkov.')).toBeVisible();
  await expectNoAxeViolations(page);
  await page.getByRole('button', { name: 'Počisti filtre' }).click();
  await expect(count(page)).toHaveText('Prikazano 1–3 od 3');
  await expect(count(page)).toBeFocused();
  await expect.poll(() => addressOf(page)).toBe('');
});

test('a search ignores case and accents, waits for a pause in typing, and stays out of the address', {
  tag: '@long',
}, async ({ page, flight }) => {
  const items = Array.from({ length: 12 }, (_, nth) => openItem(nth + 1));
  const fund = openItem(13, { sklad: 'rezervni_sklad' });
  await api(page, '/open_items', { body: openItemsAnswer([...items, fund]) });
  await page.goto('/odprte-postavke');
  const field = page.getByRole('searchbox', { name: 'Iskanje' });
  await expect(field).toBeVisible();
  await page.evaluate(() => {
    const counts: string[] = [];
    Reflect.set(window, 'countsSeen', counts);
    const status = [...document.querySelectorAll('[role=status]')].find((each) =>
      each.textContent?.startsWith('Prikazano'),
    );
    if (!status) throw new Error('No count is shown.');
    const note = () => counts.push(status.textContent ?? '');
    new MutationObserver(note).observe(status, {
      subtree: true,
      characterData: true,
      childList: true,
    });
  });
  await field.pressSequentially('OBRACUN', { delay: 20 });
  await expect(count(page)).toHaveText('Prikazano 1–10 od 12');
  await expect(field).toBeFocused();
  expect(new Set(await page.evaluate(() => Reflect.get(window, 'countsSeen')))).toEqual(
    new Set(['Prikazano 1–10 od 12']),
  );
  await expect.poll(() => addressOf(page)).toBe('');
  expect(callsTo(flight.record.requests, 'open_items')).toHaveLength(1);

  // Slowly enough that each letter is searched for while the next one is typed.
  await field.fill('');
  await field.pressSequentially('rezervni', { delay: 265 });
  await expect(count(page)).toHaveText('Prikazano 1–1 od 1');
  await expect(field).toHaveValue('rezervni');
  const kept = () => page.evaluate(() => JSON.stringify(history.state));
  await expect.poll(kept).toContain('"search":"rezervni"');

  await page.reload();
  await expect(field).toHaveValue('rezervni');
  await expect(count(page)).toHaveText('Prikazano 1–1 od 1');
  await page.getByRole('button', { name: 'Počisti filtre' }).click();
  await expect(field).toHaveValue('');
});

test('the CSV contains all filtered rows in their order, as a Slovenian Excel reads them (F15)', async ({
  page,
}) => {
  const items = Array.from({ length: 12 }, (_, nth) => openItem(nth + 1));
  const hostile = openItem(13, { st_dokumenta: '=HYPERLINK("http://a";"b")', odprto: -12.4 });
  await api(page, '/open_items', { body: openItemsAnswer([...items, hostile]) });
  await page.goto('/odprte-postavke?razvrsti=odprto');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Izvozi v CSV' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('odprte_postavke_104217.csv');
  const lines = (await readFile(await file.path(), 'utf8')).split('\r\n');
  expect(lines).toHaveLength(15);
  expect(lines[0]).toBe(
    '\uFEFFŠt. obračuna;Namen;Obdobje;Datum izdaje;Rok plačila;Zamuda;Datum opomina;Znesek;Plačano;Odprto;Status',
  );
  expect(lines[1]).toBe(
    `"'=HYPERLINK(""http://a"";""b"")";Redni obračun;10/2026;11.11.2026;30.11.2026;0;;13,00;0,00;-12,40;Odprto`,
  );
  expect(lines.slice(2, 14).map((line) => line.split(';')[0])).toEqual(
    items.map(({ st_dokumenta }) => st_dokumenta),
  );
});

test('the list on a phone can be sorted, filtered and selected from too, and the next page starts at its top', {
  tag: '@long',
}, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await openLong(page, 37);
  await page.getByRole('button', { name: 'Filtri' }).click();
  await page.getByRole('combobox', { name: 'Razvrsti' }).fill('odprto, pad');
  await page.getByRole('option', { name: 'Odprto, padajoče' }).click();
  await page.getByRole('button', { name: 'Pokaži zadetke' }).click();
  const cards = page.getByRole('list', { name: 'Odprte postavke' }).getByRole('listitem');
  await expect(cards.first()).toContainText('DOK-037');
  await expect(
    page.getByRole('status').getByText('Uspešno razvrščeno: Odprto, padajoče'),
  ).toBeAttached();
  await expect.poll(() => addressOf(page)).toBe('?razvrsti=-odprto');
  await page.getByRole('checkbox', { name: 'Izberi DOK-037' }).check();
  await expect(page.getByRole('status').filter({ hasText: 'Izbrano' })).toHaveText(
    `Izbrano: 1 postavka · ${euro('37.00')}`,
  );
  await page.evaluate(() => window.scrollTo(0, 0));
  await expectNoAxeViolations(page);

  await page.getByRole('button', { name: 'Naslednja stran' }).click();
  await expect(count(page)).toBeFocused();
  await expect(count(page)).toBeInViewport();
  await expect(cards.first()).toContainText('DOK-027');
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});

test('a failure with a number says what failed once', { tag: '@long' }, async ({ page }) => {
  const body = { code: 5, request_id: '3f2a91bc7d604e1f' };
  await api(page, '/v2/open_items', { status: 500, body });
  await page.goto('/odprte-postavke');
  await expect(page.getByRole('main').getByRole('alert')).toHaveText(
    'Pri nalaganju podatkov je prišlo do napakeŠtevilka napake za upravnika: 3F2A91BC.Poskusi znova',
  );
});
