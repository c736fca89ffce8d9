import { expect } from '@playwright/test';
import { ana } from '../helpers/demo';
import { test } from '../helpers/portal';
import { refuseStorage } from '../helpers/refuse-storage';
import { logIn } from '../helpers/session';

test('H01 where local storage is refused the portal starts, and a login holds for this tab', async ({
  page,
}) => {
  await refuseStorage(page, ['localStorage']);
  await logIn(page, ana);
  await expect(page.getByText('286.84').first()).toBeVisible();
  await page.getByRole('link', { name: 'Vaše enote' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Vaše enote');
  await page.reload();
  await expect(page).toHaveURL('/prijava');
});

test('H02 a write after the login that is refused leaves the session whole', async ({ page }) => {
  await page.addInitScript(() => {
    const { setItem } = Storage.prototype;
    let writes = 0;
    Storage.prototype.setItem = function (key, value) {
      if (key === 'JWT' || key === 'userData') writes += 1;
      if (writes === 2 && key !== 'JWT') throw new DOMException('full', 'QuotaExceededError');
      setItem.call(this, key, value);
    };
  });
  await logIn(page, ana);
  await expect(page.getByText('286.84').first()).toBeVisible();
  const stored = await page.evaluate(() => [
    localStorage.getItem('JWT') !== null,
    localStorage.getItem('userData') !== null,
  ]);
  expect(stored).toEqual([true, true]);
});

const damaged = [
  '',
  'null',
  '{',
  '[object Object]',
  '[]',
  '5',
  'x'.repeat(2_000_000),
  '{"__proto__":{}}',
];

test('H03 a damaged entry is dropped, the portal starts and the other entries are kept', async ({
  page,
  signIn,
}) => {
  await signIn();
  await page.goto('/');
  await expect(page.getByText('286.84').first()).toBeVisible();
  const sound = await page.evaluate(() => ({ ...localStorage }));
  for (const [index, value] of damaged.entries()) {
    const key = ['userData', 'selectedUnit', 'allowedPages'][index % 3] ?? '';
    await page.evaluate(([name, text]) => localStorage.setItem(name, text), [key, value] as const);
    await page.reload();
    await expect(page.getByText('286.84').first()).toBeVisible();
    const now = await page.evaluate(() => ({ ...localStorage }));
    expect(now[key]).not.toBe(value);
    for (const [name, text] of Object.entries(sound))
      if (name !== key) expect(now[name]).toBe(text);
    await page.evaluate((entries) => Object.assign(localStorage, entries), sound);
  }
});

test('H04, H13 what another release has stored, with fields missing, more or renamed, crashes nothing', async ({
  page,
  context,
  signIn,
}) => {
  await signIn();
  await page.goto('/');
  await expect(page.getByText('286.84').first()).toBeVisible();
  const newer = await context.newPage();
  await newer.goto('/ni-najdeno');
  await newer.evaluate(() => {
    localStorage.setItem('userData', '{"id":"4821","name":"Ana","roles":["x"]}');
    localStorage.setItem('selectedUnit', '{"id":"14","label":"x","vrsta":7}');
    localStorage.setItem('allowedPages', '{"pages":[1,2]}');
    localStorage.setItem('layout', '{"theme":{"dark":true},"scale":"x"}');
    localStorage.setItem('release', '99');
  });
  await page.getByRole('link', { name: 'Vaše enote' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Vaše enote');
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pozdravljeni!');
  await expect(page.getByText('286.84').first()).toBeVisible();
  await page.getByRole('button', { name: 'Uporabniški meni' }).click();
  await expect(page.getByRole('button', { name: 'Odjava' })).toBeVisible();
  await expect(page.getByText('undefined')).toHaveCount(0);
});

test('H10 a page that the browser has translated lives on through polls and navigations', async ({
  page,
  signIn,
}) => {
  const translate = () =>
    page.evaluate(() => {
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const texts: Node[] = [];
      while (walker.nextNode()) texts.push(walker.currentNode);
      for (const text of texts) {
        const parent = text.parentNode;
        if (!parent || ['SCRIPT', 'STYLE'].includes(parent.nodeName)) continue;
        const outer = document.createElement('font');
        const inner = outer.appendChild(document.createElement('font'));
        inner.textContent = text.textContent;
        parent.replaceChild(outer, text);
      }
    });
  await page.clock.install();
  await signIn();
  await page.goto('/');
  await expect(page.getByText('286.84').first()).toBeVisible();
  await translate();
  await page.route('**/notifications/unread_num', (route) =>
    route.fulfill({ json: { unread_num: 7 } }),
  );
  await page.clock.runFor(60_000);
  await page.getByRole('link', { name: 'Odprte postavke', exact: true }).first().click();
  await expect(page.getByText('26090314').first()).toBeVisible();
  await translate();
  await page.getByRole('link', { name: /^Obvestila/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Obvestila');
  await translate();
  await page.route('**/v2/allowed_pages', (route) => route.fulfill({ json: [2] }));
  await page.clock.runFor(15_000);
  await expect(page).toHaveURL('/');
  await expect(page.getByText('286.84').first()).toBeVisible();
  await translate();
  await page.getByRole('button', { name: 'Uporabniški meni' }).click();
  await page.getByRole('button', { name: 'Odjava' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Prijava');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('H11 a sentence in Slovenian stands on the screen, and nothing covers it', async ({
    page,
    flight,
  }) => {
    flight.exempt('I6', 'without JavaScript nothing is mounted');
    await page.goto('/');
    const sentence = page.locator('noscript');
    // Playwright's own text matchers leave this element out.
    expect(await sentence.evaluate((element) => element.textContent)).toBe(
      'Za uporabo portala v brskalniku vključite JavaScript.',
    );
    const onTop = await sentence.evaluate((element) => {
      const { left, top, height } = element.getBoundingClientRect();
      return height > 0 && document.elementFromPoint(left + 20, top + height / 2) === element;
    });
    expect(onTop).toBe(true);
  });
});

test('G10 at midnight of New Year the footer has the new year at the next render', async ({
  page,
}) => {
  await page.clock.install({ time: new Date('2026-12-31T23:59:55+01:00') });
  await page.goto('/obrazci');
  const footer = page.getByRole('contentinfo');
  await expect(footer).toContainText('© 2026');
  await page.clock.runFor(10_000);
  await page.getByRole('button', { name: 'Skrči meni' }).click();
  await expect(footer).toContainText('© 2027');
});
