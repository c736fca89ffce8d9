/** A device whose clock is ahead: a new token of 5 minutes, or of 8 hours, is already expired there. */
import { expect, type Page } from '@playwright/test';
import { api } from '../helpers/answers/faults';
import { callsTo } from '../helpers/answers/requests';
import { test } from '../helpers/portal';
import { chooseManager, contexts, openHome } from '../helpers/screens/switcher';
import { ana } from '../helpers/session/demo';
import { expectLoggedOut } from '../helpers/session/logged-out';
import { jwt, logIn } from '../helpers/session/session';

const wrongTime = 'Videti je, da datum in ura na vaši napravi nista pravilna';
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const user = { id: 4821, firstname: 'Ana', lastname: 'Zupančič', email: ana.email };

/** A login whose token is valid for 5 minutes by the server's clock. */
const shortLogin = () => ({
  user_data: user,
  token_string: jwt(Math.floor(Date.now() / 1000) + 300),
});

const answerShortly = (page: Page) => api(page, '/login', { body: shortLogin() });

for (const [what, ahead, answer] of [
  ['10 minutes', 10 * MINUTE, answerShortly],
  ['a day', DAY, undefined],
] as const) {
  test(`login says that the clock is ${what} ahead, keeps the e-mail and sends one call per click`, {
    tag: '@long',
  }, async ({ page, flight }) => {
    await page.clock.install({ time: Date.now() + ahead });
    await answer?.(page);
    await logIn(page, ana);
    const alert = page.getByRole('alert').filter({ hasText: wrongTime });
    await expect(alert).toContainText('vklopite samodejni datum in uro');
    const email = page.getByLabel('E-poštni naslov');
    await expect(email).toHaveValue(ana.email);
    await page.getByLabel('Geslo', { exact: true }).fill(ana.password);
    await page.getByRole('button', { name: 'Prijava', exact: true }).click();
    await expect(alert).toBeVisible();
    await expect(email).toHaveValue(ana.email);
    await expectLoggedOut(page);
    const paths = callsTo(flight.record.requests).map(({ url }) => new URL(url).pathname);
    expect(paths).toEqual(['/api/auth/v1/login', '/api/auth/v1/login']);
    await expect(page.getByText('Seja je potekla')).toHaveCount(0);

    // The same page, once the clock is correct.
    await page.unrouteAll();
    await page.clock.setSystemTime(Date.now());
    await page.getByLabel('Geslo', { exact: true }).fill(ana.password);
    await page.getByRole('button', { name: 'Prijava', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pozdravljeni, Ana!');
  });
}

test('a clock that is a day behind does not prevent login', { tag: '@long' }, async ({ page }) => {
  await page.clock.install({ time: Date.now() - DAY });
  await logIn(page, ana);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pozdravljeni, Ana!');
});

test('staff whose clock is ahead get a message, and that they need another link', {
  tag: '@long',
}, async ({ page, flight }) => {
  await page.clock.install({ time: Date.now() + DAY });
  // A link of the server would end those that other tests use at the same time.
  await api(page, '/login_as_user', { body: { ...shortLogin(), acting_as: true } });
  await page.goto('/login-as-user/enkratna');
  const alert = page.getByRole('alert').filter({ hasText: wrongTime });
  await expect(alert).toContainText('Povezava je že uporabljena');
  await expect(page.getByRole('button', { name: 'Poskusi znova' })).toHaveCount(0);
  await page.getByRole('link', { name: 'Nazaj na prijavo' }).click();
  await expectLoggedOut(page);
  expect(callsTo(flight.record.requests)).toHaveLength(1);
});

test('a switch of manager with the clock ahead ends at login, which says why', {
  tag: '@long',
}, async ({ page, signIn }) => {
  await signIn();
  await openHome(page);
  const data = { user_data: user, token_string: jwt(Math.floor(Date.now() / 1000) - 1) };
  await api(page, /\/switch_manager\//, { body: { data } });
  await chooseManager(page, contexts.otherManager.manager);
  await expectLoggedOut(page);
  await expect(page.getByText(wrongTime)).toBeVisible();
  await expect(page.getByText('Seja je potekla')).toHaveCount(0);
});
