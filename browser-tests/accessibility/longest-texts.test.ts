/** The longest texts that the description allows, amounts of nine digits and twenty rows fit a phone's screen. */
import { expect } from '@playwright/test';
import { sidewaysFaults } from '../helpers/look/sideways';
import { test } from '../helpers/portal';
import { settled } from '../helpers/screens/routes';
import { faultsAt, longestPages, openLongestWorld } from './longest-world';

test('the overflow check finds a planted overflow and ignores an intended one', {
  tag: '@long',
}, async ({ page }) => {
  const look = async (html: string) => {
    await page.setContent(html);
    return page.evaluate(sidewaysFaults);
  };
  const word = 'm'.repeat(400);
  await page.setViewportSize({ width: 320, height: 600 });
  expect(await look(`<p>${word}</p>`)).toHaveLength(2);
  expect(await look(`<div style="overflow: hidden"><p>${word}</p></div>`)).toHaveLength(1);
  expect(await look(`<div style="overflow: auto"><p>${word}</p></div>`)).toHaveLength(1);
  expect(await look(`<p style="overflow: hidden; text-overflow: ellipsis">${word}</p>`)).toEqual(
    [],
  );
  expect(await look(`<p style="overflow-wrap: anywhere">${word}</p>`)).toEqual([]);
});

for (const [who, isLarge] of [
  ['Ana', false],
  ['twenty rows', true],
] as const) {
  for (const { name, path } of longestPages) {
    test(`${name}, ${who}: nothing scrolls sideways and nothing is cut off at 320 and 390 px`, {
      tag: '@long',
    }, async ({ page, context, baseURL }) => {
      const addressOf = await openLongestWorld(context, baseURL, isLarge);
      for (const width of [320, 390]) {
        expect(await faultsAt(page, addressOf(path), width), `${width} px`).toEqual([]);
      }
    });
  }
}

test('popups over a page fit too: payment, menu, choice of unit, own account', {
  tag: '@long',
}, async ({ page, context, baseURL }) => {
  await openLongestWorld(context, baseURL, true);
  const opened: readonly (readonly [path: string, name: string | RegExp])[] = [
    ['/odprte-postavke', /^Plačaj/],
    ['/', 'Odpri meni'],
    ['/', /Izbira enote in upravnika/],
    ['/', 'Uporabniški meni'],
  ];
  // Stops the menu from sliding in.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const width of [320, 390]) {
    for (const [path, name] of opened) {
      await page.setViewportSize({ width, height: 844 });
      await page.goto(path);
      await settled(page);
      await page.getByRole('button', { name }).first().click();
      expect(await page.evaluate(sidewaysFaults), `${name} at ${width} px`).toEqual([]);
    }
  }
});
