/** On the narrowest phone, with the usual and the largest text: amounts and names are whole, and nothing overlaps. */
import { expect } from '@playwright/test';
import { test } from '../helpers/portal';
import { settled } from '../helpers/screens/routes';
import { overlapFaults } from './inspect/overlap';

/** The words below a selector that go on in the next line. Runs inside the page. */
function brokenWords(selector: string): string[] {
  return [...document.querySelectorAll(selector)].flatMap((element) => {
    const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    const broken: string[] = [];
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      if (!node.parentElement?.checkVisibility() || node.parentElement.closest('.visually-hidden'))
        continue;
      for (const { 0: word, index } of (node.textContent ?? '').matchAll(/[^ ]+/g)) {
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
        if (lines.size > 1) broken.push(word);
      }
    }
    return broken;
  });
}

const whole = '.amount, .facts dt, .facts dd[data-figures], .scope-bar .select__control > span';
const paths = [
  '/profil',
  '/kartica-obracunov-s-placili',
  '/rezervni-sklad',
  '/redni-obracun',
  '/specifikacija-stroskov',
  '/vase-enote',
];

for (const [size, scale] of [
  ['usual', 14],
  ['largest', 20],
] as const) {
  test(`W06 with the ${size} text no amount and no name breaks at 320 px, and nothing overlaps`, {
    tag: '@long',
  }, async ({ page, signIn }) => {
    test.setTimeout(120_000);
    await signIn();
    await page.addInitScript((text) => localStorage.setItem('layout', text), `{"scale":${scale}}`);
    await page.setViewportSize({ width: 320, height: 640 });
    // Inter, the typeface of later visits, is wider than the system's.
    const arrived = page.waitForResponse(/\/assets\/inter-[\w-]{8}\.woff2$/);
    await page.goto('/');
    await (await arrived).finished();
    const found: Record<string, string[]> = {};
    for (const path of paths) {
      await page.goto(path);
      await settled(page);
      await expect
        .poll(() => page.evaluate(() => [...document.fonts].map(({ family }) => family)))
        .toEqual(['Inter']);
      found[path] = [...(await page.evaluate(brokenWords, whole)), ...(await overlapFaults(page))];
    }
    const faults = Object.fromEntries(Object.entries(found).filter(([, each]) => each.length > 0));
    expect(faults).toEqual({});
  });
}
