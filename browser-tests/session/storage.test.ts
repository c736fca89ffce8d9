import { expect, type Page } from '@playwright/test';
import { messages } from '../../src/text/common/messages';
import { holdRequests } from '../helpers/answers/hold';
import { test } from '../helpers/portal';
import { chooseUnit } from '../helpers/screens/switcher';
import { ana } from '../helpers/session/demo';
import { expectLoggedOut } from '../helpers/session/logged-out';
import { refuseStorage } from '../helpers/session/refuse-storage';
import { logIn } from '../helpers/session/session';
import { damages, harmless } from './damaged-entries';

const home = (page: Page) => page.getByText('286.84').first();

test('H01 a portal without local storage starts, and a login is valid in this tab', {
  tag: '@long',
}, async ({ page }) => {
  await refuseStorage(page, ['localStorage']);
  await logIn(page, ana);
  await expect(home(page)).toBeVisible();
  await page.getByRole('link', { name: 'Vaše enote' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Vaše enote');
  await page.reload();
  await expect(page).toHaveURL('/prijava');
});

for (const nth of [1, 2, 3, 4, 5]) {
  test(`H02 a login whose write ${nth} is refused leaves a complete session, or none and a message`, {
    tag: '@long',
  }, async ({ page }) => {
    await page.goto('/prijava');
    await page.getByLabel('E-poštni naslov').fill(ana.email);
    await page.getByLabel('Geslo', { exact: true }).fill(ana.password);
    await page.evaluate((refused) => {
      const { setItem } = Storage.prototype;
      let writes = 0;
      Storage.prototype.setItem = function (key, value) {
        writes += 1;
        if (writes === refused) throw new DOMException('full', 'QuotaExceededError');
        setItem.call(this, key, value);
      };
    }, nth);
    await page.getByRole('button', { name: 'Prijava', exact: true }).click();
    const notStored = page.getByText(messages.notStored);
    await expect(home(page).or(notStored).first()).toBeVisible();
    if (await notStored.isVisible()) return expectLoggedOut(page);
    const kept = await page.evaluate(() => ['JWT', 'userData'].filter((key) => localStorage[key]));
    expect(kept).toEqual(['JWT', 'userData']);
    await page.getByRole('link', { name: 'Vaše enote' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Vaše enote');
  });
}

for (const key of ['selectedUnit', 'allowedPages', 'layout']) {
  test(`H02 a login is complete where ${key} can never be stored, and a choice applies in this page`, {
    tag: '@long',
  }, async ({ page }) => {
    await page.addInitScript((refused) => {
      const { setItem } = Storage.prototype;
      Storage.prototype.setItem = function (name, value) {
        if (name === refused) throw new DOMException('full', 'QuotaExceededError');
        setItem.call(this, name, value);
      };
    }, key);
    await logIn(page, ana);
    await expect(home(page)).toBeVisible();
    await chooseUnit(page, 'Brezova pot 4 (7)');
    await page.getByRole('link', { name: 'Odprte postavke', exact: true }).first().click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Odprte postavke');
    await expect(page.getByRole('button', { name: /Brezova pot 4/ })).toBeVisible();
    await expect(page.getByText('26090314')).toHaveCount(0);
    await page.getByRole('button', { name: 'Prikaz' }).click();
    await page.getByRole('radio', { name: 'Temna', exact: true }).check();
    await expect(page.locator('html')).toHaveCSS('color-scheme', 'dark');
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Odprte postavke');
    const kept = await page.evaluate(() =>
      ['JWT', 'userData'].filter((name) => localStorage[name]),
    );
    expect(kept).toEqual(['JWT', 'userData']);
  });
}

for (const key of ['JWT', 'userData', 'selectedUnit', 'allowedPages']) {
  test(`H03 ${key} damaged in ten ways is dropped, the portal starts and the other entries are kept`, {
    tag: '@long',
  }, async ({ page, signIn }) => {
    test.setTimeout(120_000);
    await signIn();
    await page.goto('/');
    await expect(home(page)).toBeVisible();
    const sound = await page.evaluate(() => ({ ...localStorage }));
    const others = Object.entries(sound).filter(([name]) => name !== key);
    for (const [damage, value] of Object.entries(damages)) {
      await page.evaluate(([name, text]) => localStorage.setItem(name, text), [
        key,
        value,
      ] as const);
      await page.goto('/');
      const what = `${key} ${damage}`;
      if (key === 'JWT') {
        await expect(page.getByRole('heading', { level: 1 }), what).toHaveText('Prijava');
        await expectLoggedOut(page);
      } else {
        await expect(home(page), what).toBeVisible();
        const now = await page.evaluate(() => ({ ...localStorage }));
        if (!harmless.includes(what)) expect(now[key], what).not.toBe(value);
        for (const [name, text] of others) expect(now[name], what).toBe(text);
      }
      expect(await page.evaluate(() => Reflect.get({}, 'polluted'))).toBeUndefined();
      await page.evaluate((entries) => Object.assign(localStorage, entries), sound);
    }
  });
}

test('H04, H13 entries of another release, with fields missing, added or renamed, crash nothing', {
  tag: '@long',
}, async ({ page, context, signIn }) => {
  await signIn();
  await page.goto('/');
  await expect(home(page)).toBeVisible();
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
  await expect(home(page)).toBeVisible();
  await page.getByRole('button', { name: 'Uporabniški meni' }).click();
  await expect(page.getByRole('button', { name: 'Odjava' })).toBeVisible();
  await expect(page.getByText('undefined')).toHaveCount(0);
});

test('H10 a page that the browser has translated survives polls and navigations', {
  tag: '@long',
}, async ({ page, signIn }) => {
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
  const answer = await holdRequests(page, '**/contact_card');
  await page.goto('/');
  await expect(home(page)).toBeVisible();
  await translate();
  // Content after the translation replaces translated words.
  answer();
  await expect(page.locator('.menu-contact').getByText('01 000 10 00')).toBeVisible();
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
  await expect(home(page)).toBeVisible();
  await translate();
  await page.getByRole('button', { name: 'Uporabniški meni' }).click();
  await page.getByRole('button', { name: 'Odjava' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Prijava');
});

test.describe('without JavaScript', { tag: '@long' }, () => {
  test.use({ javaScriptEnabled: false });

  for (const path of ['/', '/prijava']) {
    test(`H11 a Slovenian sentence is the first of ${path}, nothing covers it, and nothing turns`, async ({
      page,
      flight,
    }) => {
      flight.exempt('I6', 'without JavaScript nothing is mounted');
      await page.setViewportSize({ width: 390, height: 844 });
      await page.goto(path);
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
      await expect(page.locator('#start-up > span')).toBeHidden();
    });
  }
});

test('G10 the footer shows the new year at the next render after midnight of New Year', {
  tag: '@long',
}, async ({ page }) => {
  await page.clock.install({ time: new Date('2026-12-31T23:59:55+01:00') });
  await page.goto('/obrazci');
  const footer = page.getByRole('contentinfo');
  await expect(footer).toContainText('© 2026');
  await page.clock.runFor(10_000);
  await page.getByRole('button', { name: 'Skrči meni' }).click();
  await expect(footer).toContainText('© 2027');
});
