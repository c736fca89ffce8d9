import { expect } from '@playwright/test';
import { api } from '../helpers/answers/faults';
import { callsTo } from '../helpers/answers/requests';
import { test } from '../helpers/portal';
import { openSelect } from '../helpers/screens/select';
import { ana } from '../helpers/session/demo';
import { expectLoggedOut } from '../helpers/session/logged-out';
import { jwt, logIn, seedSession } from '../helpers/session/session';

const now = () => Math.floor(Date.now() / 1000);
const user = { id: 4821, firstname: 'Ana', lastname: 'Zupančič', email: ana.email };

test('A05 Slovenian letters in the token do no harm', { tag: '@long' }, async ({
  page,
  context,
  baseURL,
}) => {
  await seedSession(context, baseURL ?? '', {
    token: jwt(now() + 3600, { name: 'Žiga Šuštar ???>>>' }),
    user: { ...user, firstname: 'Žiga' },
  });
  for (const [path, body] of Object.entries({
    '/allowed_pages': [],
    '/enota': [],
    '/user_managers': [],
  })) {
    await api(page, path, { status: 200, body });
  }
  // The backend does not know this token; its 401 would end the session.
  await api(page, '/contact_card', { status: 503, body: {} });
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dobrodošli, Žiga!');
});

test('A06 a token that expires without user input ends the session within 15 s', async ({
  page,
  signIn,
}) => {
  await page.clock.install();
  await signIn();
  await page.goto('/odprte-postavke');
  await expect(page.getByText('286.84').first()).toBeVisible();
  await page.clock.setSystemTime(Date.now() + 8 * 3600 * 1000);
  await page.clock.runFor(15_000);
  await expectLoggedOut(page);
  await expect(page.getByText('Seja je potekla. Prosimo, prijavite se znova.')).toBeVisible();
  await expect(page.getByText('286.84')).toHaveCount(0);
});

test('A06 a token that expires while the server is unreachable ends the session too', {
  tag: '@long',
}, async ({ page, signIn }) => {
  await page.clock.install();
  await signIn();
  await page.goto('/odprte-postavke');
  await expect(page.getByText('286.84').first()).toBeVisible();
  await api(page, /\/api\//, { abort: true });
  await page.clock.setSystemTime(Date.now() + 8 * 3600 * 1000);
  await page.clock.runFor(15_000);
  await expectLoggedOut(page);
});

test('K7 a token that has just expired sends no more requests, and the session ends', async ({
  page,
  signIn,
}) => {
  await signIn();
  await page.goto('/odprte-postavke');
  await expect(page.getByText('286.84').first()).toBeVisible();
  const calls = await api(page, /\/api\//, {});
  await openSelect(page, 'Enota');
  // The first polls come soon after the page, with a token that is still good.
  await page.waitForLoadState('networkidle');
  const before = calls.length;
  // In one step: a check of the token between the two would end the session before the choice.
  await page
    .getByRole('option', { name: 'Vse enote', exact: true })
    .evaluate((option: HTMLElement) => {
      const ofDevice = Date.now;
      Date.now = () => ofDevice() + 8 * 3600 * 1000;
      option.click();
    });
  await expectLoggedOut(page);
  expect(calls.slice(before).map((call) => call.url())).toEqual([]);
});

for (const [what, days] of [
  ['30 days', 30],
  ['10 years', 3_650],
] as const) {
  test(`A08 a token of ${what} remains a session`, { tag: '@long' }, async ({
    page,
    context,
    baseURL,
  }) => {
    await seedSession(context, baseURL ?? '', { token: jwt(now() + days * 86_400), user });
    for (const path of ['/enota', '/user_managers', '/allowed_pages']) {
      await api(page, path, { status: 200, body: [] });
    }
    await api(page, '/contact_card', { status: 404, body: {} });
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dobrodošli, Ana!');
    await page.waitForTimeout(2_000);
    await expect(page).toHaveURL('/');
  });
}

for (const nth of [1, 2]) {
  test(
    `H02 a browser that refuses to store half of a login has no session and shows a message (write ${nth})`,
    nth === 1 ? {} : { tag: '@long' },
    async ({ page }) => {
      await page.addInitScript((refused) => {
        const { setItem } = Storage.prototype;
        let writes = 0;
        Storage.prototype.setItem = function (key, value) {
          if (key === 'JWT' || key === 'userData') writes += 1;
          if (writes === refused) throw new DOMException('full', 'QuotaExceededError');
          setItem.call(this, key, value);
        };
      }, nth);
      await logIn(page, ana);
      await expect(page.getByText('Brskalnik prijave ni dovolil shraniti.')).toBeVisible();
      await expectLoggedOut(page);
    },
  );
}

test('a stored token that cannot be sent in a header leads to login, and nothing is requested', {
  tag: '@long',
}, async ({ page, context, flight, baseURL }) => {
  const token = jwt(now() + 3600);
  await seedSession(context, baseURL ?? '', { token: `${token}\r`, user });
  await page.goto('/odprte-postavke');
  await expectLoggedOut(page);
  for (const broken of [`${token}\0x`, `${token}č`, `${token.slice(0, 9)}\n${token.slice(9)}`]) {
    await page.evaluate((value) => localStorage.setItem('JWT', value), broken);
    await page.goto('/odprte-postavke');
    await expectLoggedOut(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Prijava');
  }
  expect(callsTo(flight.record.requests)).toEqual([]);
});
