import { expect, type Locator, type Page } from '@playwright/test';
import { costBill, overchargedBill } from './helpers/cost-bill';
import { rok } from './helpers/demo';
import { api } from './helpers/faults';
import { test } from './helpers/portal';
import { choose } from './helpers/select';
import { chooseUnit } from './helpers/switcher';

const PATH = '/specifikacija-stroskov';
const euro = (text: string) => `${text}\u00A0€`;
const line = (page: Page, name: string): Locator =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 3, name }) });
const head = (page: Page, name: string) => line(page, name).getByRole('button');
const group = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

/** Name, amount and computation of the lines of domain.md P14, in the order of the screen. */
const table = [
  ['Čiščenje skupnih prostorov', '21.18', '496.00 € × 3.5 / 100.0 = 17.36 €; DDV 22 % = 3.82 €'],
  [
    'Električna energija – skupni prostori',
    '5.71',
    '214.36 € × 62.40 / 2857.00 = 4.68 €; DDV 22 % = 1.03 €',
  ],
  ['Hišniška opravila', '9.76', '336.00 € × 1 / 42 = 8.00 €; DDV 22 % = 1.76 €'],
  ['Hladna voda in odvajanje', '20.75', '612.84 € × 3 / 97 = 18.95 €; DDV 9.5 % = 1.80 €'],
  ['Ravnanje s komunalnimi odpadki', '13.14', '388.00 € × 3 / 97 = 12.00 €; DDV 9.5 % = 1.14 €'],
  ['Vzdrževanje dvigala', '4.47', '168.00 € × 218 / 10000 = 3.66 €; DDV 22 % = 0.81 €'],
  ['Zavarovanje stavbe', '4.32', '198.00 € × 218 / 10000 = 4.32 €; brez DDV'],
  ['Upravljanje', '7.56', '260.40 € × 1 / 42 = 6.20 €; DDV 22 % = 1.36 €'],
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
] as const;

/** Text with common spaces, and none in its numbers. */
const plain = (text: string) => text.replaceAll('\u202F', '').replace(/\s+/g, ' ').trim();

test.describe('Ana’s bill', () => {
  test.beforeEach(async ({ signIn }) => {
    await signIn();
  });

  test('the table of domain.md P14 stands on the screen, each line reckoned, with its sums', async ({
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
      expect(plain(heads[index] ?? '')).toContain(`Se ujema ${amount} €`);
      await head(page, name).click();
      expect(plain(await line(page, name).innerText())).toContain(
        `Preračun ${computation}; skupaj ${amount} €`,
      );
    }
    const sums = { Obratovanje: '70.54', Vzdrževanje: '4.47', Energija: '130.61' };
    for (const [name, amount] of Object.entries(sums)) {
      await expect(group(page, name).locator('.cost-group__amount')).toHaveText(euro(amount));
    }
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

  test('a line opened by the keyboard tells supplier, invoice, key and share, and leads on', async ({
    page,
  }) => {
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
    const invoice = facts.getByRole('link', { name: 'Račun dobavitelja' });
    await expect(invoice).toBeFocused();
    await expect(invoice).toHaveAttribute('href', '/dokumenti-dobaviteljev?st_racuna=1026%2F118');
    await page.keyboard.press('Tab');
    await expect(facts.getByRole('link', { name: 'Vprašaj o postavki' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/obrazci');
    await page.goBack();
    await button.focus();
    await page.keyboard.press('Space');
    await page.keyboard.press('Space');
    await expect(facts.getByText('1026/118, 31.10.2026')).toBeHidden();
  });

  test('a line that is off is open, and says by how much', async ({ page }) => {
    await api(page, '/cost_specification/0137014', { body: overchargedBill() });
    await page.goto(PATH);
    const answer = page.locator('.bill-check');
    await expect(answer).toContainText('1 postavka se ne ujema z našim preračunom.');
    await expect(answer).toContainText(`Po našem preračunu je obračun ${euro('217.50')}.`);
    await expect(answer.getByRole('listitem')).toHaveText([`Upravljanje: ${euro('12.20')} preveč`]);
    const wrong = head(page, 'Upravljanje');
    await expect(wrong).toHaveAttribute('aria-expanded', 'true');
    await expect(wrong).toContainText('Se ne ujema');
    await expect(line(page, 'Upravljanje')).toContainText(`${euro('12.20')} preveč`);
    await expect(page.getByRole('main').locator('h3 > button[aria-expanded="true"]')).toHaveCount(
      1,
    );
    await expect(page.locator('.check-mark[data-outcome="agrees"]')).toHaveCount(10);
  });

  test('sums that do not follow from the lines are told of', async ({ page }) => {
    const bill = costBill();
    const skupine = bill.skupine.map((each) => ({ ...each, znesek: each.znesek - 0.01 }));
    await api(page, '/cost_specification/0137014', { body: { ...bill, skupine } });
    await page.goto(PATH);
    const answer = page.locator('.bill-check');
    await expect(answer).toContainText('Seštevki na obračunu se ne ujemajo s postavkami.');
    await expect(answer).toContainText('Znesek za plačilo se kljub temu ujema.');
    await expect(answer).toContainText(`Seštevek skupine Energija: ${euro('0.01')} premalo`);
    await expect(group(page, 'Energija').getByText('Se ne ujema')).toBeVisible();
  });

  test('a line that can not be reckoned is not called right', async ({ page }) => {
    const bill = costBill();
    const postavke = bill.postavke.map((each, index) =>
      index === 0 ? { ...each, kljuc: 'ZN' } : each,
    );
    await api(page, '/cost_specification/0137014', { body: { ...bill, postavke } });
    await page.goto(PATH);
    await expect(
      page.getByText(
        'Preračunali smo 10 od 11 postavk: ujemajo se. 1 postavke ni mogoče preračunati.',
      ),
    ).toBeVisible();
    await expect(head(page, 'Hladna voda in odvajanje')).toContainText('Ni mogoče preračunati');
  });

  test('says what changed against a year ago, and that there is no month before', async ({
    page,
  }) => {
    await page.goto(PATH);
    const changes = group(page, 'Kaj se je spremenilo');
    await expect(changes).toContainText('Za 09/2026 ni specifikacije.');
    await expect(changes).toContainText(
      `Oktobra 2026 je obračun za ${euro('10.16')} višji kot oktobra 2025, največ pri postavkah `,
    );
    await changes.getByText('Spremembe po vrstah stroškov').click();
    const rows = changes.getByRole('listitem');
    await expect(rows).toHaveCount(12);
    await expect(rows.last()).toContainText(`+${euro('10.16')}`);
    await expect(rows.last()).toContainText('+4.90\u00A0%');
    await expect(rows.last()).toContainText(`prej ${euro('207.34')}, zdaj ${euro('217.50')}`);
  });

  test('says what changed against the month before, what is new and what is gone', async ({
    page,
  }) => {
    const bill = costBill();
    const [water, ...rest] = bill.postavke.filter(({ skupina }) => skupina !== 'energija');
    if (!water) throw new Error('The sample has no line.');
    const before = {
      ...bill,
      obdobje: '2026-09',
      postavke: [...rest, { ...water, vrsta_stroska: 'Čiščenje žlebov', znesek: 15.76 }],
      skupaj_znesek: 81.9,
    };
    await api(page, /cost_specification\/0137014$/, {
      body: { ...bill, obdobja: ['2026-10', '2026-09'] },
    });
    await api(page, /obdobje=2026-09/, { body: before });
    await page.goto(PATH);
    const changes = group(page, 'Kaj se je spremenilo');
    await expect(changes).toContainText(
      `Oktobra je obračun za ${euro('135.60')} višji kot septembra, največ pri postavkah Ogrevanje – porabniški delež (70 %) (+${euro('75.92')}), Ogrevanje – delež po površini (30 %) (+${euro('28.83')}) in Priprava tople vode (+${euro('25.86')}).`,
    );
    await expect(changes).toContainText(
      `Za 10/2025 ni specifikacije. Obračun je bil ${euro('207.34')}.`,
    );
    await changes.getByText('Spremembe po vrstah stroškov').click();
    const row = (name: string) => changes.getByRole('listitem').filter({ hasText: name });
    await expect(row('Priprava tople vode')).toContainText(`nova postavka: ${euro('25.86')}`);
    await expect(row('Priprava tople vode').locator('.bill-change__percent')).toHaveCount(0);
    await expect(row('Čiščenje žlebov')).toContainText(`postavke ni več: prej ${euro('15.76')}`);
    await expect(row('Čiščenje žlebov')).toContainText('\u2212100.00\u00A0%');
    await expect(row('Skupaj')).toContainText('+165.57\u00A0%');
  });

  test('the period stands in the address: a reload keeps it, Back leads past it', async ({
    page,
  }) => {
    await page.goto('/');
    await page.goto(PATH);
    await choose(page, 'Obdobje', '10/2025');
    await expect(page).toHaveURL(`${PATH}?obdobje=2025-10`);
    await expect(page.getByText(`Vaš obračun za 10/2025: ${euro('207.34')}`)).toBeVisible();
    await expect(page.getByText('Za 09/2025 ni specifikacije.')).toBeVisible();
    await page.reload();
    await expect(page.getByText(`Vaš obračun za 10/2025: ${euro('207.34')}`)).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL('/');
  });

  test('a period that is not there says so, and one that is none is left aside', async ({
    page,
  }) => {
    await page.goto(`${PATH}?obdobje=2026-03`);
    await expect(page.getByText('Za izbrano obdobje ni specifikacije stroškov.')).toBeVisible();
    await choose(page, 'Obdobje', '10/2026');
    await expect(page.getByText('Vaš obračun za 10/2026')).toBeVisible();
    await page.goto(`${PATH}?obdobje=2026-99`);
    await expect(page.getByText('Vaš obračun za 10/2026')).toBeVisible();
  });

  test('C07 the lines of a unit never stand under another one', async ({ page }) => {
    await page.goto(PATH);
    await expect(head(page, 'Upravljanje')).toBeVisible();
    await api(page, '/cost_specification/0137G22', { delay: 2_000 });
    await choose(page, 'Enota', 'Javorjeva ulica 12, garaža - 2');
    await expect(page.getByRole('main').getByText('Nalaganje …')).toBeAttached();
    await expect(head(page, 'Upravljanje')).toHaveCount(0);
    await expect(page.getByText('Za izbrano obdobje ni specifikacije stroškov.')).toBeVisible();
    await chooseUnit(page, 'Brezova pot 4 (7)');
    await expect(page.getByRole('combobox', { name: 'Enota', exact: true })).toContainText(
      'Brezova pot 4 (7)',
    );
    await expect(head(page, 'Upravljanje')).toHaveCount(0);
  });

  test('a failure is told of in the page, and a retry is enough', async ({ page }) => {
    await api(page, '/cost_specification/0137014', { status: 500, body: '<html>', times: 2 });
    await page.goto(PATH);
    const failure = page.getByRole('main').getByRole('alert');
    await expect(failure).toContainText('Pri nalaganju podatkov je prišlo do napake');
    await failure.getByRole('button', { name: 'Poskusi znova' }).click();
    await expect(page.getByText('Vaš obračun za 10/2026')).toBeVisible();
  });

  test('E15 names that look like markup are text', async ({ page }) => {
    const markup = '<img src=x onerror=alert(1)>';
    const bill = costBill();
    const postavke = bill.postavke.map((each, index) =>
      index === 0
        ? { ...each, vrsta_stroska: markup, dobavitelj: `"'>${markup}`, st_racuna: '</a>&' }
        : each,
    );
    await api(page, '/cost_specification/0137014', { body: { ...bill, postavke } });
    await page.goto(PATH);
    await head(page, markup).click();
    await expect(line(page, markup).getByText(`"'>${markup}`, { exact: true })).toBeVisible();
    await expect(line(page, markup).getByRole('link').first()).toHaveAttribute(
      'href',
      '/dokumenti-dobaviteljev?st_racuna=%3C%2Fa%3E%26',
    );
  });

  test('without the page of suppliers’ documents no line leads there', async ({ page }) => {
    await api(page, '/allowed_pages', { status: 200, body: [14] });
    await page.goto(PATH);
    await head(page, 'Upravljanje').click();
    await expect(line(page, 'Upravljanje').getByRole('link')).toHaveText(['Vprašaj o postavki']);
  });

  test('printed, all lines are open and nothing stands there that can not be pressed on paper', async ({
    page,
  }) => {
    await page.goto(PATH);
    await expect(head(page, 'Upravljanje')).toBeVisible();
    await expect(page.getByText('1026/118, 31.10.2026')).toBeHidden();
    await page.emulateMedia({ media: 'print' });
    for (const text of ['1026/118, 31.10.2026', 'V-10-0452, 31.10.2026']) {
      await expect(page.getByText(text)).toBeVisible();
    }
    await expect(page.getByText('Upravnik: Upravljanje Zeleni Gaj d.o.o.')).toBeVisible();
    await expect(page.getByText('Enota: Javorjeva ulica 12 - 2 - 3 (14)')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Natisni' })).toBeHidden();
    await expect(page.getByRole('combobox', { name: 'Obdobje' })).toBeHidden();
    await expect(page.getByRole('link', { name: 'Vprašaj o postavki' })).toHaveCount(0);
    await expect(page.getByRole('link', { name: 'Preskoči na vsebino' })).toBeHidden();
  });

  test('printed from the dark theme it is dark on light', async ({ page }) => {
    await page.goto(PATH);
    await page.getByRole('button', { name: 'Prikaz' }).click();
    await page.getByRole('radio', { name: 'Temna' }).check();
    const text = () => page.evaluate(() => getComputedStyle(document.body).color);
    expect(await text()).toBe('rgb(232, 238, 236)');
    await page.emulateMedia({ media: 'print' });
    expect(await text()).toBe('rgb(23, 33, 31)');
  });

  test('at 320 px and 200 % text nothing scrolls sideways, all lines open', async ({ page }) => {
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
    await page.getByText('Spremembe po vrstah stroškov').click();
    const wide = () =>
      page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
    expect(await wide()).toBeLessThanOrEqual(0);
    await expect(page.getByText('Rekapitulacija DDV')).toBeAttached();
  });

  test('a user without a unit is told so', async ({ page }) => {
    await api(page, '/enota', { status: 200, body: [] });
    await page.goto(PATH);
    await expect(
      page.getByText('Z vašim uporabniškim računom ni povezana nobena enota.'),
    ).toBeVisible();
  });
});

test('a tenant sees the specification of his own bills, without a way to the suppliers’ invoices', async ({
  page,
  signIn,
}) => {
  await signIn(rok);
  await page.goto(PATH);
  await expect(page.getByText('Za izbrano obdobje ni specifikacije stroškov.')).toBeVisible();
  await api(page, '/cost_specification/0291007', {
    body: { ...costBill(), inventarna_stevilka: '0291007', naziv_enote: 'Brezova pot 4 (7)' },
  });
  await page.reload();
  await head(page, 'Upravljanje').click();
  await expect(line(page, 'Upravljanje').getByRole('link')).toHaveText(['Vprašaj o postavki']);
});
