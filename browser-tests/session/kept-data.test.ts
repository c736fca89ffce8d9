/** Which data of a user the browser keeps, during a session and after it (`threats.md` E10, E11, K1, K4, K6). */
import { expect, type Page } from '@playwright/test';
import { pageTable } from '../../src/navigation/page-table';
import { api } from '../helpers/answers/faults';
import { callsTo } from '../helpers/answers/requests';
import { type FlightControl, test } from '../helpers/portal';
import { routeVisits } from '../helpers/screens/routes';
import { ana, rok } from '../helpers/session/demo';
import { expectLoggedOut } from '../helpers/session/logged-out';
import { chooseLogout } from '../helpers/session/logout';
import { jwt, logIn, seedSession, sendLogin } from '../helpers/session/session';
import { type Dump, dump } from './dump';

/** The four keys of §3, and the layout; storage may contain nothing else. */
const keys = ['JWT', 'allowedPages', 'layout', 'selectedUnit', 'userData'];

/** Names, amounts and codes of Ana's world. Her own name and address are in `userData`. */
const personal = /Zupančič|zupancic|Javorjeva|Brezova pot|286[.,]84|26090314|Rozman|013700214/;

const beside = ({ local: _, markup: __, title: ___, ...rest }: Dump) => JSON.stringify(rest);

/** Opens every page with a session in one document, one after the other, faster than a user could. */
async function visitAll(page: Page, flight: FlightControl): Promise<void> {
  flight.exempt('I9', 'the pages are opened one after the other without a click');
  for (const { name } of pageTable.filter((entry) => entry.requiresAuth)) {
    const { path } = routeVisits[name];
    await page.evaluate((to) => {
      history.pushState({}, '', to);
      dispatchEvent(new PopStateEvent('popstate'));
    }, path);
    await expect(page).toHaveURL(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  }
}

test('E10 K1 after all pages the browser keeps only the four entries and the layout, and the token in its own', {
  tag: '@long',
}, async ({ page, flight, signIn }) => {
  test.slow();
  const token = await signIn();
  await page.goto('/');
  await expect(page.getByText('286.84').first()).toBeVisible();
  await visitAll(page, flight);
  const kept = await dump(page);
  expect(Object.keys(kept.local).filter((key) => !keys.includes(key))).toEqual([]);
  expect(kept.local.JWT).toBe(token);
  expect([kept.session, kept.databases, kept.caches, kept.cookies]).toEqual([{}, [], [], '']);
  expect(beside(kept)).not.toMatch(personal);
  const { JWT: _, ...others } = kept.local;
  expect(JSON.stringify([others, kept.markup, kept.title, beside(kept)])).not.toContain(token);
  expect(Object.keys(JSON.parse(kept.local.userData ?? '')).sort()).toEqual([
    'code_payer',
    'email',
    'firstname',
    'id',
    'lastname',
    'selected_manager',
  ]);
});

test('E11 after a logout no storage, markup, title or live region contains data of the user', {
  tag: '@long',
}, async ({ page, context, flight }) => {
  test.slow();
  await logIn(page, ana);
  await expect(page.getByText('286.84').first()).toBeVisible();
  await visitAll(page, flight);
  await chooseLogout(page);
  await expectLoggedOut(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Prijava');
  const kept = await dump(page);
  expect(JSON.stringify(kept)).not.toMatch(personal);
  expect(Object.keys(kept.local).sort()).toEqual(
    ['allowedPages', 'layout'].filter((k) => k in kept.local),
  );

  // The same user logs in again, and the server answers only the login: the page shows no data from memory.
  await page.route(/\/api\//, (route) =>
    /\/login$|allowed_pages/.test(route.request().url()) ? route.continue() : route.abort(),
  );
  await sendLogin(page, ana);
  await expect(page).toHaveURL('/');
  await expect(page.getByText('Enot ni bilo mogoče naložiti.').first()).toBeVisible();
  await expect(page.getByText(/286[.,]84|Javorjeva|26090314/)).toHaveCount(0);
  await context.unrouteAll();
});

test('E11 Back after the login of another user leads to the page, not to what the first user has searched for there', {
  tag: '@long',
}, async ({ page, signIn }) => {
  await signIn();
  await page.goto('/pogosta-vprasanja');
  await page.getByLabel('Iskanje').fill('Rozman');
  await expect.poll(() => page.evaluate(() => history.state?.usr?.search)).toBe('Rozman');
  for (const user of [rok, ana]) {
    await chooseLogout(page);
    await expectLoggedOut(page);
    await sendLogin(page, user);
    await expect(page).toHaveURL('/');
    await page.goBack();
    await expect(page).toHaveURL('/pogosta-vprasanja');
    await expect(page.getByLabel('Iskanje')).toHaveValue(user === ana ? 'Rozman' : '');
  }
});

test('K4 no claim of a token except its expiry has an effect: no page opens and no menu item is shown', {
  tag: '@long',
}, async ({ page, context, baseURL }) => {
  const claims = { pages: [1, 2, 12], allowedPages: [12], role: 'admin', admin: true, scope: '*' };
  await seedSession(context, baseURL ?? '', {
    token: jwt(Math.floor(Date.now() / 1000) + 3_600, claims),
    user: { id: 4821, firstname: 'Ana', lastname: 'Zupančič', email: ana.email },
  });
  // Any other call of home would end the session, because the server did not sign the token.
  await api(page, /\/api\//, { status: 404, body: {} });
  await api(page, '/allowed_pages', { status: 200, body: [8] });
  for (const path of ['/enota', '/user_managers']) await api(page, path, { status: 200, body: [] });
  const debtors = await api(page, /\/debtors/, { status: 200, body: [] });
  await page.goto('/dolzniki-rezervnega-sklada');
  await expect(page).toHaveURL('/');
  const menu = page.getByRole('navigation', { name: 'Glavni meni' });
  await expect(menu.getByRole('link', { name: 'Vaše enote' })).toBeVisible();
  await expect(menu.getByText(/Dolžniki|Odprte postavke|Kartica/)).toHaveCount(0);
  expect(debtors).toEqual([]);
});

/** Each way in which a session ends, as an action in the first of two tabs. */
const ends: Record<string, (page: Page) => Promise<unknown>> = {
  'the logout button': chooseLogout,
  'a 401': async (page) => {
    await api(page, '/allowed_pages', { status: 401, body: {} });
    await page.clock.runFor(15_000);
  },
  'the expiry of the token': async (page) => {
    await page.clock.setSystemTime(Date.now() + 8 * 3_600_000);
    await page.clock.runFor(5_000);
  },
  'another tab that clears storage': async (page) => {
    const other = await page.context().newPage();
    await other.goto('/osebni-podatki.html');
    await other.evaluate(() => localStorage.clear());
    await other.close();
  },
};

for (const [way, end] of Object.entries(ends)) {
  test(`K6 a session that ends by ${way}: requests are aborted, polls stop, all is cleared, other tabs follow`, {
    tag: '@long',
  }, async ({ page, context, flight, signIn }) => {
    await page.clock.install();
    await signIn();
    const other = await context.newPage();
    for (const tab of [other, page]) {
      await tab.goto('/odprte-postavke');
      await expect(tab.getByText('26090314').first()).toBeVisible();
    }
    await page.waitForLoadState('networkidle');
    await api(page, /\/contractors\//, { hang: true });
    await page.getByRole('link', { name: 'Izvajalci' }).first().click();
    await expect(page).toHaveURL('/izvajalci');
    const underWay = () => callsTo(flight.record.requests, '/contractors/');
    await expect.poll(() => underWay().length).toBe(1);
    const failed = page.waitForEvent('requestfailed', (request) =>
      request.url().includes('/contractors/'),
    );

    await end(page);
    expect((await failed).failure()?.errorText).toBe('net::ERR_ABORTED');
    for (const tab of [page, other]) {
      await expectLoggedOut(tab);
      await expect(tab.getByText(/26090314|Zupančič/)).toHaveCount(0);
    }
    const calls = callsTo(flight.record.requests).length;
    await page.clock.runFor(120_000);
    expect(callsTo(flight.record.requests)).toHaveLength(calls);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });
}
