import { expect } from '@playwright/test';
import { api } from '../helpers/answers/faults';
import { holdRequests } from '../helpers/answers/hold';
import { callsTo } from '../helpers/answers/requests';
import { test } from '../helpers/portal';
import { ana, rok } from '../helpers/session/demo';
import { logIn, sendLogin } from '../helpers/session/session';

test('an unknown path opens the not-found page, which links to the portal', {
  tag: '@long',
}, async ({ page }) => {
  for (const path of ['/xyz', '/odprte-postavke/x', '/login-as-user', '/a/b/c']) {
    await page.goto(path);
    await expect(page).toHaveURL('/ni-najdeno');
  }
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Stran ni bila najdena');
  await page.getByRole('link', { name: 'Na prijavo' }).click();
  await expect(page).toHaveURL('/prijava');
});

test('the not-found page links a logged-in user to home', { tag: '@long' }, async ({
  page,
  signIn,
}) => {
  await signIn();
  await page.goto('/xyz');
  await page.getByRole('main').getByRole('link', { name: 'Na začetno stran' }).click();
  await expect(page).toHaveURL('/');
});

test('a visitor can see forms: the list and the PDFs, without a token; login leads back', async ({
  page,
  flight,
}) => {
  await page.goto('/obrazci');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Obrazci');
  await expect(page.getByRole('link', { name: 'Odprte postavke' })).toHaveCount(0);
  const main = page.getByRole('main');
  await expect(main.getByRole('button', { name: /^Prenesi PDF/ })).toHaveCount(5);
  await expect(main.getByRole('link', { name: /^Izpolni/ })).toHaveCount(0);
  await expect(main.getByText('Za oddajo obrazca se prijavite.')).toBeVisible();
  const calls = callsTo(flight.record.requests);
  expect(calls.map(({ url }) => new URL(url).pathname)).toEqual(['/api/portal-user/v2/forms']);
  expect(calls[0]?.headers.authorization).toBeUndefined();
  await main.getByRole('link', { name: 'Prijava', exact: true }).click();
  await expect(page).toHaveURL('/prijava');
  await sendLogin(page, ana);
  await expect(page).toHaveURL('/obrazci');
  await expect(main.getByRole('link', { name: /^Izpolni/ })).toHaveCount(10);
});

test('D09 a tenant’s menu has no page of owners and no empty group, and a deep link to one opens home', {
  tag: '@long',
}, async ({ page, signIn }) => {
  await signIn(rok);
  await page.goto('/dolzniki-rezervnega-sklada');
  await expect(page).toHaveURL('/');
  const menu = page.getByRole('navigation', { name: 'Glavni meni' });
  await expect(menu.getByRole('link', { name: 'Odprte postavke' })).toBeVisible();
  await expect(menu.getByRole('button', { name: 'Skladi' })).toHaveCount(0);
  await expect(menu.getByRole('link', { name: 'Zavarovalne pogodbe' })).toBeVisible();
});

test('D06 a tampered page list shows nothing before the server’s own list arrives', async ({
  page,
  signIn,
}) => {
  await signIn(rok);
  const release = await holdRequests(page, '**/allowed_pages');
  await page.addInitScript(() => localStorage.setItem('allowedPages', '[1,2,3,4,12,13]'));
  await page.goto('/dolzniki-rezervnega-sklada');
  await page.waitForTimeout(1_000);
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Skladi' })).toHaveCount(0);
  release();
  await expect(page).toHaveURL('/');
});

test('D01 a page that is withdrawn while it is open closes within 15 s, with its data', async ({
  page,
  signIn,
}) => {
  await page.clock.install();
  await signIn();
  await page.goto('/odprte-postavke');
  await expect(page.getByText('26090314').first()).toBeVisible();
  await api(page, '/allowed_pages', { status: 200, body: [7, 8] });
  await page.clock.runFor(15_000);
  await expect(page).toHaveURL('/');
  await expect(page.getByText('26090314')).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Odprte postavke' })).toHaveCount(0);
});

test('F04 a server that is unreachable at start shows a message, and one retry loads the portal', async ({
  page,
  signIn,
}) => {
  await signIn();
  await api(page, /\/api\//, { abort: true });
  await page.goto('/odprte-postavke');
  const failure = page.getByRole('main').getByRole('alert');
  await expect(failure).toContainText('Pri nalaganju podatkov je prišlo do napake');
  await expect(failure).toContainText('Preverite internetno povezavo.');
  await expect(page).toHaveURL('/odprte-postavke');
  await page.unroute(() => true);
  await page.unrouteAll();
  await failure.getByRole('button', { name: 'Poskusi znova' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Odprte postavke');
});

for (const [what, answer, reason] of [
  ['a 500', { status: 500, body: {} }, ''],
  ['a code of §8', { status: 400, body: { code: 2 } }, 'Uporabnik ni povezan z upravnikom'],
] as const) {
  test(`F04 a first list of allowed pages that fails with ${what} does not blame the connection`, {
    tag: '@long',
  }, async ({ page, signIn }) => {
    await signIn();
    await api(page, '/allowed_pages', answer);
    await page.goto('/odprte-postavke');
    const failure = page.getByRole('main').getByRole('alert');
    await expect(failure).toHaveText(
      `Pri nalaganju podatkov je prišlo do napake${reason}Poskusi znova`,
    );
  });
}

test('G06 the first seconds send each request once', { tag: '@long' }, async ({ page, flight }) => {
  await logIn(page, ana);
  await expect(page.getByText('286.84').first()).toBeVisible();
  await page.waitForTimeout(3_000);
  const asked = flight.record.requests
    .filter(({ url }) => url.includes('/api/'))
    .map(({ url }) => new URL(url))
    .map(({ pathname, search }) => `${pathname.split('/').slice(3).join('/')}${search}`);
  expect(asked.filter((each, index) => asked.indexOf(each) !== index)).toEqual([]);
  const paths = new Set(asked.map((each) => each.replace(/\?.*/, '')));
  expect([...paths].sort()).toEqual([
    'v1/due_list',
    'v1/e_manager/enota',
    'v1/login',
    'v1/user_managers',
    'v2/allowed_pages',
    'v2/building_events/0137',
    'v2/bulletin/0137',
    'v2/bulletin/unread_num/0137',
    'v2/contact_card',
    'v2/cost_specification/0137014',
    'v2/decisions/0137',
    'v2/has_user_tenants',
    'v2/notifications',
    'v2/notifications/unread_num',
    'v2/open_items',
    'v2/readings/0137014',
    'v2/regular_billing',
    'v2/reserve_fund/0137',
  ]);
});
