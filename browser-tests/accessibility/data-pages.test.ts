/** Rules for every page that shows data (`threats.md`, A11, C07, E06, E15, E16, E20, F01). */
import { expect, type Page } from '@playwright/test';
import { messages } from '../../src/text/common/messages';
import { pauseClock } from '../helpers/answers/clock';
import { api } from '../helpers/answers/faults';
import { holdRequests } from '../helpers/answers/hold';
import { test } from '../helpers/portal';
import { chooseUnit } from '../helpers/screens/switcher';
import { expectLoggedOut } from '../helpers/session/logged-out';
import { dataPages } from './data-pages';

const markup = '"><img src=x onerror=alert(1)><script>alert(1)</script>{{7*7}}';

/** Values that stay unchanged: the contract closes enumerations; the portal interprets keys, paths and dates. */
const machineRead = /^(\/|https?:|\d{4}-\d{2}|[a-z][a-z_0-9]*$|[A-Z_]{2,6}$|SI\d{2})/;
const keys = ['inventarna_stevilka', 'objekt_sifra'];

/** The same answer with markup in every field that is shown as text. */
function hostile(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(hostile);
  if (typeof value === 'string') return machineRead.test(value) ? value : `${value} ${markup}`;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, each]) => [key, keys.includes(key) ? each : hostile(each)]),
  );
}

const poison = '"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}},';

const main = (page: Page) => page.getByRole('main');

test.beforeEach(async ({ signIn }) => {
  await signIn();
});

for (const { path, call, own, tab } of dataPages) {
  test.describe(path, { tag: '@long' }, () => {
    test('F01 each failure shows its message, and one retry loads the data', async ({ page }) => {
      for (const answer of [
        { status: 500, body: {} },
        { status: 502, body: '<html>Bad gateway</html>' },
        { status: 503, body: '' },
        { status: 504, body: '<html>' },
        { abort: true },
        { status: 200, body: '<html>captive portal</html>' },
      ]) {
        await api(page, call, answer);
        await page.goto(path);
        const failure = main(page).getByRole('alert');
        await expect(failure).toContainText(
          /Pri nalaganju podatkov je prišlo do napake|ni bilo mogoče naložiti/,
        );
        await expect(failure).not.toContainText('html');
        await expect(page.getByRole('navigation').first()).toBeVisible();
        await page.unrouteAll({ behavior: 'wait' });
        await failure.getByRole('button', { name: 'Poskusi znova' }).click();
        await expect(failure).toHaveCount(0);
        await expect(main(page).getByRole('heading', { level: 1 })).toBeVisible();
        if (own) await expect(main(page)).toContainText(own);
      }
    });

    test('A11 a 401 to the page’s call ends the session at once and leaves no data', async ({
      page,
    }) => {
      await page.clock.install();
      await api(page, call, { status: 401, body: {} });
      const release = await holdRequests(page, call);
      await page.goto(path);
      await expect(main(page).getByRole('heading', { level: 1 })).toBeVisible();
      await pauseClock(page);
      release();
      await expectLoggedOut(page);
      await page.clock.resume();
      await expect(page.getByText(messages.sessionExpired)).toHaveCount(1);
      if (own) await expect(page.getByText(own)).toHaveCount(0);
    });

    test('E15 E16 E20 markup in any field is shown as text and runs nothing; no key changes a prototype', async ({
      page,
    }) => {
      const alerts: string[] = [];
      page.on('dialog', (dialog) => {
        alerts.push(dialog.message());
        void dialog.dismiss();
      });
      await page.route(call, async (route) => {
        const response = await route.fetch();
        const body = JSON.stringify(hostile(await response.json()));
        await route.fulfill({ response, body: body.replaceAll('{"', `{${poison}"`) });
      });
      await page.goto(path);
      if (tab) await page.getByRole('tab', { name: tab }).click();
      await expect(main(page)).toContainText('{{7*7}}');
      await page.emulateMedia({ media: 'print' });
      await page.emulateMedia({ media: 'screen' });
      await page.setViewportSize({ width: 390, height: 844 });
      await expect(main(page)).toContainText('<img src=x onerror=alert(1)>');
      await expect(page.locator('img[src="x"]')).toHaveCount(0);
      expect(alerts).toEqual([]);
      expect(await page.evaluate(() => Reflect.get({}, 'polluted'))).toBeUndefined();
    });

    if (own === null) return;
    test('C07 rows that arrive late never appear under another unit', async ({ page }) => {
      await page.goto(path);
      await expect(main(page)).toContainText(own);
      await api(page, call, { delay: 1_500 });
      await chooseUnit(page, 'Brezova pot 4 (7)');
      await expect(main(page)).not.toContainText(own);
      await chooseUnit(page, 'Javorjeva ulica 12 - 2 - 3 (14)');
      await chooseUnit(page, 'Brezova pot 4 (7)');
      await page.waitForTimeout(2_500);
      await expect(main(page)).not.toContainText(own);
    });
  });
}

test('E06 no page sends a request to another origin', { tag: '@long' }, async ({
  page,
  flight,
  baseURL,
}) => {
  for (const { path } of [{ path: '/' }, { path: '/profil' }, ...dataPages]) {
    await page.goto(path);
    await expect(main(page).getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForLoadState('networkidle');
  }
  const origins = new Set(flight.record.requests.map(({ url }) => new URL(url).origin));
  expect([...origins].filter((origin) => origin !== new URL(baseURL ?? '').origin)).toEqual([]);
});
