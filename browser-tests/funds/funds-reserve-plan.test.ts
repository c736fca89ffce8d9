/** The charts of the reserve fund, its forecast and its plan of maintenance (pages.md P6). */
import { expect, type Page } from '@playwright/test';
import { test } from '../helpers/portal';
import { change, euro, PATH } from './reserve-fund';

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
  await expect(facade).toContainText(`Za vašo enoto ${euro('915.60')}`);
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
  await expect(plan).toContainText('posojilo');
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

test('P6 the forecast names the works at its drop; keys pick a month of a chart', {
  tag: '@long',
}, async ({ page }) => {
  await page.goto(PATH);
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
  // A context menu takes the end of a press.
  for (const button of [2, 0]) {
    const clientX = (box?.x ?? 0) + (box?.width ?? 0) - 4;
    await slider.dispatchEvent('pointerdown', { button, clientX, bubbles: true });
    await page.keyboard.press('ArrowLeft');
    await expect(forecast.locator('.chart__value')).toContainText('11/2027');
  }
  // The values cover a part of the drawing (W08).
  await page.keyboard.press('Escape');
  await expect(forecast.locator('.chart__value')).toHaveCount(0);
  await expect(slider).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await expect(forecast.locator('.chart__value')).toHaveCount(1);
  await slider.blur();
  await page.mouse.move(0, 0);
  await expect(forecast.locator('.chart__value')).toHaveCount(0);
});
