import { expect, type Page } from '@playwright/test';
import { mountWith } from '../helpers/answers/mount';
import { expectNoAxeViolations } from '../helpers/look/axe';
import { test } from '../helpers/portal';

const documents = [
  { path: '/osebni-podatki.html', title: 'Obvestilo o obdelavi osebnih podatkov' },
  { path: '/pogoji-uporabe.html', title: 'Pogoji uporabe' },
  { path: '/izjava-o-dostopnosti.html', title: 'Izjava o dostopnosti' },
] as const;

/** The link in the footer; its name says that it opens a new tab. */
const footerLink = (page: Page, title: string) =>
  page
    .getByRole('contentinfo')
    .getByRole('link', { name: `${title} (odpre se v novem zavihku)`, exact: true });

for (const { path, title } of documents) {
  for (const width of [320, 1280]) {
    test(`${path}, ${width} px: axe finds nothing in light and dark, nothing scrolls sideways`, {
      tag: '@long',
    }, async ({ page, flight }) => {
      flight.exempt('I6', 'the document is a page without the mount element');
      await page.setViewportSize({ width, height: 720 });
      await page.emulateMedia({ colorScheme: 'light' });
      const answer = await page.goto(path);
      expect(answer?.headers()['content-security-policy']).toContain("script-src 'self'");
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
      await expect(page).toHaveTitle(title);
      expect(
        await page.evaluate(() => [document.documentElement.lang, document.scripts.length]),
      ).toEqual(['sl', 0]);
      await expectNoAxeViolations(page);
      const { scroll, client } = await page.evaluate(() => ({
        scroll: document.documentElement.scrollWidth,
        client: document.documentElement.clientWidth,
      }));
      expect(scroll).toBeLessThanOrEqual(client);
      await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(246, 247, 245)');
      await page.emulateMedia({ colorScheme: 'dark' });
      await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(15, 21, 20)');
      await expectNoAxeViolations(page);
    });
  }

  test(`${path} is printed on white, without the link back`, { tag: '@long' }, async ({
    page,
    flight,
  }) => {
    flight.exempt('I6', 'the document is a page without the mount element');
    await page.goto(path);
    const back = page.getByRole('link', { name: 'Nazaj na portal' });
    await expect(back).toBeVisible();
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    await expect(back).toBeHidden();
    await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
    await expect(page.locator('main')).toHaveCSS('color', 'rgb(0, 0, 0)');
  });

  test(`the footer opens ${path} in a new tab, which gets no opener and no referrer of the portal`, {
    tag: '@long',
  }, async ({ page, context, signIn, flight }) => {
    await signIn();
    await page.goto('/odprte-postavke');
    const link = footerLink(page, title);
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
    const opened = context.waitForEvent('page');
    await link.click();
    const tab = await opened;
    await expect(tab.getByRole('heading', { level: 1 })).toHaveText(title);
    expect(new URL(tab.url()).pathname).toBe(path);
    expect(await tab.evaluate(() => [window.opener, document.referrer])).toEqual([null, '']);
    const asked = flight.record.requests.find(({ url }) => url.endsWith(path));
    expect(asked?.headers).not.toHaveProperty('referer');
    await expect(page).toHaveURL('/odprte-postavke');

    await tab.getByRole('link', { name: 'Nazaj na portal' }).click();
    await expect(tab).toHaveURL('/');
    await expect(tab.getByText('286.84').first()).toBeVisible();
  });
}

for (const path of ['/obrazci', '/prijava']) {
  test(`W21 a visitor finds all legal pages at the foot of ${path}, also on a small phone`, {
    tag: '@long',
  }, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(path);
    const links = page.getByRole('contentinfo').locator('.legal-links a');
    await expect(links).toContainText(documents.map(({ title }) => title));
    const boxes = await links.evaluateAll((each) =>
      each.map((link) => link.getBoundingClientRect().toJSON()),
    );
    for (const box of boxes) expect(box.height).toBeGreaterThanOrEqual(24);
    const [notice, terms] = boxes;
    expect(notice.bottom).toBeLessThanOrEqual(terms.top);
  });
}

test('E05 a manager’s own documents replace the portal’s, and another site gets no referrer', {
  tag: '@long',
}, async ({ page, context, flight }) => {
  const theirs = 'https://upravnik.example.si';
  flight.allowOrigin(theirs);
  await mountWith(context, {
    'data-product': 'portal',
    'data-name': 'Portal',
    'data-terms': '/pravno/pogoji.html',
    'data-privacy': `${theirs}/zasebnost`,
    'data-accessibility': '/pravno/dostopnost.html',
  });
  const asked: { url: string; headers: Record<string, string> }[] = [];
  await context.route(`${theirs}/**`, async (route) => {
    asked.push({ url: route.request().url(), headers: await route.request().allHeaders() });
    await route.fulfill({
      contentType: 'text/html; charset=utf-8',
      body: '<!doctype html><html lang="sl"><title>Zasebnost</title><div id="portal"><p>Zasebnost</p></div></html>',
    });
  });
  await page.goto('/obrazci');
  const [notice, terms, statement] = documents;
  await expect(footerLink(page, terms.title)).toHaveAttribute('href', '/pravno/pogoji.html');
  await expect(footerLink(page, statement.title)).toHaveAttribute(
    'href',
    '/pravno/dostopnost.html',
  );
  const opened = context.waitForEvent('page');
  await footerLink(page, notice.title).click();
  const tab = await opened;
  await expect(tab.getByText('Zasebnost')).toBeVisible();
  expect(asked.map(({ url }) => url)).toEqual([`${theirs}/zasebnost`]);
  expect(asked[0]?.headers).not.toHaveProperty('referer');
  expect(await tab.evaluate(() => [window.opener, document.referrer])).toEqual([null, '']);
});
