/** What the steps of a handover refuse: each has a sentence at its field, and nothing that was typed is lost (`pages.md` P36). */
import { expect, type Page } from '@playwright/test';
import { api } from '../helpers/answers/faults';
import { holdRequests } from '../helpers/answers/hold';
import { test } from '../helpers/portal';
import { choose } from '../helpers/screens/select';
import { rok } from '../helpers/session/demo';
import { answerFrom, ownWorld } from '../helpers/session/own-world';

const DRAFT = '/primopredaja?predaja=702&korak=';
/** A field by its label; an optional one has a note behind it. */
const field = (page: Page, label: string) =>
  page.getByLabel(new RegExp(`^${label}( \\(|$)`)).and(page.locator('input'));
const goOn = (page: Page) => page.getByRole('button', { name: 'Shrani in naprej' }).click();
const tag = '@long';

for (const [step, label, typed, message, kept] of [
  [
    'vrsta',
    'Datum predaje',
    '30.10.2026',
    'Datum v polju Datum predaje ne sme biti pred 31.10.2026',
    undefined,
  ],
  [
    'vrsta',
    'Datum predaje',
    '22.11.2027',
    'Datum v polju Datum predaje ne sme biti po 21.11.2027',
    undefined,
  ],
  [
    'vrsta',
    'Datum predaje',
    '31.11.2026',
    'Datuma v polju Datum predaje ni v koledarju',
    undefined,
  ],
  ['prevzemnik', 'Davčna številka', '59023342', 'Davčna številka ni veljavna.', 'Kraj'],
  ['prevzemnik', 'Poštna številka', '19', 'Poštna številka ni veljavna.', 'Kraj'],
  ['prevzemnik', 'Hišna številka', 'brez', 'Hišna številka se začne s števko.', 'Kraj'],
  ['prevzemnik', 'E-poštni naslov prevzemnika', 'jure@', 'mora biti ustrezen e-naslov', 'Kraj'],
] as const) {
  test(`${label} ${typed} is refused at its field`, { tag }, async ({ page, context, baseURL }) => {
    const backend = await ownWorld(context, baseURL);
    await page.goto(DRAFT + step);
    if (kept) await field(page, kept).fill('Zgornji Gaj');
    await field(page, label).fill(typed);
    await goOn(page);
    await expect(page.getByText(message).first()).toBeVisible();
    await expect(field(page, label)).toHaveAttribute('aria-invalid', 'true');
    await expect(field(page, label)).toHaveValue(typed);
    if (kept) await expect(field(page, kept)).toHaveValue('Zgornji Gaj');
    const row = backend.db.handover.findFirst({ where: { id_predaje: { equals: 702 } } });
    expect(row?.razlicica).toBe(3);
  });
}

test('an address that only the server refuses has the error at its field', { tag }, async ({
  page,
  signIn,
}) => {
  await signIn();
  await page.goto(`${DRAFT}prevzemnik`);
  const napake = [{ polje: 'prevzemnik', razlog: 'neustrezno', meja: null }];
  const body = { code: 1, error: 'Invalid data received', napake };
  await api(page, '/handover_case/702', { status: 422, body });
  await goOn(page);
  await expect(field(page, 'E-poštni naslov prevzemnika')).toBeFocused();
  await expect(field(page, 'E-poštni naslov prevzemnika')).toHaveAttribute('aria-invalid', 'true');
});

test('an inheritance needs the decision of the court; a picture is no document of it', {
  tag,
}, async ({ page, context, baseURL }) => {
  await ownWorld(context, baseURL);
  await page.goto(`${DRAFT}vrsta`);
  await choose(page, 'Vrsta primopredaje', 'Dedovanje');
  await goOn(page);
  await page.goto(`${DRAFT}dokumenti`);
  await goOn(page);
  await expect(page.getByText('Polje Sklep o dedovanju je obvezno').first()).toBeVisible();
  const png = { name: 'sklep.png', mimeType: 'image/png', buffer: Buffer.from('\x89PNG\r\n') };
  await field(page, 'Sklep o dedovanju').setInputFiles(png);
  await goOn(page);
  await expect(page.getByText(/PDF/).first()).toBeVisible();
  await expect(page.getByText('darilna_pogodba.pdf (Pogodba)')).toBeVisible();
  await page.goto(`${DRAFT}pregled`);
  await page.getByRole('button', { name: 'Dopolnite: sklep o dedovanju v PDF' }).click();
  await expect(field(page, 'Sklep o dedovanju')).toBeVisible();
});

test('two buyers: a draft that another window has begun is named at the unit, and the choice stays', {
  tag,
}, async ({ page, context, baseURL }) => {
  const backend = await ownWorld(context, baseURL);
  await page.goto('/primopredaja');
  await choose(page, 'Enota', 'Javorjeva ulica 12, garaža - 2');
  await choose(page, 'Vrsta primopredaje', 'Prodaja');
  const begun = backend.db.handover.findFirst({
    where: { id_predaje: { equals: 705 } },
    strict: true,
  });
  backend.db.handover.create({
    ...begun,
    id_predaje: 790,
    inventarna_stevilka: '0137G22',
    vrsta: 'darilo',
  });
  await page.getByRole('button', { name: 'Začni', exact: true }).click();
  const main = page.getByRole('main');
  await expect(main.getByText('Za to enoto primopredaja že teče.').first()).toBeVisible();
  await expect(main.getByRole('combobox', { name: 'Vrsta primopredaje' })).toContainText('Prodaja');
  await expect(main.getByText('Javorjeva ulica 12, garaža - 2').first()).toBeVisible();
});

test('a unit whose sale is confirmed is not offered again', { tag }, async ({
  page,
  context,
  baseURL,
}) => {
  const { db } = await ownWorld(context, baseURL);
  const signed = {
    stanje: 'potrjeno',
    predajnik_ob: '2026-11-20T10:00:00+01:00',
    prevzemnik_ob: '2026-11-20T11:00:00+01:00',
  } as const;
  db.handover.update({ where: { id_predaje: { equals: 702 } }, data: signed });
  await page.goto('/primopredaja');
  await page.getByRole('combobox', { name: 'Enota', exact: true }).click();
  await expect(page.getByRole('option', { name: /garaža - 2/ })).toHaveCount(1);
  await expect(page.getByRole('option', { name: /\(14\)/ })).toHaveCount(0);
});

test('a buyer who has a login gives its password: a wrong one is refused at its field, then the unit is in the account', {
  tag,
}, async ({ page, context, baseURL, browser }) => {
  const backend = await ownWorld(context, baseURL);
  const { db } = backend;
  const where = { id_predaje: { equals: 702 } };
  const row = db.handover.findFirst({ where, strict: true });
  const taker = { ...JSON.parse(row.prevzemnik), ime: 'Rok Petek', e_posta: rok.email };
  db.handover.update({ where, data: { prevzemnik: JSON.stringify(taker) } });
  await page.goto(`${DRAFT}pregled`);
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Podpiši in pošlji prevzemniku' }).click();
  await expect(page.getByText('Čaka prevzemnika')).toBeVisible();

  const roks = await browser.newContext({ baseURL: baseURL ?? '', locale: 'sl-SI' });
  await answerFrom(roks, backend);
  const offer = await roks.newPage();
  await offer.goto(backend.mailbox.messages().at(-1)?.link ?? '');
  await offer.getByRole('radio', { name: 'Potrjujem podatke' }).check();
  const password = field(offer, 'Geslo vašega uporabniškega računa');
  await password.fill('Napacno1');
  await offer.getByRole('button', { name: 'Pošlji odgovor' }).click();
  await expect(offer.getByText('Geslo ni pravilno.').first()).toBeVisible();
  await expect(password).toBeFocused();
  await expect(offer.getByRole('radio', { name: 'Potrjujem podatke' })).toBeChecked();
  await password.fill(rok.password);
  await offer.getByRole('button', { name: 'Pošlji odgovor' }).click();
  await expect(offer.getByText('Stanje vidite v svojem uporabniškem računu')).toBeVisible();
  expect(db.handover.findFirst({ where })).toMatchObject({ stanje: 'oddano', taker_id: 4822 });
  await roks.close();
});

test('a user who has opened another page while a step is sent stays there', {
  tag,
}, async ({ page, context, baseURL }) => {
  await ownWorld(context, baseURL);
  await page.goto(`${DRAFT}vrsta`);
  await expect(field(page, 'Datum predaje')).toHaveValue(/\d/);
  const release = await holdRequests(page, /handover_case\/702$/);
  const kept = page.waitForResponse(/handover_case\/702$/);
  await goOn(page);
  await page.getByRole('link', { name: 'Vse primopredaje' }).click();
  await expect(page).toHaveURL('/primopredaja');
  release();
  await (await kept).finished();
  await expect(page.getByText('Shranjeno.')).toBeVisible();
  await expect(page).toHaveURL('/primopredaja');
});

test('F10 a link that was not sent is said on the page that is open then', { tag }, async ({
  page,
  context,
  baseURL,
}) => {
  await ownWorld(context, baseURL);
  await page.goto(`${DRAFT}pregled`);
  await page.getByRole('checkbox', { name: /^Podatki so resnični/ }).check();
  await page.getByRole('button', { name: 'Podpiši in pošlji prevzemniku' }).click();
  const resend = page.getByRole('button', { name: 'Pošlji povezavo še enkrat' });
  await expect(resend).toBeVisible();
  await api(page, '/handover_case/702/state', { abort: true });
  const release = await holdRequests(page, /handover_case\/702\/state$/);
  await resend.click();
  await page.getByRole('link', { name: 'Vse primopredaje' }).click();
  await expect(page).toHaveURL('/primopredaja');
  release();
  await expect(page.getByText('Povezava ni bila poslana')).toBeVisible();
});
