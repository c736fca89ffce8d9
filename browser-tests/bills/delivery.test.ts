/** E-invoice and direct debit (`pages.md` P37): a mandate from draft to end, what it does to bills, and what is refused. */
import { expect, type Page } from '@playwright/test';
import { mandateOf } from '../../mocks/billing/mandate/delivery-answer';
import { confirm } from '../../mocks/billing/mandate/mandate-life';
import { api } from '../helpers/answers/faults';
import { test } from '../helpers/portal';
import { marko } from '../helpers/session/demo';
import { ownWorld } from '../helpers/session/own-world';

const PATH = '/e-racun-in-direktna-obremenitev';
const IBAN = 'SI56 9999 9007 0012 374';
const flat14 = 'zelenigaj/104217';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const invoice = (page: Page) => page.getByRole('region', { name: 'E-račun', exact: true });
/** The part that has taken the focus. */
const focused = (page: Page) => page.locator('.focus-here:focus');
const debit = (page: Page) => page.getByRole('region', { name: 'Direktna obremenitev SEPA' });

test('P37 E32 a mandate by keyboard at 320 px: a wrong account is named in place, a failure loses nothing, bills lose their code and get it back', async ({
  page,
  context,
  baseURL,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  const { db } = await ownWorld(context, baseURL);
  await page.goto('/obvescanje');
  await page.getByRole('link', { name: 'E-račun in direktna obremenitev' }).click();
  await expect(invoice(page)).toContainText('Velja od 01.03.2024 v banki Hranilnica Gaj.');
  await expect(invoice(page)).toContainText('ne dobite več po pošti');
  await expect(debit(page)).toContainText('Obračune z rokom plačila od 01.10.2026 plačujete sami.');
  await button(page, 'Pripravi pooblastilo').press('Enter');
  const iban = page.getByLabel('IBAN');
  await iban.fill('SI56 9999 9007 0012 375');
  await iban.press('Enter');
  await expect(page.getByText('IBAN ni pravilen.').first()).toBeVisible();
  await expect(iban).toBeFocused();
  await iban.fill(IBAN);
  await page.getByLabel('Imetnik računa').fill('Ana Zupančič Kos');
  await api(page, '/v2/mandate/104217', { abort: true, times: 1 });
  await button(page, 'Shrani osnutek').press('Enter');
  await expect(debit(page).getByRole('alert')).toBeVisible();
  await expect(iban).toHaveValue(IBAN);
  await button(page, 'Shrani osnutek').press('Enter');
  await expect(debit(page)).toContainText('SI56 … 2374');
  await expect(focused(page)).toContainText('SI56 … 2374');
  for (const _ of ['first', 'again']) {
    await button(page, 'Popravi podatke').press('Enter');
    await expect(iban).toBeVisible();
    await expect(focused(page).getByLabel('IBAN')).toBeVisible();
    await button(page, 'Prekliči').press('Enter');
    await expect(iban).toHaveCount(0);
    await expect(focused(page)).toContainText('SI56 … 2374');
  }
  await page.reload();
  await expect(debit(page)).toContainText('Ana Zupančič Kos');

  const kept = await page.evaluate(() =>
    JSON.stringify([{ ...localStorage }, { ...sessionStorage }]),
  );
  expect(`${kept} ${page.url()}`).not.toContain('7001');
  await button(page, 'Oddaj v podpis').press('Enter');
  await expect(page.getByText('Polje Izjava je obvezno').first()).toBeVisible();
  await page.getByRole('checkbox', { name: /^Podatki so pravilni/ }).press('Space');
  await button(page, 'Oddaj v podpis').press('Enter');
  await expect(debit(page)).toContainText('Kako podpišete');
  await expect(page.getByRole('button', { name: /^Prenesi pooblastilo \(PDF\)/ })).toBeVisible();
  const wide = await page.evaluate(() => document.body.scrollWidth > window.innerWidth);
  expect(wide).toBe(false);

  const row = mandateOf(db, flat14);
  if (!row) throw new Error('there is a mandate');
  confirm(db, row, '2026-11-21T12:01:00+01:00');
  await page.reload();
  await expect(debit(page)).toContainText('Obračuni z rokom plačila od 28.11.2026');
  await expect(page.locator('.answer')).toHaveText(
    'Obračune prejemate kot e-račun v svojo banko, tiste z rokom plačila od 28.11.2026 plača vaša banka.',
  );
  await page.goto('/odprte-postavke');
  await expect(page.getByText('direktno obremenitvijo 30.11.2026').first()).toBeVisible();
  const lead = await page.locator('.answer__amount').innerText();
  await page.goto('/');
  const toPay = page.getByRole('region', { name: 'Za plačilo' });
  await expect(toPay).toContainText('direktno obremenitvijo 30.11.2026');
  await expect(toPay.locator('.home__amount')).toContainText(lead.trim().split(/\s/)[0] ?? '');

  await page.goto(PATH);
  await button(page, 'Ukini direktno obremenitev').press('Enter');
  const question = page.getByRole('dialog');
  await expect(question).toContainText('Nobena obremenitev se še ni začela.');
  await question.getByRole('button', { name: 'Ukini direktno obremenitev' }).press('Enter');
  await expect(debit(page)).toContainText('od 28.11.2026 plačujete sami');
  await page.goto('/odprte-postavke');
  await expect(page.getByText('286.84').first()).toBeVisible();
  await expect(page.getByText('direktno obremenitvijo')).toHaveCount(0);
});

test("P37 the manager's own account is refused at its field, another window's change in the form", {
  tag: '@long',
}, async ({ page, context, baseURL }) => {
  await ownWorld(context, baseURL);
  await page.goto(PATH);
  await button(page, 'Pripravi pooblastilo').click();
  const iban = page.getByLabel('IBAN');
  await iban.fill('SI56 9999 9001 0400 151');
  await button(page, 'Shrani osnutek').click();
  await expect(page.getByText('To je račun upravnika.').first()).toBeVisible();
  await expect(iban).toBeFocused();
  await iban.fill(IBAN);
  const other = await context.newPage();
  await other.goto(PATH);
  await button(other, 'Pripravi pooblastilo').click();
  await other.getByLabel('IBAN').fill('DE89 3704 0044 0532 0130 00');
  await button(other, 'Shrani osnutek').click();
  await expect(debit(other)).toContainText('DE89 … 3000');
  await button(page, 'Shrani osnutek').click();
  await expect(page.getByText('spremenjeno v drugem oknu').first()).toBeVisible();
  await expect(iban).toHaveValue(IBAN);
  await button(page, 'Shrani osnutek').click();
  await expect(debit(page)).toContainText('SI56 … 2374');
});

test('P37 a draft that another window has changed is read again before the signature', {
  tag: '@long',
}, async ({ page, context, baseURL }) => {
  const { db } = await ownWorld(context, baseURL);
  const where = { id_pooblastila: { equals: 801 } };
  const dates = { veljavno_od: null, placujete_sami_od: null, zadnja_obremenitev: null };
  const draft = { ...dates, stanje: 'osnutek', razlog: null } as const;
  const { razlicica } = db.mandate.update({ where, data: draft, strict: true });
  await page.clock.install();
  await page.goto(PATH);
  const agree = page.getByRole('checkbox', { name: /^Podatki so pravilni/ });
  await agree.check();
  await page.clock.runFor(61_000);
  await expect(agree).toBeChecked();
  db.mandate.update({ where, data: { razlicica: razlicica + 1, imetnik: 'Rok Zupančič' } });
  await page.clock.runFor(61_000);
  await expect(debit(page)).toContainText('Rok Zupančič');
  await expect(agree).not.toBeChecked();
  await expect(debit(page)).toContainText('spremenjeno v drugem oknu');
});

test('P37 the bank steps name the payer code; a manager without direct debits has a way to ask', {
  tag: '@long',
}, async ({ page, context, baseURL }) => {
  const { db } = await ownWorld(context, baseURL);
  const where = { payer: { equals: flat14 } };
  const none = { e_stanje: 'ni', banka: null, velja_od: null, nacin_prejema: 'posta' } as const;
  db.delivery.update({ where, data: none });
  db.creditor.delete({ where: { manager: { equals: 'zelenigaj' } } });
  await page.goto(PATH);
  await expect(page.getByText('Obračune prejemate po pošti, plačujete jih sami.')).toBeVisible();
  const steps = invoice(page).getByRole('list', { name: 'Kje naročite e-račun' });
  await expect(steps.getByRole('listitem')).toHaveCount(4);
  await expect(steps).toContainText('104217');
  await expect(debit(page)).toContainText('direktne obremenitve ne ponuja');
  await expect(button(page, 'Pripravi pooblastilo')).toHaveCount(0);
  await expect(
    debit(page)
      .getByRole('link', { name: /upravnik/i })
      .first(),
  ).toBeVisible();
});

test.describe('what was typed for an account', { tag: '@long' }, () => {
  for (const [typed, said] of [
    ['9999 9007 0012 374', 'IBAN se začne z oznako države'],
    ['US50 1234 5678 901', 'v državi območja SEPA'],
    ['SI56 9999 9007 0012 37', 'Slovenski jih ima 19'],
  ] as const) {
    test(`P37 ${typed} is named in place`, async ({ page, signIn }) => {
      await signIn();
      await page.goto(PATH);
      await button(page, 'Pripravi pooblastilo').click();
      await page.getByLabel('IBAN').fill(typed);
      await button(page, 'Shrani osnutek').click();
      await expect(page.getByText(said).first()).toBeVisible();
      await expect(page.getByLabel('IBAN')).toHaveValue(typed);
    });
  }
});

test('P37 a mandate that waits is taken back with its data; an invited person gets a sentence', {
  tag: '@long',
}, async ({ page, context, baseURL, browser }) => {
  const { db } = await ownWorld(context, baseURL);
  const where = { id_pooblastila: { equals: 801 } };
  const data = { veljavno_od: null, placujete_sami_od: null, zadnja_obremenitev: null };
  db.mandate.update({ where, data: { ...data, stanje: 'v_podpisu', razlog: null } });
  await page.goto(PATH);
  await button(page, 'Vrni v osnutek').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Vrni v osnutek' }).click();
  await expect(debit(page)).toContainText('ZE-104217-02');
  await expect(debit(page)).toContainText('SI56 … 2374');
  const others = await browser.newContext();
  await ownWorld(others, baseURL, marko);
  const his = await others.newPage();
  await his.goto(`${baseURL}${PATH}`);
  await expect(his.getByText('ureja samo plačnik')).toBeVisible();
  await others.close();
});
