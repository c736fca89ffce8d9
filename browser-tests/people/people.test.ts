import { expect, type Page } from '@playwright/test';
import { api } from '../helpers/answers/faults';
import { holdRequests } from '../helpers/answers/hold';
import { test } from '../helpers/portal';
import { choose } from '../helpers/screens/select';
import { rok } from '../helpers/session/demo';
import { answerFrom, ownWorld } from '../helpers/session/own-world';

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });
const send = (page: Page) => page.getByRole('button', { name: 'Pošlji povabilo' });

async function fillInvitation(page: Page, email: string): Promise<void> {
  await field(page, 'Ime in priimek').fill('Eva Zupančič');
  await field(page, 'E-poštni naslov osebe').fill(email);
  await choose(page, 'Vloga', 'Solastnik');
}

test('Ana invites Eva, who accepts in another browser; when Ana ends the access, Eva is out within one poll', async ({
  page,
  context,
  baseURL,
  browser,
}) => {
  const backend = await ownWorld(context, baseURL);
  await page.goto('/ljudje');
  await expect(page.getByText('Marko Zupančič', { exact: true })).toBeVisible();
  await fillInvitation(page, 'eva.zupancic@example.si');
  await send(page).click();
  await expect(page.getByText('Povabilo je poslano.')).toBeVisible();
  await expect(page.getByText('Povabilo velja do 28.11.2026')).toBeVisible();

  const link = backend.mailbox.messages().at(-1)?.link ?? '';
  const evas = await browser.newContext({ baseURL: baseURL ?? '', locale: 'sl-SI' });
  await answerFrom(evas, backend);
  const eva = await evas.newPage();
  await eva.clock.install();
  await eva.goto(link);
  await expect(eva.getByText('Ana Zupančič vam omogoča dostop do svojih enot.')).toBeVisible();
  expect(eva.url()).not.toContain(link);
  await field(eva, 'Geslo').fill('Javorjeva12');
  await field(eva, 'Ponovite geslo').fill('Javorjeva12');
  await eva.getByRole('checkbox', { name: /pogoji uporabe/ }).check();
  await eva.getByRole('button', { name: 'Sprejmi povabilo' }).click();
  await expect(eva.getByRole('heading', { level: 1 })).toHaveText('Pozdravljeni, Eva!');
  await expect(eva.getByText('217.50')).not.toHaveCount(0);
  await expect(eva.getByRole('link', { name: 'Odločanje' })).toHaveCount(0);
  // A right that was not given: the page of the open items leads home.
  await eva.goto('/odprte-postavke');
  await expect(eva).toHaveURL(/\/$/);

  await page.reload();
  await page.getByRole('button', { name: /^Odvzemi dostop.*Eva/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Odvzemi dostop' }).click();
  await expect(page.getByText('Dostop je odvzet.')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Odvzemi dostop.*Eva/ })).toHaveCount(0);
  // The allowed pages are asked for every 15 s (R273).
  await eva.clock.runFor(16_000);
  await expect(eva).toHaveURL(/\/prijava$/);
  await expect(eva.getByText('217.50')).toHaveCount(0);
  await evas.close();
});

for (const [email, message] of [
  ['ana.zupancic@example.si', 'To je vaš naslov. Vpišite naslov druge osebe.'],
  ['jure.zupancic@example.si', 'Oseba s tem naslovom je že povabljena. Povabilo še velja.'],
  ['marko.zupancic@example.si', 'Oseba s tem naslovom že ima dostop.'],
] as const) {
  test(`an invitation to ${email} is refused at its field, and the typed values stay`, {
    tag: '@long',
  }, async ({ page, signIn }) => {
    await signIn();
    await page.goto('/ljudje');
    await fillInvitation(page, email);
    await send(page).click();
    await expect(field(page, 'E-poštni naslov osebe')).toBeFocused();
    await expect(page.getByRole('main').getByText(message).first()).toBeVisible();
    await expect(field(page, 'Ime in priimek')).toHaveValue('Eva Zupančič');
  });
}

test('an invitation without a network shows the reason, keeps the values and can be sent again', {
  tag: '@long',
}, async ({ page, context, baseURL }) => {
  const backend = await ownWorld(context, baseURL);
  await page.goto('/ljudje');
  await fillInvitation(page, 'eva.zupancic@example.si');
  await api(page, '/co_users/104217', { abort: true, times: 1 });
  await send(page).click();
  await expect(page.getByRole('main').getByRole('alert').first()).toBeVisible();
  await send(page).click();
  await expect(page.getByText('Povabilo je poslano.')).toBeVisible();
  expect(backend.mailbox.messages()).toHaveLength(1);
});

test('the last invitation takes the form away, and the heading has the focus', {
  tag: '@long',
}, async ({ page, context, baseURL }) => {
  const { db } = await ownWorld(context, baseURL);
  const where = { e_posta: { equals: 'marko.zupancic@example.si' } };
  const marko = db.coUser.findFirst({ where, strict: true });
  for (const number of [1, 2]) {
    const e_posta = `oseba${number}@example.si`;
    const odtis = `${marko.odtis}${number}`;
    db.coUser.create({ ...marko, id_souporabnika: 690 + number, user_id: 0, e_posta, odtis });
  }
  await page.goto('/ljudje');
  await fillInvitation(page, 'eva.zupancic@example.si');
  await send(page).press('Enter');
  await expect(page.getByText('Povabilo je poslano.')).toBeVisible();
  await expect(send(page)).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('a tenant has no page of people, and no link to it', { tag: '@long' }, async ({
  page,
  signIn,
}) => {
  await signIn(rok);
  await page.goto('/profil');
  await expect(page.getByRole('heading', { name: 'Sprememba gesla' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: 'Ljudje ob enoti' })).toHaveCount(
    0,
  );
  await page.goto('/ljudje');
  await expect(page).toHaveURL(/\/$/);
});

test('Ana reaches the people from the profile, and ends an access by keyboard at 320 px', {
  tag: '@long',
}, async ({ page, context, baseURL }) => {
  await ownWorld(context, baseURL);
  await page.setViewportSize({ width: 320, height: 700 });
  await page.goto('/profil');
  await page.getByRole('main').getByRole('link', { name: 'Ljudje ob enoti' }).click();
  const revoke = page.getByRole('button', { name: /^Odvzemi dostop.*Marko/ });
  await revoke.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('bo takoj brez dostopa');
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(revoke).toBeFocused();
  await page.keyboard.press('Enter');
  await dialog.getByRole('button', { name: 'Odvzemi dostop' }).focus();
  await page.keyboard.press('Enter');
  await expect(revoke).toHaveCount(0);
  await expect(page.getByText('Prejšnji dostopi in povabila: 3')).toBeVisible();
  await page.getByRole('button', { name: /^Prekliči povabilo.*Jure/ }).focus();
  await page.keyboard.press('Enter');
  await dialog.getByRole('button', { name: 'Prekliči povabilo' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Povabilo je preklicano.')).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});

test('an access that ends after its page was left takes no focus', { tag: '@long' }, async ({
  page,
  context,
  baseURL,
}) => {
  await ownWorld(context, baseURL);
  await page.goto('/profil');
  await page.getByRole('main').getByRole('link', { name: 'Ljudje ob enoti' }).click();
  await page.getByRole('button', { name: /^Odvzemi dostop.*Marko/ }).click();
  const release = await holdRequests(page, /co_users\/104217\/\d+$/);
  await page.getByRole('dialog').getByRole('button', { name: 'Odvzemi dostop' }).click();
  await page.goBack();
  const password = field(page, 'Trenutno geslo');
  await password.click();
  release();
  await expect(page.getByText('Dostop je odvzet.')).toBeVisible();
  await expect(password).toBeFocused();
});
