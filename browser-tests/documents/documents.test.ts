import { expect, type Page } from '@playwright/test';
import { callsTo } from '../helpers/answers/requests';
import { test } from '../helpers/portal';

test.beforeEach(async ({ signIn }) => {
  await signIn();
});

const rowsOf = async (page: Page, title: string) => {
  const table = page.getByRole('table', { name: title });
  await expect(table).toBeVisible();
  const rows = await table.getByRole('row').allInnerTexts();
  return rows.map((row) => row.replaceAll('\n', ''));
};

test('P8 the records of the building are listed newest first; one with a single file is saved at once', async ({
  page,
}) => {
  await page.goto('/dokumenti-upravnika');
  const rows = await rowsOf(page, 'Dokumenti upravnika');
  expect(rows.slice(1)).toEqual([
    'Obnova fasade – zbrane ponudbeNovo\tPonudba\t0137-09/2026\t05.10.2026\t31.12.2026\t5\u00A0dokumentov\t',
    'Zapisnik zbora etažnih lastnikov 14.04.2026\tZapisnik zbora lastnikov\t0137-03/2026\t20.04.2026\t/\t3\u00A0dokumenti\t',
    'Letno poročilo upravnika za leto 2025\tLetno poročilo\t0137-01/2026\t27.03.2026\t/\t2\u00A0dokumenta\t',
    'Načrt vzdrževanja 2026–2028\tNačrt vzdrževanja\t0137-02/2026\t02.02.2026\t31.12.2028\t1\u00A0dokument\tPrenesi',
    'Hišni red\tHišni red\t0137-05/2019\t10.06.2019\t/\t1\u00A0dokument\tPrenesi',
  ]);
  await expect(page.locator('.answer')).toHaveText(
    '5 objav, 12 dokumentov. Zadnja objava 05.10.2026.',
  );
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Prenesi, Hišni red' }).click();
  expect((await saved).suggestedFilename()).toMatch(/\.pdf$/);
});

test('P9 a record lists its files and shows a PDF in a tab without a token', {
  tag: '@whole-browser',
}, async ({ page, flight }) => {
  await page.goto('/dokumenti-upravnika/58213');
  await expect(page).toHaveTitle('Zapisnik zbora etažnih lastnikov 14.04.2026 – Portal stanovalca');
  await expect(page.getByRole('navigation', { name: 'Pot do strani' })).toHaveText(
    'Dokumenti upravnika',
  );
  // The name says the kind of the record.
  await expect(page.locator('.page__lead > p').first()).toHaveText(
    /^Št\. zadeve 0137-03\/2026\s·\sz dne\s20\.04\.2026$/,
  );
  await expect(page.getByRole('list', { name: 'Dokumenti' }).getByRole('listitem')).toContainText([
    'Rezultati glasovanjaPDF · 96\u00A0kB · 20.04.2026',
    'Vabilo z dnevnim redomPDF · 133\u00A0kB · 20.04.2026',
    'Zapisnik 14.04.2026Zapisnik s podpisno listo (brez osebnih podatkov)PDF · 471\u00A0kB · 20.04.2026',
  ]);
  const opened = page.waitForEvent('popup');
  await page.getByRole('button', { name: /^Predogled, Zapisnik 14.04.2026/ }).click();
  const tab = await opened;
  await expect.poll(() => tab.url()).toMatch(/^blob:http/);
  // The browser's own viewer with the document: the page's policy has not blocked it.
  await expect.poll(() => tab.frames().length).toBeGreaterThan(1);
  await expect.poll(() => tab.evaluate(() => document.contentType)).toBe('application/pdf');
  expect(await tab.evaluate(() => window.opener)).toBeNull();
  expect(callsTo(flight.record.requests, '/documents/771204')).toHaveLength(1);
});

test('P10 the invoices of a month are listed with the VAT in each, and their sums', async ({
  page,
}) => {
  await page.goto('/dokumenti-dobaviteljev?obdobje=2026-10');
  // The sentence is of all invoices, the last row of those that are listed.
  await expect(
    page.getByText(/^Računi cele stavbe za \d\d\/20\d\d–10\/2026: .*\s€ \(od tega DDV .*\s€\)\.$/),
  ).toBeVisible();
  const rows = await rowsOf(page, 'Dokumenti dobaviteljev');
  const euro = (text: string) => `${text}\u00A0€`;
  const line = (supplier: string, net: string, vat: string, sum: string) =>
    new RegExp(`^${supplier}.*\t10/2026\t${euro(net)}\t${euro(sum)}DDV ${euro(vat)}\t`);
  const wanted = [
    line('Toplarna Gaj d.o.o.', '5\u202F275.20', '1\u202F160.54', '6\u202F435.74'),
    line('Vodovod Gaj d.o.o.', '612.84', '58.22', '671.06'),
    line('Energija Javor d.o.o.', '214.36', '47.16', '261.52'),
    line('Čistilni servis Bleščica d.o.o.', '496.00', '109.12', '605.12'),
    line('Komunala Gaj d.o.o.', '388.00', '36.86', '424.86'),
    line('Upravljanje Zeleni Gaj d.o.o.', '260.40', '57.29', '317.69'),
    line('Dvigala Vzpon d.o.o.', '168.00', '36.96', '204.96'),
    line('Hišnik Plus s.p.', '336.00', '73.92', '409.92'),
    line('Zavarovalnica Zaslon d.d.', '198.00', '0.00', '198.00'),
  ];
  expect(rows.slice(1, -1)).toEqual(wanted.map((row) => expect.stringMatching(row)));
  expect(rows.at(-1)?.trim()).toBe(
    `Skupaj\t\t\t\t${euro('7\u202F948.80')}\t${euro('9\u202F528.87')}`,
  );
});

test('P21 a question is found by any form of a word and by synonyms, and has a link', async ({
  page,
}) => {
  await page.goto('/pogosta-vprasanja');
  await expect(page.getByRole('status').filter({ hasText: '15 vprašanj' })).toBeVisible();
  const search = page.getByLabel('Iskanje');
  await search.fill('PSA');
  await expect(page.getByRole('status').filter({ hasText: '1 vprašanje' })).toBeVisible();
  await expect(page.locator('mark:visible')).toHaveText(['psi', 'pes', 'psa']);
  await search.fill('gretjem');
  await expect(page.getByText('Tudi: gretje')).toBeVisible();
  await expect(page.getByText('Del stroška se deli po ogrevani površini')).toBeVisible();
  await search.fill('hišnega reda');
  await expect(page.locator('details')).toHaveCount(1);
  // No question has the word; a form and the manager's contact match it.
  await search.fill('vodomer');
  await expect(page.getByText('Za vaše iskanje ni zadetkov.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Sporočanje stanja vodomera' })).toHaveAttribute(
    'href',
    '/obrazci?obrazec=stanje_vodomera',
  );
  await page.getByRole('link', { name: 'Pošlji vprašanje upravniku' }).click();
  await expect(page.getByRole('form', { name: 'Splošno vprašanje upravniku' })).toBeVisible();
  await page.goto('/pogosta-vprasanja#vprasanje-12');
  const question = page.locator('#vprasanje-12 > summary');
  await expect(question).toBeFocused();
  await expect(question).toBeInViewport();
  await expect(page.getByText('polovico deleža enega uporabnika')).toBeVisible();
});
