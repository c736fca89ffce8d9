import { expect, type Page } from '@playwright/test';
import { type BuiltKit, buildKit, openKit } from '../helpers/answers/kit';
import { test } from '../helpers/portal';
import { htmlAttacks } from './html-attacks';

let kit: BuiltKit;
test.beforeAll(async () => {
  kit = await buildKit('messages/rich-text-kit');
});

const text = (page: Page) => page.locator('.rich-text');

/** The elements of a rendered text with their attributes. */
function shown(page: Page, html: string): Promise<string[]> {
  return page.evaluate((given) => {
    window.showText(given);
    // Except our own hint that a link opens a tab; no class of a text is kept.
    const ofText = '.rich-text :not(a > .visually-hidden)';
    return [...document.querySelectorAll(ofText)].flatMap((element) => [
      element.localName,
      ...element.getAttributeNames().map((name) => `${element.localName} ${name}`),
    ]);
  }, html);
}

const allowed =
  /^(p|br|strong|b|em|i|u|h3|h4|ul|ol|li|blockquote|table|thead|tbody|tr|th|td|a|a (href|target|rel))$/;

test('E17 more than a hundred attacks run nothing, send no request to another host and leave only text', async ({
  page,
  flight,
}) => {
  expect(new Set(htmlAttacks).size).toBeGreaterThanOrEqual(100);
  const ran: string[] = [];
  await page.exposeFunction('run', () => ran.push('run'));
  await openKit(page, kit);
  const before = flight.record.requests.length;
  for (const attack of htmlAttacks) {
    const left = (await shown(page, attack)).filter((part) => !allowed.test(part));
    expect(left, attack).toEqual([]);
    const bad = await page
      .locator('.rich-text a')
      .evaluateAll((links) =>
        links
          .map((link) => link.getAttribute('href') ?? '')
          .filter((href) => !/^(https?:\/\/|mailto:|tel:|\/(?![/\\]))/.test(href)),
      );
    expect(bad, attack).toEqual([]);
    // A link that names its target may be followed; anything else that can be clicked must do nothing.
    for (const place of await text(page)
      .locator(':not(a[target="_blank"])', { hasText: 'klik' })
      .all()) {
      await place.dispatchEvent('click');
    }
  }
  await page.waitForTimeout(500);
  expect(ran).toEqual([]);
  const hosts = flight.record.requests.slice(before).map(({ url }) => new URL(url).hostname);
  expect(hosts.filter((host) => host !== 'localhost')).toEqual([]);
});

test('a manager’s text keeps its format; an external link opens a new tab, an internal one does not', async ({
  page,
}) => {
  await openKit(page, kit);
  const html =
    '<h3>Zbor</h3><p>Vabilo <strong>lastnikom</strong><br>in <em>najemnikom</em></p><ul><li>prvo</li></ul>' +
    '<table><tbody><tr><th>Ura</th><td>18.00</td></tr></tbody></table>' +
    '<p><a href="https://example.si/x">zunaj</a> <a href="tel:112">112</a> <a href="/izvajalci">znotraj</a> <a href="/dokumenti-upravnika">zaprto</a></p>';
  await shown(page, html);
  await expect(text(page).getByRole('heading', { level: 3 })).toHaveText('Zbor');
  await expect(text(page).getByRole('listitem')).toHaveText('prvo');
  await expect(text(page).getByRole('cell')).toHaveText('18.00');
  const outside = text(page).getByRole('link', { name: 'zunaj' });
  await expect(outside).toHaveAccessibleName('zunaj (odpre se v novem zavihku)');
  await expect(outside).toHaveAttribute('target', '_blank');
  await expect(outside).toHaveAttribute('rel', 'noopener noreferrer');
  const telephone = text(page).getByRole('link', { name: '112', exact: true });
  await expect(telephone).not.toHaveAttribute('target');
  // The user may not see the documents: the link would lead home.
  await expect(text(page)).toContainText('znotraj zaprto');
  await expect(text(page).getByRole('link', { name: 'zaprto' })).toHaveCount(0);
  await text(page).getByRole('link', { name: 'znotraj' }).click();
  await expect(page.locator('#place')).toHaveText('/izvajalci');
});

test('E19 a huge, deep or rotated text is shown within two seconds and does not widen the page', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await openKit(page, kit);
  for (const html of [
    `<p>${'Besedilo obvestila. '.repeat(50_000)}</p>`,
    `${'<b>'.repeat(10_000)}globoko${'</b>'.repeat(10_000)}`,
    `<p>${'x'.repeat(300)} \u202Eobrnjeno \u200B👩‍👩‍👧‍👦</p>`,
    `<table><tr>${'<td>široko</td>'.repeat(60)}</tr></table>`,
  ]) {
    const took = await page.evaluate((given) => {
      const before = performance.now();
      window.showText(given);
      document.body.getBoundingClientRect();
      return performance.now() - before;
    }, html);
    expect(took).toBeLessThan(2_000);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(wide).toBeLessThanOrEqual(0);
  }
});
