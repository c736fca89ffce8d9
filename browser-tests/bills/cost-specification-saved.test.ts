import { expect } from '@playwright/test';
import { costBill, euro, group, PATH } from '../helpers/answers/cost-bill';
import { api } from '../helpers/answers/faults';
import { test } from '../helpers/portal';
import { saved, savedCsv } from '../helpers/screens/saved';

test.beforeEach(async ({ signIn }) => {
  await signIn();
});

test('P14 the specification is saved as PDF, and as CSV with every line and its key', {
  tag: '@long',
}, async ({ page }) => {
  await page.goto(PATH);
  const pdf = page.getByRole('button', { name: 'Prenesi PDF, Specifikacija stroškov 10/2026' });
  const document = await saved(page, pdf);
  expect(document.name).toBe('specifikacija_2026-10_0137014.pdf');
  expect(document.file.subarray(0, 5).toString()).toBe('%PDF-');
  const csv = await savedCsv(page, page.getByRole('button', { name: 'Izvozi v CSV' }));
  expect(csv.name).toBe('specifikacija_2026-10_0137014.csv');
  expect(csv.rows).toHaveLength(12);
  expect(csv.rows[0]?.join(' | ')).toBe(
    'Skupina | Vrsta stroška | Dobavitelj | Račun | Datum računa | Strošek stavbe | Ključ | Količina stavbe | Vaša količina | Delež | Osnova | DDV % | DDV | Skupaj',
  );
  expect(csv.rows[4]?.join(' | ')).toBe(
    'Obratovanje | Čiščenje skupnih prostorov | Čistilni servis Bleščica d.o.o. | 1026/118 | 31.10.2026 | 496,00 | uporabniki in psi | 100,000 | 3,500 | 3,5000 | 17,36 | 22,00 | 3,82 | 21,18',
  );
  const cents = csv.rows
    .slice(1)
    .map((row) => Math.round(Number(row[13]?.replace(',', '.')) * 100));
  expect(cents.reduce((sum, each) => sum + each, 0)).toBe(21_750);
});

test('P14 groups of cost are a bar in steps of one hue and a list of shares', {
  tag: '@long',
}, async ({ page }) => {
  await page.goto(PATH);
  const shares = group(page, 'Iz česa je obračun');
  await expect(shares.getByText('Obračun 10/2026 po skupinah stroškov')).toBeVisible();
  const lines = shares.locator('.chart__parts > li');
  await expect(lines).toHaveCount(5);
  await expect(lines.first()).toContainText(`Energija${euro('130.61')}60.05\u00A0%`);
  const bars = shares.locator('.chart__drawing .chart__part');
  const fills = await bars.evaluateAll((all) => all.map((bar) => getComputedStyle(bar).fill));
  expect(new Set(fills).size).toBe(5);
  const widths = await bars.evaluateAll((all) =>
    all.map((bar) => bar.getBoundingClientRect().width),
  );
  expect(widths).toEqual([...widths].sort((one, other) => other - one));
});

test('a bill without a document offers none; text of a supplier is not a formula in the CSV', {
  tag: '@long',
}, async ({ page }) => {
  const bill = costBill();
  const postavke = bill.postavke.map((line, index) =>
    index === 0 ? { ...line, dobavitelj: '=HYPERLINK(1)' } : line,
  );
  await api(page, '/cost_specification/0137014', { body: { ...bill, postavke, pot_pdf: null } });
  await page.goto(PATH);
  const csv = await savedCsv(page, page.getByRole('button', { name: 'Izvozi v CSV' }));
  expect(csv.rows[1]?.[2]).toBe("'=HYPERLINK(1)");
  await expect(page.getByRole('button', { name: /^Prenesi PDF/ })).toHaveCount(0);
});

test('a print has no buttons, and a chart that fails to load shows a message in its card only', {
  tag: '@long',
}, async ({ page }) => {
  await page.route(/group-shares/, (route) => route.abort());
  await page.goto(PATH);
  const shares = group(page, 'Iz česa je obračun');
  await expect(shares.getByRole('alert')).toBeVisible();
  await expect(page.getByText(`Vaš obračun za 10/2026: ${euro('217.50')}`)).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('button', { name: 'Izvozi v CSV' })).toBeHidden();
});
