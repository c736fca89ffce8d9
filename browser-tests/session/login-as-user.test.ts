import { expect, type Page } from '@playwright/test';
import { api } from '../helpers/answers/faults';
import { callsTo } from '../helpers/answers/requests';
import { expectNoAxeViolations } from '../helpers/look/axe';
import { test } from '../helpers/portal';
import { expectLoggedOut } from '../helpers/session/logged-out';
import { actingLink, addressesWith, tokenIn } from './acting';
import { expectActingAsRok, expectRefused, rok } from './login-as-user';

const names = (paths: readonly string[]) => paths.map((path) => path.replace(/^.*\//, ''));

const refused: Record<string, (page: Page, link: string, newer: () => Promise<string>) => unknown> =
  {
    'that does not exist': (page) => page.goto('/login-as-user/neznan'),
    'of 10 kB': (page) => page.goto(`/login-as-user/${'x'.repeat(10_240)}`),
    'that cannot be decoded': (page) => page.goto('/login-as-user/%E0%A4%A'),
    // The server answers an expired link in the same way (contract-tests/account/acting.test.ts).
    'that a newer link has replaced': async (page, link, newer) => {
      await newer();
      await page.goto(link);
    },
    'that was used before': async (page, link) => {
      await page.goto(link);
      await expectActingAsRok(page);
      await page.goto(link);
    },
    'whose address is opened again': (page) => page.goto('/login-as-user/povezava'),
    'whose answer has no session': async (page, link) => {
      await api(page, '/login_as_user', { status: 200, body: { user_data: {}, acting_as: true } });
      await page.goto(link);
    },
  };

// A new link for Rok ends the previous one: one test at a time, and all of them in this file.
test.describe.configure({ mode: 'default' });

test('E01 the token of the link is in the body of its exchange, and nowhere else', async ({
  page,
  flight,
  request,
}) => {
  const link = await actingLink(request, rok);
  const token = tokenIn(link);
  flight.guardToken(token);
  const bodies: string[] = [];
  page.on('request', (sent) => {
    if (sent.postData()?.includes(token)) bodies.push(`${sent.method()} ${sent.url()}`);
  });
  await page.goto('/ni-najdeno');
  await page.goto(link);
  await expectActingAsRok(page);

  expect(names(bodies)).toEqual(['login_as_user']);
  const loads = flight.record.requests.filter(({ url }) => url.includes(token));
  expect(loads.map(({ kind }) => kind)).toEqual(['document']);
  expect(JSON.stringify(flight.record.requests.map(({ headers }) => headers))).not.toContain(token);
  expect(addressesWith(flight.record, token)).toHaveLength(1);
  const kept = await page.evaluate(() => [history.state, document.title, document.referrer]);
  expect(JSON.stringify(kept)).not.toContain(token);

  await page.goBack();
  await expect(page).toHaveURL('/ni-najdeno');
  await page.goForward();
  await expectActingAsRok(page);
  expect(callsTo(flight.record.requests, '/login_as_user')).toHaveLength(1);
  expect(addressesWith(flight.record, token)).toHaveLength(1);
});

test('E01 K3 the address is clean before any request except for the portal’s first files', {
  tag: '@long',
}, async ({ page, request }) => {
  await page.addInitScript(() => {
    const { replaceState } = History.prototype;
    History.prototype.replaceState = function (...values) {
      const before = location.href;
      replaceState.apply(this, values);
      if (location.href !== before) performance.mark('address changed');
    };
  });
  await page.goto(await actingLink(request, rok));
  await expectActingAsRok(page);
  const { before, after } = await page.evaluate(() => {
    const [changed] = performance.getEntriesByName('address changed');
    const sent = performance.getEntriesByType('resource').map(({ name, startTime }) => ({
      path: new URL(name).pathname,
      early: startTime < (changed?.startTime ?? Number.POSITIVE_INFINITY),
    }));
    const paths = (early: boolean) =>
      sent.filter((each) => each.early === early).map(({ path }) => path);
    return { before: paths(true), after: paths(false) };
  });
  expect(before.filter((path) => !/^\/(assets\/|rescue\.js|icon\.svg)/.test(path))).toEqual([]);
  const lazy = /\/(blank-layout|login-as-user)-[^/]*\.js$/;
  expect(before.filter((path) => lazy.test(path))).toEqual([]);
  expect(after.filter((path) => lazy.test(path))).toHaveLength(2);
  expect(names(after)).toContain('login_as_user');
});

for (const [what, answer] of [
  ['', {}],
  [', also when the server fails to end it,', { status: 500, body: {} }],
  [', also when the server does not answer,', { hang: true }],
] as const) {
  test(`E02 an open session ends first${what} and its pages are not requested`, {
    tag: '@long',
  }, async ({ page, flight, request, signIn }) => {
    const old = await signIn();
    await api(page, '/logout', answer);
    await page.goto(await actingLink(request, rok));
    await expectActingAsRok(page);

    const calls = callsTo(flight.record.requests);
    expect(names(calls.map(({ url }) => url)).slice(0, 2)).toEqual(['logout', 'login_as_user']);
    const [logout, exchange, ...rest] = calls.map(({ headers }) => headers.authorization);
    expect([logout, exchange]).toEqual([`Bearer ${old}`, undefined]);
    expect(rest.length).toBeGreaterThan(0);
    expect(rest).not.toContain(`Bearer ${old}`);
    await expect(page.getByText('Pri odjavi je prišlo do napake')).toHaveCount(0);
    if (what === '') {
      const headers = { Authorization: `Bearer ${old}` };
      expect((await request.get('/api/auth/v1/user_managers', { headers })).status()).toBe(401);
    }
  });
}

test('E02 without a session no logout is sent', { tag: '@long' }, async ({
  page,
  flight,
  request,
}) => {
  await page.goto(await actingLink(request, rok));
  await expectActingAsRok(page);
  expect(callsTo(flight.record.requests, '/logout')).toHaveLength(0);
});

for (const [what, open] of Object.entries(refused)) {
  test(`E03 a link ${what} leads to login, and no session remains`, {
    tag: '@long',
  }, async ({ page, request, signIn }) => {
    await signIn();
    const newer = () => actingLink(request, rok);
    await open(page, await newer(), newer);
    await expectRefused(page);
  });
}

for (const [what, answer, message] of [
  ['is cut off', { abort: true }, 'Povezave s strežnikom ni bilo mogoče vzpostaviti.'],
  ['answers 503', { status: 503, body: {} }, 'Pri prijavi je prišlo do napake'],
  ['answers 429', { status: 429, body: {} }, 'Preveč poskusov.'],
] as const) {
  test(`F08 an exchange that ${what} stays, and is sent again only on request`, {
    tag: '@long',
  }, async ({ page, request }) => {
    await page.clock.install();
    const sent = await api(page, '/login_as_user', { ...answer, delay: 500, times: 2 });
    await page.goto(await actingLink(request, rok));
    await expect(page.getByRole('alert')).toContainText(message);
    await page.clock.runFor(60_000);
    expect(sent).toHaveLength(1);
    await expect(page).toHaveURL('/login-as-user/povezava');
    const again = page.getByRole('button', { name: 'Poskusi znova' });
    await again.dblclick();
    await expect(page.getByRole('alert')).toContainText(message);
    expect(sent).toHaveLength(2);
    await again.click();
    await expectActingAsRok(page);
  });
}

test('E01 K3 a token that was sent is not kept, not even for a reload', {
  tag: '@long',
}, async ({ page, request }) => {
  const sent = await api(page, '/login_as_user', { status: 503, body: {} });
  await page.goto(await actingLink(request, rok));
  await expect(page.getByRole('alert')).toContainText('Pri prijavi je prišlo do napake');
  expect(await page.evaluate(() => history.state)).not.toHaveProperty('portalLinkToken');
  await page.reload();
  await expectRefused(page);
  expect(sent).toHaveLength(1);
});

test('an exchange that staff leave is aborted', { tag: '@long' }, async ({ page, request }) => {
  await api(page, '/login_as_user', { hang: true });
  const ended = page.waitForEvent('requestfailed', (sent) => sent.url().endsWith('/login_as_user'));
  await page.goto(await actingLink(request, rok));
  await expect(page.getByRole('status').getByText('Prijava v teku …')).toBeVisible();
  await page.getByRole('link', { name: /Na začetno stran/ }).click();
  await ended;
  await expectLoggedOut(page);
});

test('a link back to login is shown, and Back does not return to the staff link', {
  tag: '@long',
}, async ({ page, request }) => {
  await api(page, '/login_as_user', { abort: true });
  await page.goto('/ni-najdeno');
  await page.goto(await actingLink(request, rok));
  const back = page.getByRole('link', { name: 'Nazaj na prijavo' });
  await expect(back).toBeVisible();
  await expectNoAxeViolations(page);
  await back.click();
  await expectLoggedOut(page);
  await page.goBack();
  await expect(page).toHaveURL('/ni-najdeno');
});

test.describe('with the worker of the emergency card', () => {
  test.use({ serviceWorkers: 'allow' });

  test('E26 staff who act as a user keep only the public pages', { tag: '@long' }, async ({
    page,
    request,
  }) => {
    await page.goto(await actingLink(request, rok));
    await expectActingAsRok(page);
    const caches = () => page.evaluate(() => window.caches.keys());
    await expect.poll(caches, { timeout: 20_000 }).toEqual(['portal-public']);
    // The card of the building would follow at once.
    await page.waitForTimeout(3_000);
    expect(await caches()).toEqual(['portal-public']);
  });
});
