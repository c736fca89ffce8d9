/** On the narrowest phone, with the usual and the largest text: amounts and names are whole, and nothing overlaps. */
import { expect } from '@playwright/test';
import { test } from '../helpers/portal';
import { settled } from '../helpers/screens/routes';
import { brokenWords } from './inspect/broken-words';
import { overlapFaults } from './inspect/overlap';
import { shrunkIcons } from './inspect/shrunk-icons';

const whole = [
  '.amount',
  '.facts dt',
  '.facts dd[data-figures]',
  '.scope-bar .select__control > span',
  '.emergency-row h3',
  '.tally__numbers > div > *',
  '.steps__label',
  '.select-button__option',
].join();
const paths = [
  '/profil',
  '/kartica-obracunov-s-placili',
  '/rezervni-sklad',
  '/redni-obracun',
  '/specifikacija-stroskov',
  '/vase-enote',
  '/nujni-primeri',
  '/odlocanje/9101',
  '/obrazci?obrazec=reklamacija_obracuna',
  '/dogajanje/prijava-napake',
];

for (const [size, scale] of [
  ['usual', 14],
  ['largest', 20],
] as const) {
  test(`W06 with the ${size} text no amount and no name breaks at 320 px, no icon shrinks, and nothing overlaps`, {
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
      found[path] = [
        ...(await page.evaluate(brokenWords, whole)),
        ...(await page.evaluate(shrunkIcons)),
        ...(await overlapFaults(page)),
      ];
    }
    await page.goto('/odprte-postavke');
    await page
      .getByRole('button', { name: /^Plačaj/ })
      .first()
      .click();
    await expect(page.getByRole('radio', { name: 'Posamično' })).toBeVisible();
    found['the payment'] = await page.evaluate(brokenWords, whole);
    const faults = Object.fromEntries(Object.entries(found).filter(([, each]) => each.length > 0));
    expect(faults).toEqual({});
  });
}

test('W06 with the largest text a kind of notices has its chevron beside its channels', {
  tag: '@long',
}, async ({ page, signIn }) => {
  await signIn();
  await page.addInitScript(() => localStorage.setItem('layout', '{"scale":20}'));
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/obvescanje');
  await settled(page);
  const rooms = await page.locator('.preferences__group > summary').evaluateAll((rows) =>
    rows.map((row) => {
      const channels = row.lastElementChild?.getBoundingClientRect();
      return row.getBoundingClientRect().right - (channels?.right ?? 0);
    }),
  );
  expect(rooms.length).toBeGreaterThan(1);
  expect(Math.min(...rooms)).toBeGreaterThan(12);
  expect(await page.evaluate(brokenWords, '.preferences__group > summary')).toEqual([]);
});
