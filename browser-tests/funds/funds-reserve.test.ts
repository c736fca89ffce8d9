/** The reserve fund explained (pages.md P6): a balance that does not add up, months, the forecast, and no fund. */
import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { internalPages } from '../../src/navigation/allowed-pages';
import { api } from '../helpers/answers/faults';
import { callsTo } from '../helpers/answers/requests';
import { test } from '../helpers/portal';
import { choose } from '../helpers/screens/select';
import { chooseUnit } from '../helpers/screens/switcher';

const PATH = '/rezervni-sklad';
const euro = (text: string) => `${text}\u00A0€`;

/** Changes the server's answer about the fund. */
async function change(page: Page, changes: object): Promise<void> {
  await page.route(/\/reserve_fund\/0137\?/, async (route) => {
    const response = await route.fetch();
    const json = await response.json();
    await route.fulfill({ response, json: { ...json, sklad: { ...json.sklad, ...changes } } });
  });
}

/** The table of a chart, opened by keyboard. */
async function numbersOf(page: Page, caption: string) {
  const chart = page.locator('figure').filter({ hasText: caption });
  await chart.getByText('Prikaži podatke v tabeli').focus();
  await page.keyboard.press('Enter');
  const rows = await chart.getByRole('row').allInnerTexts();
  return rows.map((row) => row.replaceAll('\n', ''));
}

test.beforeEach(async ({ signIn }) => {
  await signIn();
});

test('a year that does not add up shows the difference', { tag: '@long' }, async ({ page }) => {
  await change(page, { koncno_stanje: 33_494.04, drugi_promet: -100 });
  await page.goto(PATH);
  await expect(page.getByText('Izračun se ne ujema s stanjem.', { exact: true })).toBeVisible();
  await expect(
    page.getByText(`Seštevek zgornjih postavk je ${euro('33\u202F394.03')}`),
  ).toContainText(`+${euro('100.01')}`);
  const other = page.locator('.equation > div').filter({ hasText: 'Drugi promet' });
  await expect(other).toContainText('−');
  await expect(other).toContainText('100.00');
});

test('the balance by month is a line, and income is charted next to spending', {
  tag: '@long',
}, async ({ page }) => {
  await page.goto(PATH);
  const balance = await numbersOf(page, 'Stanje sredstev ob koncu meseca');
  expect(balance).toHaveLength(11);
  expect(balance[0]).toBe('Mesec\tStanje sredstev');
  expect(balance.at(-1)).toBe(`10/2026\t${euro('33\u202F494.03')}`);
  const moves = await numbersOf(page, 'Vplačani prispevki in porabljena sredstva');
  expect(moves[0]).toBe('Mesec\tVplačani prispevki\tPorabljena sredstva');
  expect(moves[6]).toBe(`06/2026\t${euro('1\u202F449.90')}\t${euro('7\u202F940.50')}`);
  expect(moves[5]).toBe(`05/2026\t${euro('1\u202F420.06')}\t/`);
});

test('the plan is forecast month by month from the current contribution', { tag: '@long' }, async ({
  page,
}) => {
  await page.goto(PATH);
  await expect(
    page.getByText(
      `Izhajamo iz stanja ${euro('33\u202F494.03')} in mesečnega prispevka stavbe ${euro('1\u202F714.20')}`,
    ),
  ).toBeVisible();
  const months = await numbersOf(page, 'Napovedano stanje');
  expect(months).toHaveLength(15);
  expect(months[1]).toBe(`11/2026\t${euro('35\u202F208.23')}`);
  expect(months[5]).toBe(`03/2027\t${euro('65.03')}`);
});

/** A work of the plan that nothing is known of yet. */
const planned = {
  vir: 'sklad',
  iz_sklada: true,
  stanje: 'predlog',
  id_odlocitve: null,
  ponudbe: [],
  dejanski_strosek: null,
  prestavljen_iz_leta: null,
};

test('a planned work has its part of the unit, and a finished one what it has cost more', {
  tag: '@long',
}, async ({ page }) => {
  await page.goto(PATH);
  const plan = page.getByRole('table', { name: 'Načrt vzdrževanja' });
  const facade = plan.getByRole('row').filter({ hasText: 'Obnova fasade' });
  // 42 000.00 × 218 / 10000
  await expect(facade).toContainText(`Na vašo enoto odpade ${euro('915.60')}.`);
  const finished = plan.getByRole('row').filter({ hasText: 'Zamenjava domofona' });
  await expect(finished).toContainText('Zaključeno');
  await expect(finished).toContainText(euro('1\u202F126.00'));
  await expect(finished).toContainText(euro('+76.00'));
  await expect(finished).not.toContainText('Na vašo enoto');
});

test('the works of a year have their sum along the line of years', { tag: '@long' }, async ({
  page,
}) => {
  const first = { ...planned, leto: 2028, opis: 'Dvigalo', ocena: 60_000.05 };
  const nacrt = [first, { ...first, opis: 'Okna', ocena: 0.1 }, { ...first, leto: 2029 }];
  await change(page, { nacrt });
  await page.goto(PATH);
  await page.getByText('Načrt po letih').click();
  await expect(page.getByText(`Skupaj ${euro('60\u202F000.15')}`)).toHaveCount(1);
});

test('a plan that exceeds the fund shows when it is affordable; a plan paid by a loan is marked', {
  tag: '@long',
}, async ({ page }) => {
  const work = { ...planned, leto: 2027, opis: 'Fasada', ocena: 60_000 };
  const loan = { ...work, opis: 'Dvigalo', vir: 'posojilo', iz_sklada: false };
  await change(page, { nacrt: [work, loan], rezervirano: 100, obveznosti_posojila: 5000 });
  await page.goto(PATH);
  const plan = page.getByRole('table', { name: 'Načrt vzdrževanja' });
  await expect(plan).toContainText(
    `V letu 2027 zmanjka ${euro('2\u202F607.17')}. Denarja bi bilo dovolj februarja 2028.`,
  );
  await expect(plan).toContainText('Ni v breme sklada.');
  await expect(page.getByText('so že odšteta')).toBeVisible();
  await expect(page.getByText('Obrokov neodplačanega posojila')).toBeVisible();
});

test('a building without a contribution has no forecast', { tag: '@long' }, async ({ page }) => {
  await change(page, { mesecni_prispevek_stavbe: null });
  await page.goto(PATH);
  await expect(page.getByText('Napovedi ni, ker ni znan')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Napoved stanja' })).toHaveCount(0);
});

test('missing data are shown as a slash: invalid dates, account, signatory', {
  tag: '@long',
}, async ({ page }) => {
  const [iban, podpisnik_izplacil, datum_stanja] = [null, null, '0001-01-01'];
  const poraba_po_delih = [
    {
      datum: '1899-12-30',
      opis: 'Popravilo',
      izvajalec: null,
      st_racuna: '1',
      znesek: 1,
      podlaga: null,
      id_odlocitve: null,
      pot_pdf: null,
    },
  ];
  await change(page, { iban, podpisnik_izplacil, datum_stanja, poraba_po_delih });
  await page.goto(PATH);
  await expect(page.getByText(`V rezervnem skladu je ${euro('33\u202F494.03')}.`)).toBeVisible();
  await expect(
    page.getByRole('table', { name: 'Poraba sredstev' }).getByRole('row').nth(1),
  ).toHaveText(`/Popravilo/1/${euro('1.00')}`);
  const account = page.getByRole('region', { name: 'Račun rezervnega sklada' });
  await expect(account.getByRole('definition')).toHaveText([
    '/',
    'Banka Gaj d.d.',
    'Ločen račun stavbe',
    '/',
  ]);
});

test('a building without a fund shows a message, and when a fund is required', {
  tag: '@long',
}, async ({ page }) => {
  await page.goto(PATH);
  await expect(page.getByText('Izračun se ujema s stanjem.', { exact: true })).toBeVisible();
  await chooseUnit(page, 'Brezova pot 4 (7)');
  await expect(page.getByText('Za to stavbo rezervni sklad ni vzpostavljen.')).toBeVisible();
  await expect(page.getByText('več kot dva etažna lastnika in več kot osem')).toBeVisible();
  await expect(page.getByRole('main').getByRole('combobox')).toHaveCount(0);
});

test('another year is requested from the server, and a year without data shows a message', {
  tag: '@long',
}, async ({ page, flight }) => {
  await page.goto(`${PATH}?leto=2019`);
  await expect(page.getByText('Za leto 2019 ni podatkov o rezervnem skladu.')).toBeVisible();
  expect(callsTo(flight.record.requests, '/reserve_fund/0137').map(({ url }) => url)).toEqual([
    expect.stringContaining('leto=2019'),
  ]);
  await choose(page, 'Leto', '2026');
  await expect(page.getByText('Izračun se ujema s stanjem.', { exact: true })).toBeVisible();
  await expect.poll(() => new URL(page.url()).search).toBe('');
});

test('only granted pages have links, and no data of the others are requested', {
  tag: '@long',
}, async ({ page, flight }) => {
  await api(page, '/allowed_pages', { body: [...internalPages, 4, 17] });
  await page.goto(PATH);
  await expect(page.getByText('Izračun se ujema s stanjem.', { exact: true })).toBeVisible();
  await expect(page.getByRole('main').getByRole('link')).toHaveText(['Obračun rezervnega sklada']);
  for (const part of ['/postings', '/debtors', '/reserve_fund_billing']) {
    expect(callsTo(flight.record.requests, part)).toEqual([]);
  }
});

test('the expenses can be saved, and their invoices too', { tag: '@long' }, async ({ page }) => {
  await page.goto(PATH);
  const csv = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Izvozi v CSV' }).click();
  const file = await csv;
  expect(file.suggestedFilename()).toBe('poraba_rezervnega_sklada_2026_0137.csv');
  const lines = (await readFile(await file.path(), 'utf8')).split('\r\n');
  expect(lines[0]).toContain('Datum;Opis;Izvajalec;Št. računa;Podlaga;Znesek');
  expect(lines[2]).toBe(
    '22.06.2026;"Sanacija ravne strehe, 1. situacija";Krovstvo Javor d.o.o.;KJ-26-0044;Sklep zbora lastnikov 14.04.2026;7940,50',
  );
  const pdf = page.waitForEvent('download');
  await page.getByRole('button', { name: 'PDF, račun 2026-118' }).click();
  expect((await pdf).suggestedFilename()).toBe('Racun_2026-118.pdf');
});

test('a user who is not an owner gets a message without a retry', { tag: '@long' }, async ({
  page,
}) => {
  await api(page, /\/reserve_fund\/0137\?/, { status: 403, body: {} });
  await page.goto(PATH);
  await expect(
    page.getByText('Podatki so na voljo samo etažnim lastnikom izbrane enote.'),
  ).toBeVisible();
  await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
});

test('a failure shows a message in the page, and one retry loads the data', {
  tag: '@long',
}, async ({ page }) => {
  await api(page, /\/reserve_fund\/0137\?/, { status: 500, body: '<html>', times: 2 });
  await page.goto(PATH);
  const failure = page.getByRole('main').getByRole('alert');
  await expect(failure).toContainText('Pri nalaganju podatkov je prišlo do napake');
  await failure.getByRole('button', { name: 'Poskusi znova' }).click();
  await expect(page.getByText('Izračun se ujema s stanjem.', { exact: true })).toBeVisible();
});

test('P6 the forecast names the works at its drop; keys pick a month of a chart', {
  tag: '@long',
}, async ({ page, signIn }) => {
  await signIn();
  await page.goto('/rezervni-sklad');
  const forecast = page.locator('figure', { hasText: 'Napovedano stanje ob koncu meseca' });
  await expect(forecast.locator('.chart__note')).toHaveText(
    /^Obnova fasade – 1\. faza−42\u202F000\u00A0€$/,
  );
  const slider = forecast.getByRole('slider', { name: 'Izbrani mesec' });
  await slider.focus();
  await page.keyboard.press('Home');
  await expect(slider).toHaveAttribute('aria-valuetext', /^11\/2026: Napoved/);
  await expect(forecast.locator('.chart__value')).toContainText('11/2026');
  await page.keyboard.press('ArrowRight');
  await expect(forecast.locator('.chart__value')).toContainText('12/2026');
  const box = await slider.boundingBox();
  await slider.click({ position: { x: (box?.width ?? 0) - 4, y: 30 } });
  await expect(forecast.locator('.chart__value')).toContainText('12/2027');
  await slider.blur();
  await page.mouse.move(0, 0);
  await expect(forecast.locator('.chart__value')).toHaveText('');
});
