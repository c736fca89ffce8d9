/** Managers' texts, long words, print, both themes and the narrow phone (`threats.md` E15, E17, E19). */
import { expect, type Page } from '@playwright/test';
import { api } from '../helpers/answers/faults';
import { onePage } from '../helpers/answers/one-page';
import { expectNoAxeViolations } from '../helpers/look/axe';
import { test } from '../helpers/portal';
import { ownWorld } from '../helpers/session/own-world';
import { htmlAttacks } from './html-attacks';

const main = (page: Page) => page.getByRole('main');
const word = 'neprekinjenabeseda'.repeat(17);

const post = {
  id_objave: 5600,
  naslov: `‮Obrnjeno‬ 🏠 ​${word}`.slice(0, 200),
  vsebina: '<p>Vsebina</p>',
  kategorija: 'dela',
  objavil: word.slice(0, 200),
  datum_objave: '2026-11-20T13:05:00+01:00',
  velja_do: null,
  pripeto: true,
  prebrano: false,
  poteklo: false,
  priloge: [{ naziv: `${word.slice(0, 150)}.pdf`, vrsta: 'pdf', velikost: 58_311, pot: '/api/x' }],
  slika: null,
};

const show = (page: Page, change: Partial<typeof post>) =>
  api(page, /\/bulletin\/0137(\?|$)/, {
    body: { objave: [{ ...post, ...change }], neprebrane: 1, ...onePage(1) },
  });

const overhang = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);

test.beforeEach(async ({ context, baseURL }) => {
  await ownWorld(context, baseURL);
});

test('E17 no attack in a post runs, sends a request to another host or violates the policy', {
  tag: '@long',
}, async ({ page }) => {
  test.slow();
  const alerts: string[] = [];
  page.on('dialog', (dialog) => {
    alerts.push(dialog.message());
    void dialog.dismiss();
  });
  const objave = htmlAttacks.map((attack, index) => ({
    ...post,
    id_objave: 6_000 + index,
    naslov: attack.slice(0, 200),
    vsebina: attack,
    prebrano: true,
  }));
  await api(page, /\/bulletin\/0137(\?|$)/, {
    body: { objave, neprebrane: 0, ...onePage(objave.length) },
  });
  await api(page, '/bulletin/unread_num/0137', { body: 0 });
  await page.goto('/oglasna-deska?na-stran=50');
  const pages = Math.ceil(objave.length / 50);
  const bad = main(page).locator(
    '.rich-text :is(img, script, iframe, object, embed, style, form, base, [onerror], [onload], [style])',
  );
  for (let shown = 1; shown <= pages; shown += 1) {
    await expect(main(page).getByText(`Stran ${shown} od ${pages}`)).toBeVisible();
    const buttons = main(page).locator('.feed__title button');
    for (const button of await buttons.all()) {
      await button.click();
      await expect(main(page).locator('.rich-text')).toHaveCount(1);
      await expect(bad).toHaveCount(0);
    }
    if (shown < pages) await page.getByRole('button', { name: 'Naslednja stran' }).click();
  }
  expect(alerts).toEqual([]);
});

test('E19 a megabyte, ten thousand nested elements and endless words are shown', {
  tag: '@long',
}, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  for (const vsebina of [
    `<p>${'besedilo '.repeat(115_000)}</p>`,
    `${'<div><blockquote>'.repeat(10_000)}globoko`,
    `<p>${word}</p><p>‮obrnjeno</p><table><tr><td>${word}</td><td>${word}</td></tr></table>`,
  ]) {
    await show(page, { vsebina });
    await page.goto('/oglasna-deska');
    const button = main(page).getByRole('button', { expanded: false }).first();
    await expect(button).toBeVisible();
    expect(await overhang(page)).toBeLessThanOrEqual(0);
    const began = Date.now();
    await button.click();
    await expect(main(page).locator('.rich-text')).toBeVisible();
    expect(Date.now() - began).toBeLessThan(2_000);
    expect(await overhang(page)).toBeLessThanOrEqual(0);
  }
});

for (const colorScheme of ['light', 'dark'] as const) {
  for (const width of [320, 1280]) {
    test(`${width} px, ${colorScheme}: nothing overflows, axe finds nothing`, {
      tag: '@long',
    }, async ({ page }) => {
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize({ width, height: 800 });
      for (const [path, other] of [
        ['/obvestila#obvestilo-30114', '/obvestila?stanje=neprebrano&vrsta=opomin'],
        ['/oglasna-deska#objava-5521', '/oglasna-deska?arhiv=da'],
      ] as const) {
        for (const each of [path, other]) {
          await page.goto(each);
          await page.reload();
          await expect(main(page).getByRole('status').first()).toBeVisible();
          expect(await overhang(page)).toBeLessThanOrEqual(0);
          await expectNoAxeViolations(page);
        }
      }
    });
  }
}

test('Natisni prints the complete open post and nothing else', { tag: '@long' }, async ({
  page,
}) => {
  await page.addInitScript(() => {
    window.print = () => document.body.setAttribute('data-printed', '');
  });
  await page.goto('/oglasna-deska#objava-5521');
  await main(page).getByRole('button', { name: 'Natisni' }).click();
  await expect(page.locator('body[data-printed]')).toHaveCount(1);
  await page.emulateMedia({ media: 'print' });
  await expect(main(page).getByText('prekinjena dobava tople vode.')).toBeVisible();
  await expect(main(page).getByText('Upravljanje Zeleni Gaj d.o.o.')).toBeVisible();
  await expect(main(page).getByText('Začetek zimske službe in posipanja dostopov')).toBeHidden();
  await expect(main(page).getByRole('button', { name: 'Označi vse kot prebrano' })).toBeHidden();
  await page.emulateMedia({ media: 'screen' });
  await page.goto('/oglasna-deska');
  await page.emulateMedia({ media: 'print' });
  await expect(main(page).getByText('Začetek zimske službe in posipanja dostopov')).toBeVisible();
});
