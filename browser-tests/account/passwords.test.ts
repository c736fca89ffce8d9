import { expect, type Page } from '@playwright/test';
import { api } from '../helpers/answers/faults';
import { expectNoAxeViolations } from '../helpers/look/axe';
import { test } from '../helpers/portal';
import { field, passBotCheck } from '../helpers/screens/registration';
import { ana } from '../helpers/session/demo';
import { expectLoggedOut } from '../helpers/session/logged-out';

const TOKEN = '3nKfP0hYq2VbT7cW5xZr8sLmA1dE4gJ6uN9oQpRtSwI';
const sent = 'Če je e-poštni naslov registriran, smo nanj poslali povezavo za ponastavitev gesla.';

async function askForLink(page: Page, email: string): Promise<void> {
  await page.goto('/pozabljeno-geslo');
  await field(page, 'E-poštni naslov').fill(email);
  await passBotCheck(page);
  await page.getByRole('button', { name: 'Pošlji povezavo' }).click();
}

async function setPassword(page: Page, password: string): Promise<void> {
  await field(page, 'Novo geslo').fill(password);
  await field(page, 'Ponovite novo geslo').fill(password);
  await page.getByRole('button', { name: 'Shrani novo geslo' }).click();
}

const failure = (page: Page) => page.getByRole('main').getByRole('alert');

test('a forgotten password gets the same answer for any e-mail, and the answer has the focus', {
  tag: '@long',
}, async ({ page }) => {
  await askForLink(page, `nihce.${Date.now()}@example.si`);
  await expect(page.getByText(sent)).toBeVisible();
  const focused = await page.evaluate(() => document.activeElement?.textContent);
  expect(focused).toContain(sent);
  await expectNoAxeViolations(page);
  await page.getByRole('link', { name: 'Nazaj na prijavo' }).click();
  await expect(page).toHaveURL('/prijava');
});

test('F02, F08, A24 a failed request for a link shows the reason, keeps the e-mail and sends nothing again', {
  tag: '@long',
}, async ({ page }) => {
  for (const [answer, message] of [
    [{ status: 500, body: { code: 5 } }, 'Pri pošiljanju je prišlo do napake'],
    [{ status: 429, headers: { 'retry-after': '1' }, body: {} }, /^Preveč poskusov/],
    [{ abort: true }, /^Povezave s strežnikom/],
  ] as const) {
    const posts = await api(page, '/forgotten_password', answer);
    await askForLink(page, ana.email);
    await expect(failure(page)).toHaveText(message);
    await expect(failure(page)).toBeFocused();
    await expect(field(page, 'E-poštni naslov')).toHaveValue(ana.email);
    expect(posts).toHaveLength(1);
    await page.unrouteAll();
  }
});

test('F16 a bot check that the server refuses is shown at its field', { tag: '@long' }, async ({
  page,
}) => {
  await api(page, '/forgotten_password', { status: 422, body: { error: 'Invalid captcha' } });
  await askForLink(page, ana.email);
  await expect(field(page, 'Nisem robot')).toHaveAccessibleDescription('Neveljavna captcha');
  await expect(page.getByText('Nova naloga je rešena. Pošljite znova.')).toBeVisible();
});

test('an e-mail that the server refuses is shown at its field', { tag: '@long' }, async ({
  page,
}) => {
  const napake = [{ polje: 'email', razlog: 'neustrezno', meja: null }];
  const body = { code: 1, error: 'Invalid data received', napake };
  await api(page, '/forgotten_password', { status: 422, body });
  await askForLink(page, ana.email);
  await expect(field(page, 'E-poštni naslov')).toBeFocused();
  await expect(field(page, 'E-poštni naslov')).toHaveAttribute('aria-invalid', 'true');
});

test('E03 a used, expired or invented link shows a message and leads to a new one', {
  tag: '@long',
}, async ({ page, flight }) => {
  flight.guardToken(TOKEN);
  await page.goto(`/pozabljeno-geslo/${TOKEN}`);
  await setPassword(page, 'Javorjeva13');
  await expect(failure(page)).toContainText('Zahteva za pozabljeno geslo je potekla');
  await expect(field(page, 'Novo geslo')).toHaveCount(0);
  expect(await page.evaluate(() => JSON.stringify(history.state))).not.toContain(TOKEN);
  await page.reload();
  await expect(failure(page)).toContainText('Zahteva za pozabljeno geslo je potekla');
  await expectNoAxeViolations(page);
  await page.getByRole('link', { name: 'Zahtevaj novo povezavo' }).click();
  await expect(page).toHaveURL('/pozabljeno-geslo');
});

test('E04 the token survives a reload and a refusal, is sent in the body only, and is deleted once used', async ({
  page,
  flight,
}) => {
  flight.guardToken(TOKEN);
  await page.goto(`/pozabljeno-geslo/${TOKEN}`);
  await page.reload();
  const refused = await api(page, '/reset_password', { status: 500, body: '', times: 1 });
  await setPassword(page, 'Javorjeva13');
  await expect(failure(page)).toHaveText('Pri ponastavitvi gesla je prišlo do napake');
  await expect(field(page, 'Novo geslo')).toHaveValue('');
  const accepted = await api(page, '/reset_password', { status: 204 });
  await setPassword(page, 'Javorjeva13');
  await expectLoggedOut(page);
  await expect(
    page.getByText('Geslo je uspešno spremenjeno. Prijavite se z novim geslom.'),
  ).toBeVisible();
  for (const posts of [refused, accepted]) {
    expect(posts.map((post) => post.postDataJSON())).toEqual([
      { token: TOKEN, password: 'Javorjeva13' },
    ]);
  }
  const kept = await page.evaluate(() =>
    JSON.stringify([{ ...localStorage }, { ...sessionStorage }, history.state, document.title]),
  );
  expect(kept).not.toContain(TOKEN);
  await page.goBack();
  expect(await page.evaluate(() => JSON.stringify(history.state))).not.toContain(TOKEN);
});

test('a new password ends the open session without a call that could only fail', {
  tag: '@long',
}, async ({ page, signIn }) => {
  await signIn();
  await page.goto(`/pozabljeno-geslo/${TOKEN}`);
  await api(page, '/reset_password', { status: 204 });
  const logouts = await api(page, '/logout', { status: 401, body: {} });
  await setPassword(page, 'Javorjeva13');
  await expectLoggedOut(page);
  await expect(page.getByText('Prijavite se z novim geslom.')).toBeVisible();
  expect(logouts).toEqual([]);
});

test('a repetition that differs and a weak password are reported before anything is sent', {
  tag: '@long',
}, async ({ page }) => {
  const posts = await api(page, '/reset_password', { status: 204 });
  await page.goto(`/pozabljeno-geslo/${TOKEN}`);
  await field(page, 'Novo geslo').fill('javorjeva');
  await field(page, 'Ponovite novo geslo').fill('javor');
  await page.getByRole('button', { name: 'Shrani novo geslo' }).click();
  await expect(field(page, 'Novo geslo')).toHaveAccessibleDescription(
    /Polje Novo geslo mora vsebovati vsaj eno veliko črko\.$/,
  );
  await expect(field(page, 'Ponovite novo geslo')).toHaveAccessibleDescription(
    'Polje Ponovite novo geslo se ne ujema',
  );
  await expect(field(page, 'Novo geslo')).toHaveAttribute('autocomplete', 'new-password');
  expect(posts).toEqual([]);
});
