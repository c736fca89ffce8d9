import { expect, type Page } from '@playwright/test';
import { expectError } from './helpers/account';
import { callsOf, forgetCalls, installClock, pass, stopClock } from './helpers/clock';
import { ana, rok } from './helpers/demo';
import { api } from './helpers/faults';
import { ownWorld } from './helpers/own-world';
import { test } from './helpers/portal';

const own = (page: Page) => page.getByRole('form', { name: 'Osebni podatki' });
const firstname = (page: Page) => page.getByLabel('Ime', { exact: true });
const lastname = (page: Page) => page.getByLabel('Priimek');
const save = (page: Page) => page.getByRole('button', { name: 'Shrani' });
const path = '/v1/profile';

/** What the server says of Ana, for tests that must not change her for all others. */
const profile = {
  firstname: 'Ana',
  lastname: 'Zupančič',
  email: ana.email,
  selected_manager: 'zelenigaj',
  code_payer: '104217',
  upravniki: [{ full_title: 'Upravljanje Zeleni Gaj d.o.o.', code_payer: '104217' }],
  enote_stevilo: 3,
  zadnja_prijava: '2026-11-20T18:42:00+01:00',
};

/** The value beside a name in the description list. */
const fact = (page: Page, name: string) =>
  page.getByRole('term').filter({ hasText: name }).locator('+ dd');

async function openProfile(page: Page): Promise<void> {
  await page.goto('/profil');
  await expect(firstname(page)).toBeVisible();
}

/** Answers changes of the profile, and lets it be read as it is. */
async function answerChange(page: Page, answer: Parameters<typeof api>[2]) {
  const puts = await api(page, path, answer);
  await page.route('**/v1/profile', (route) =>
    route.request().method() === 'GET' ? route.continue() : route.fallback(),
  );
  return puts;
}

test('the account as the server knows it, to be read only but for the name', async ({
  page,
  context,
  baseURL,
}) => {
  await ownWorld(context, baseURL);
  await openProfile(page);
  await expect(firstname(page)).toHaveValue('Ana');
  await expect(lastname(page)).toHaveValue('Zupančič');
  await expect(fact(page, 'E-poštni naslov')).toHaveText('ana.zupancic@example.si');
  await expect(fact(page, 'Izbrani upravnik')).toHaveText('Upravljanje Zeleni Gaj d.o.o.');
  await expect(fact(page, 'Šifra plačnika')).toHaveText('104217');
  await expect(fact(page, 'Enote')).toHaveText('3 enote');
  await expect(fact(page, 'Zadnja prijava')).toHaveText('20.11.2026, 18:42');
  const linked = page.getByRole('region', { name: 'Povezani upravniki' });
  await expect(linked.getByRole('listitem')).toHaveText([
    'Upravljanje Zeleni Gaj d.o.o. · 104217',
    'Upravljanje Zeleni Gaj d.o.o. · 118903',
    'Stanovanjski servis Breza d.o.o. · 5530',
  ]);
  await expect(page.getByText('Za izbris uporabniškega računa pišite upravniku.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'obrazcem' })).toHaveAttribute('href', '/obrazci');
  await fact(page, 'Enote').getByRole('link').click();
  await expect(page).toHaveURL('/vase-enote');
  await page.goBack();
  await linked.getByRole('link', { name: 'Dodaj upravnika' }).click();
  await expect(page).toHaveURL('/dodaj-upravnika');
});

for (const [count, words] of [
  [0, '0 enot'],
  [1, '1 enota'],
  [2, '2 enoti'],
  [5, '5 enot'],
] as const) {
  test(`${words} without that page are no link; a placeholder date is /`, async ({
    page,
    signIn,
  }) => {
    await signIn();
    const zadnja_prijava = count === 0 ? null : '1899-12-30T00:00:00+01:00';
    await api(page, path, { body: { ...profile, enote_stevilo: count, zadnja_prijava } });
    await api(page, 'v2/allowed_pages', { body: [2] });
    await openProfile(page);
    await expect(fact(page, 'Enote')).toHaveText(words);
    await expect(fact(page, 'Enote').getByRole('link')).toHaveCount(0);
    await expect(fact(page, 'Zadnja prijava')).toHaveText('/');
  });
}

test('a new name is saved, without blanks around it, and the top bar and home greet it', async ({
  page,
  context,
  baseURL,
}) => {
  const { db } = await ownWorld(context, baseURL, rok);
  await openProfile(page);
  await firstname(page).fill('  Rok Ivan ');
  await save(page).click();
  await expect(page.getByRole('status').getByText('Podatki so uspešno shranjeni')).toBeVisible();
  await expect(firstname(page)).toHaveValue('Rok Ivan');
  const where = { email: { equals: rok.email } };
  expect(db.user.findFirst({ where })).toMatchObject({ firstname: 'Rok Ivan', lastname: 'Petek' });
  await page.getByRole('button', { name: 'Uporabniški meni' }).click();
  await expect(page.getByText('Rok Ivan Petek')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'Hiter pregled' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pozdravljeni, Rok Ivan!');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pozdravljeni, Rok Ivan!');
});

test('what is typed while the name is on its way stands', async ({ page, signIn }) => {
  await signIn();
  await openProfile(page);
  await answerChange(page, { body: { ...profile, firstname: 'Anica' }, delay: 1_000 });
  await firstname(page).fill('Anica');
  await save(page).click();
  await lastname(page).fill('Zupan');
  await expect(page.getByText('Podatki so uspešno shranjeni')).toBeVisible();
  await expect(lastname(page)).toHaveValue('Zupan');
});

test('a name that is missing or too long stands with its error, and no request goes out', async ({
  page,
  signIn,
}) => {
  await signIn();
  await openProfile(page);
  const puts = await answerChange(page, { body: profile });
  await firstname(page).fill('  ');
  await lastname(page).fill('Ž'.repeat(51));
  await save(page).click();
  await expectError(firstname(page), 'Polje Ime je obvezno');
  await expectError(lastname(page), 'Dolžina polja Priimek ne sme biti večja od 50 znakov');
  await expect(firstname(page)).toBeFocused();
  await expect(own(page).getByRole('region', { name: 'Popravite 2 napaki' })).toBeVisible();
  expect(puts).toEqual([]);
});

for (const [row, answer, message] of [
  ['F01 500', { status: 500, body: '' }, 'Pri shranjevanju je prišlo do napake'],
  ['F02 code 5', { status: 500, body: { code: 5 } }, 'Pri shranjevanju je prišlo do napake'],
  ['F02 code 1', { status: 422, body: { code: 1 } }, 'Prejeti so bili neveljavni podatki'],
  ['F08 no answer', { abort: true }, 'Povezave s strežnikom ni bilo mogoče vzpostaviti.'],
] as const) {
  test(`${row} to a new name is told of in its form; the name stands, and can be sent again`, async ({
    page,
    signIn,
  }) => {
    await signIn();
    await page.clock.install();
    await openProfile(page);
    const puts = await answerChange(page, answer);
    await firstname(page).fill('Anica');
    await save(page).click();
    await expect(own(page).getByRole('alert').filter({ hasText: message })).toBeFocused();
    await page.clock.runFor(60_000);
    expect(puts).toHaveLength(1);
    await expect(firstname(page)).toHaveValue('Anica');
    await answerChange(page, { body: { ...profile, firstname: 'Anica' } });
    await save(page).click();
    await expect(page.getByText('Podatki so uspešno shranjeni')).toBeVisible();
  });
}

test('F09 however often a name is sent, one request goes out', async ({ page, signIn }) => {
  await signIn();
  await openProfile(page);
  const puts = await answerChange(page, { body: profile, delay: 2_000 });
  await save(page).dblclick();
  await firstname(page).press('Enter');
  await expect(save(page)).toHaveAttribute('aria-busy', 'true');
  await expect(page.getByText('Podatki so uspešno shranjeni')).toBeVisible();
  expect(puts).toHaveLength(1);
});

test('D02 what is typed by halves outlasts two minutes of polls, with the focus', async ({
  page,
  context,
  signIn,
}) => {
  await signIn();
  await installClock(context);
  await openProfile(page);
  await firstname(page).fill('An');
  await page.getByLabel('Trenutno geslo').fill('Javor');
  await stopClock(page);
  await forgetCalls(page);
  await pass(page, 120);
  expect((await callsOf(page)).length).toBeGreaterThan(8);
  await expect(firstname(page)).toHaveValue('An');
  await expect(page.getByLabel('Trenutno geslo')).toHaveValue('Javor');
  await expect(page.getByLabel('Trenutno geslo')).toBeFocused();
});

test('a profile that fails to load can be asked for again; password and logout are there', async ({
  page,
  signIn,
}) => {
  await signIn();
  await api(page, path, { status: 400, body: {}, times: 1 });
  await page.goto('/profil');
  const failed = page.getByRole('main').getByRole('alert');
  await expect(failed).toContainText('Pri nalaganju podatkov je prišlo do napake');
  await page.getByLabel('Trenutno geslo').fill('Javor');
  await failed.getByRole('button', { name: 'Poskusi znova' }).click();
  await expect(firstname(page)).toHaveValue('Ana');
  await expect(page.getByLabel('Trenutno geslo')).toHaveValue('Javor');
});

test('Odjava ends the session', async ({ page, context, baseURL }) => {
  await ownWorld(context, baseURL);
  await openProfile(page);
  await page.getByRole('main').getByRole('button', { name: 'Odjava' }).click();
  await expect(page).toHaveURL('/prijava');
  expect(await page.evaluate(() => localStorage.getItem('JWT'))).toBeNull();
});
