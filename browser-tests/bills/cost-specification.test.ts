import { expect } from '@playwright/test';
import { euro, group, head, line, PATH } from '../helpers/answers/cost-bill';
import { api } from '../helpers/answers/faults';
import { beginPrint } from '../helpers/look/print';
import { test } from '../helpers/portal';
import { choose } from '../helpers/screens/select';
import { chooseUnit } from '../helpers/screens/switcher';

/** Name, amount and calculation of the lines of pages.md P14, in the order of the screen. */
const table = [
  [
    'Ogrevanje – delež po površini (30 %)',
    '28.83',
    '1028.52 € × 62.40 / 2716.00 = 23.63 €; DDV 22 % = 5.20 €',
  ],
  [
    'Ogrevanje – porabniški delež (70 %)',
    '75.92',
    '2399.88 € × 291.35 / 11236.40 = 62.23 €; DDV 22 % = 13.69 €',
  ],
  ['Priprava tople vode', '25.86', '1846.80 € × 3.1 / 270.0 = 21.20 €; DDV 22 % = 4.66 €'],
  ['Čiščenje skupnih prostorov', '21.18', '496.00 € × 3.5 / 100.0 = 17.36 €; DDV 22 % = 3.82 €'],
  [
    'Električna energija – skupni prostori',
    '5.71',
    '214.36 € × 62.40 / 2857.00 = 4.68 €; DDV 22 % = 1.03 €',
  ],
  ['Hišniška opravila', '9.76', '336.00 € × 1 / 42 = 8.00 €; DDV 22 % = 1.76 €'],
  ['Hladna voda in odvajanje', '20.75', '612.84 € × 3 / 97 = 18.95 €; DDV 9.5 % = 1.80 €'],
  ['Ravnanje s komunalnimi odpadki', '13.14', '388.00 € × 3 / 97 = 12.00 €; DDV 9.5 % = 1.14 €'],
  ['Upravljanje', '7.56', '260.40 € × 1 / 42 = 6.20 €; DDV 22 % = 1.36 €'],
  ['Vzdrževanje dvigala', '4.47', '168.00 € × 218 / 10000 = 3.66 €; DDV 22 % = 0.81 €'],
  ['Zavarovanje stavbe', '4.32', '198.00 € × 218 / 10000 = 4.32 €; brez DDV'],
] as const;

/** Text with ordinary spaces, and no spaces inside numbers. */
const plain = (text: string) => text.replaceAll('\u202F', '').replace(/\s+/g, ' ').trim();

test.beforeEach(async ({ signIn }) => {
  await signIn();
});

test('the table of pages.md P14 is shown, each line calculated, with its sums', async ({
  page,
}) => {
  await page.goto(PATH);
  await expect(page.getByText(`Vaš obračun za 10/2026: ${euro('217.50')}`)).toBeVisible();
  await expect(page.getByText('Preračunali smo vse postavke: ujemajo se.')).toBeVisible();
  await expect(page.getByText('Št. obračuna: 26100314')).toBeVisible();
  await expect(page.getByText('Rok plačila: 30.11.2026')).toBeVisible();
  const heads = await page.getByRole('main').locator('h3 > button').allInnerTexts();
  expect(heads).toHaveLength(table.length);
  for (const [index, [name, amount, computation]] of table.entries()) {
    expect(plain(heads[index] ?? '')).toContain(name);
    expect(plain(heads[index] ?? '')).toContain(`${amount} €`);
    expect(plain(heads[index] ?? '')).not.toContain('Se ujema');
    await head(page, name).click();
    expect(plain(await line(page, name).innerText())).toContain(
      `Preračun ${computation}; skupaj ${amount} €`,
    );
  }
  await expect(page.getByText(/^Reklamirano/)).toHaveText(['Reklamirano: V-2026-00930']);
  await expect(head(page, 'Hišniška opravila')).toContainText('Reklamirano: V-2026-00930');
  const complaint = page.getByRole('link', { name: 'Reklamacija V-2026-00930' });
  await expect(complaint).toHaveAttribute('href', '/obrazci#vloga-V-2026-00930');
  const groups = await page.locator('.cost-group h2').allInnerTexts();
  expect(groups.map(plain)).toEqual([
    'Energija',
    'Obratovanje',
    'Upravljanje',
    'Vzdrževanje',
    'Zavarovanje',
  ]);
  const sums = { Obratovanje: '70.54', Energija: '130.61' };
  for (const [name, amount] of Object.entries(sums)) {
    await expect(group(page, name).locator('.cost-group__amount')).toHaveText(euro(amount));
  }
  await expect(group(page, 'Vzdrževanje').locator('.cost-group__amount')).toHaveText('');
  const vat = group(page, 'Rekapitulacija DDV').getByRole('row');
  expect((await vat.allInnerTexts()).map(plain)).toEqual([
    'Stopnja Osnova DDV',
    'brez DDV 4.32 € 0.00 €',
    '9.5 % 30.95 € 2.94 €',
    '22 % 146.96 € 32.33 €',
    'Skupaj 182.23 € 35.27 €',
  ]);
  await expect(page.locator('.bill-total')).toContainText(euro('217.50'));
});

test('a line opened by keyboard shows supplier, invoice, key and share, and links to them', {
  tag: '@long',
}, async ({ page }) => {
  await page.goto(PATH);
  const button = head(page, 'Čiščenje skupnih prostorov');
  await expect(button).toHaveAttribute('aria-expanded', 'false');
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  const facts = line(page, 'Čiščenje skupnih prostorov');
  await expect(facts).toContainText('Čistilni servis Bleščica d.o.o.');
  await expect(facts).toContainText('1026/118, 31.10.2026');
  await expect(facts).toContainText('pes šteje za polovico uporabnika');
  await expect(facts).toContainText('3.5000\u00A0%');
  await page.keyboard.press('Tab');
  await expect(facts.getByRole('button', { name: 'Račun dobavitelja, 1026/118' })).toBeFocused();
  await page.keyboard.press('Tab');
  const invoices = facts.getByRole('link', { name: 'Med vsemi računi' });
  await expect(invoices).toBeFocused();
  await expect(invoices).toHaveAttribute('href', '/dokumenti-dobaviteljev');
  await page.keyboard.press('Tab');
  await expect(facts.getByRole('link', { name: 'Vprašaj o postavki' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(
    '/obrazci?obrazec=reklamacija_obracuna&enota=0137014&obracun=26100314&postavka=%C4%8Ci%C5%A1%C4%8Denje+skupnih+prostorov',
  );
  await page.goBack();
  await button.focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('Space');
  await expect(facts.getByText('1026/118, 31.10.2026')).toBeHidden();
});

test('the period is in the address: a reload keeps it, Back leaves the page', {
  tag: '@long',
}, async ({ page }) => {
  await page.goto('/');
  await page.goto(PATH);
  await choose(page, 'Obdobje', '08/2026');
  await expect(page).toHaveURL(`${PATH}?obdobje=2026-08`);
  await expect(page.getByText(`Vaš obračun za 08/2026: ${euro('107.76')}`)).toBeVisible();
  await page.reload();
  await expect(page.getByText(`Vaš obračun za 08/2026: ${euro('107.76')}`)).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/');
});

test('a missing period shows a message, and an invalid one is ignored', {
  tag: '@long',
}, async ({ page }) => {
  await page.goto(`${PATH}?obdobje=2024-03`);
  await expect(page.getByText('Za izbrano obdobje ni specifikacije stroškov.')).toBeVisible();
  await choose(page, 'Obdobje', '01/2025');
  await expect(page.getByText('Vaš obračun za 01/2025')).toBeVisible();
  await page.goto(`${PATH}?obdobje=2026-99`);
  await expect(page.getByText('Vaš obračun za 10/2026')).toBeVisible();
});

test('C07 the lines of a unit never appear under another unit', { tag: '@long' }, async ({
  page,
}) => {
  await page.goto(PATH);
  await expect(head(page, 'Upravljanje')).toBeVisible();
  await api(page, '/cost_specification/0137G22', { delay: 2_000 });
  await choose(page, 'Enota', 'Javorjeva ulica 12, garaža - 2');
  await expect(page.getByRole('main').getByText('Nalaganje …').first()).toBeAttached();
  await expect(head(page, 'Upravljanje')).toHaveCount(0);
  await expect(page.getByText('Za izbrano obdobje ni specifikacije stroškov.')).toBeVisible();
  await chooseUnit(page, 'Brezova pot 4 (7)');
  await expect(page.getByRole('combobox', { name: 'Enota', exact: true })).toContainText(
    'Brezova pot 4 (7)',
  );
  await expect(head(page, 'Upravljanje')).toHaveCount(0);
});

test('a failure shows a message in the page, and one retry loads the data', {
  tag: '@long',
}, async ({ page }) => {
  await api(page, '/cost_specification/0137014', { status: 500, body: '<html>', times: 2 });
  await page.goto(PATH);
  const failure = page.getByRole('main').getByRole('alert');
  await expect(failure).toContainText('Pri nalaganju podatkov je prišlo do napake');
  await failure.getByRole('button', { name: 'Poskusi znova' }).click();
  await expect(page.getByText('Vaš obračun za 10/2026')).toBeVisible();
});

test('lines have no link without the page of suppliers’ documents', { tag: '@long' }, async ({
  page,
}) => {
  await api(page, '/allowed_pages', { status: 200, body: [14] });
  await page.goto(PATH);
  await head(page, 'Upravljanje').click();
  await expect(line(page, 'Upravljanje').getByRole('link')).toHaveText(['Vprašaj o postavki']);
});

test('a print shows all lines open and no controls', {
  tag: '@long',
}, async ({ page }) => {
  await page.goto(PATH);
  await expect(head(page, 'Upravljanje')).toBeVisible();
  await expect(page.getByText('1026/118, 31.10.2026')).toBeHidden();
  await beginPrint(page);
  for (const text of ['1026/118, 31.10.2026', 'V-10-0452, 31.10.2026']) {
    await expect(page.getByText(text)).toBeVisible();
  }
  await expect(page.getByText(/^Upravnik: Upravljanje Zeleni Gaj d.o.o./)).toBeVisible();
  await expect(page.getByText('Enota: Javorjeva ulica 12 - 2 - 3 (14)')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Natisni' })).toBeHidden();
  await expect(page.getByRole('combobox', { name: 'Obdobje' })).toBeHidden();
  await expect(page.getByRole('link', { name: 'Vprašaj o postavki' })).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Preskoči na vsebino' })).toBeHidden();
});

test('a print from the dark theme is dark on light', { tag: '@long' }, async ({ page }) => {
  await page.goto(PATH);
  await page.getByRole('button', { name: 'Prikaz' }).click();
  await page.getByRole('radio', { name: 'Temna' }).check();
  const text = () => page.evaluate(() => getComputedStyle(document.body).color);
  expect(await text()).toBe('rgb(232, 238, 236)');
  await page.emulateMedia({ media: 'print' });
  expect(await text()).toBe('rgb(23, 33, 31)');
});

test('all lines open scroll nothing sideways at 320 px and 200 % text', {
  tag: '@long',
}, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.addInitScript(() => {
    addEventListener('DOMContentLoaded', () => {
      document.documentElement.style.fontSize = '200%';
    });
  });
  await page.goto(PATH);
  await expect(head(page, 'Upravljanje')).toBeVisible();
  for (const button of await page.getByRole('main').locator('h3 > button').all()) {
    await button.click();
  }
  for (const kinds of await page.getByText('Spremembe po vrstah stroškov').all())
    await kinds.click();
  const wide = () =>
    page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
  expect(await wide()).toBeLessThanOrEqual(0);
  await expect(page.getByText('Rekapitulacija DDV')).toBeAttached();
});

test('a user without a unit gets a message', { tag: '@long' }, async ({ page }) => {
  await api(page, '/enota', { status: 200, body: [] });
  await page.goto(PATH);
  await expect(
    page.getByText('Z vašim uporabniškim računom ni povezana nobena enota.'),
  ).toBeVisible();
});
