/** Frequent questions: unfolding, search, links to one question (`pages.md` P21; E15, E17). */
import { expect, type Page } from '@playwright/test';
import { api } from '../helpers/answers/faults';
import { test } from '../helpers/portal';

const path = '/pogosta-vprasanja';
const summary = (page: Page, id: number) => page.locator(`#vprasanje-${id} > summary`);
const answer = (page: Page) => page.getByText('Etažni lastnik. Najemnik ga ne plačuje');

test.beforeEach(async ({ signIn }) => {
  await signIn();
});

test('a question unfolds by keyboard and is listed under its topic', {
  tag: '@long',
}, async ({ page }) => {
  await page.goto(path);
  await expect(answer(page)).toBeHidden();
  await summary(page, 7).focus();
  await page.keyboard.press('Enter');
  await expect(answer(page)).toBeVisible();
  await page.keyboard.press('Space');
  await expect(answer(page)).toBeHidden();
  await expect(page.getByRole('region', { name: 'Rezervni sklad' })).toContainText(
    'Kdo plačuje v rezervni sklad?',
  );
});

test('a link to a question works from anywhere, also while a search hides it, and twice', {
  tag: '@long',
}, async ({ page }) => {
  await page.goto(`${path}#vprasanje-7`);
  const atQuestion = async (id: number) => {
    await expect(summary(page, id)).toBeFocused();
    const [top, bar] = await summary(page, id).evaluate((element) => [
      element.getBoundingClientRect().top,
      document.querySelector('header')?.getBoundingClientRect().bottom ?? 0,
    ]);
    expect(top).toBeGreaterThanOrEqual(bar ?? 0);
    await expect(summary(page, id)).toBeInViewport();
    await expect(page.locator(`#vprasanje-${id} .faq__answer`)).toBeVisible();
  };
  await atQuestion(7);
  await page.getByLabel('Iskanje').fill('psi');
  await expect(summary(page, 7)).toHaveCount(0);
  await page.evaluate(() => {
    location.hash = '#vprasanje-3';
  });
  await atQuestion(3);
  await expect(page.getByLabel('Iskanje')).toHaveValue('');
  await page.goto('/dokumenti-upravnika');
  await page.goto(`${path}#vprasanje-12`);
  await atQuestion(12);
  await page.goto(`${path}#vprasanje-999`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('a search marks matches in questions and answers, ignores accents, and leaves markup alone', {
  tag: '@long',
}, async ({ page }) => {
  await page.goto(path);
  await page.getByLabel('Iskanje').fill('sifra PLACNIKA');
  await expect(page.locator('#vprasanje-1 mark')).toHaveText([
    ...['šifro', 'plačnika', 'Šifra', 'plačnika'],
  ]);
  await expect(page.getByRole('status').filter({ hasText: '2 vprašanji' })).toBeVisible();
  for (const nothing of ['<div>', 'ni takega vprašanja', '.*']) {
    await page.getByLabel('Iskanje').fill(nothing);
    await expect.poll(() => page.evaluate(() => history.state?.usr?.search)).toBe(nothing);
    await expect(page.getByText('Za vaše iskanje ni zadetkov.')).toBeVisible();
    await expect(page.locator('details')).toHaveCount(0);
  }
  await page.getByRole('link', { name: 'Pošlji vprašanje upravniku' }).click();
  await expect(page).toHaveURL('/obrazci?obrazec=splosno_vprasanje');
  await page.goBack();
  await expect(page.getByLabel('Iskanje')).toHaveValue('.*');
});

test('a word in no question offers the documents of the building and the forms that contain it', {
  tag: '@long',
}, async ({ page }) => {
  await page.goto(path);
  const elsewhere = page.getByRole('region', { name: 'Drugje v portalu' });
  await page.getByLabel('Iskanje').fill('fasade ponudb');
  await expect(elsewhere.getByRole('listitem')).toHaveText([
    'Obnova fasade – zbrane ponudbeDokument upravnika',
  ]);
  await elsewhere.getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Obnova fasade – zbrane ponudbe',
  );
  await page.goBack();
  await page.getByLabel('Iskanje').fill('pooblastila zbor');
  await expect(elsewhere.getByRole('listitem')).toHaveText([
    'Pooblastilo za zbor lastnikovObrazec',
  ]);
});

test('the answer on persons leads to the form, filled in for the selected unit', {
  tag: '@long',
}, async ({ page }) => {
  await page.goto(`${path}#vprasanje-11`);
  await page.getByRole('link', { name: 'Prijavite spremembo' }).click();
  await expect(page.getByRole('form')).toBeVisible();
  await expect(page.getByText('Zdaj prijavljeno: 3 osebe, 1 pes.')).toBeVisible();
});

test('E17 a manager’s answer runs nothing while it is searched, and an empty list shows a message', {
  tag: '@long',
}, async ({ page }) => {
  const hostile = {
    id_vprasanja: 1,
    kategorija: '<img src=x onerror=alert(1)>',
    vprasanje: 'Geslo <script>alert(1)</script>',
    odgovor: '<p onclick="alert(1)">geslo <a href="javascript:alert(1)">gesla</a></p>',
    sopomenke: ['<b>vpis</b>'],
    vrstni_red: 1,
    posodobljeno: '0001-01-01',
  };
  await api(page, /\/faq$/, { body: [hostile] });
  await page.goto(path);
  await page.getByLabel('Iskanje').fill('gesl');
  await expect(page.locator('mark:visible')).toHaveText(['Geslo', 'geslo', 'gesla']);
  await expect(page.locator('main :is(img, script, [onclick], a[href^="javascript"])')).toHaveCount(
    0,
  );
  await expect(page.getByText('Posodobljeno')).toHaveCount(0);
  await page.unrouteAll();
  await api(page, /\/faq$/, { body: [] });
  await page.goto(path);
  await expect(page.getByText('Pogosta vprašanja še niso objavljena.')).toBeVisible();
});
