/** Checks of every loaded route, all in one visit (`threats.md` section 3). */
import { expect, type Page } from '@playwright/test';
import { test } from '../helpers/portal';
import { allRoutes, openRoute } from '../helpers/screens/routes';
import { contrastFaults } from './inspect/contrast';
import { enlarge } from './inspect/enlarge';
import { nameFaults } from './inspect/names';
import { overlapFaults } from './inspect/overlap';
import { reflowFaults } from './inspect/reflow';
import { structureFaults } from './inspect/structure';
import { targetFaults } from './inspect/targets';

const phone = { width: 320, height: 640 };
const desktop = { width: 1280, height: 800 };

/** Sets the size of the viewport and waits until the page has rendered for it: a script turns a table into cards. */
const resize = async (page: Page, viewport: typeof phone) => {
  await page.setViewportSize(viewport);
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  );
};

/** Spacing as WCAG 1.4.12 sets it, applied in a way that the content policy allows. */
const spaceText = (page: Page) =>
  page.evaluate(() => {
    const spaced = new CSSStyleSheet();
    spaced.replaceSync(
      '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; } p { margin-bottom: 2em !important; }',
    );
    document.adoptedStyleSheets = [spaced];
  });

/** Everything that still moves or may move although reduced motion is set. */
function motion(): string[] {
  const moving = document.getAnimations().filter(({ effect }) => {
    const isClock =
      effect instanceof KeyframeEffect && effect.target?.matches('.Toastify__progress-bar');
    return !isClock && Number(effect?.getComputedTiming().duration) > 10;
  });
  const slow = [...document.querySelectorAll('html, body, body *')].filter((each) => {
    const { transitionDuration, animationName, animationDuration, scrollBehavior } =
      getComputedStyle(each);
    const longest = (times: string) => Math.max(...times.split(',').map(Number.parseFloat));
    return (
      longest(transitionDuration) > 0.01 ||
      (animationName !== 'none' && longest(animationDuration) > 0.01) ||
      scrollBehavior === 'smooth'
    );
  });
  return [...moving.map(String), ...slow.map((each) => each.outerHTML.slice(0, 80))];
}

test('W07 the overlap check finds a planted overlap and ignores what only resembles one', {
  tag: '@long',
}, async ({ page }) => {
  const line = (style: string, text: string) => `<p style="margin: 0; ${style}">${text}</p>`;
  const overlaps = async (...lines: string[]) => {
    await page.setContent(lines.join(''));
    return overlapFaults(page);
  };
  expect(await overlaps(line('', 'one'), line('margin-top: -8px', 'two'))).toEqual([
    expect.stringMatching(/p\.null "one" and p\.null "two" overlap by \d+ × \d+ px/),
  ]);
  // A box one line high; its second line overflows onto what follows.
  const tight = line('height: 20px; width: 60px', 'longword longword');
  expect(await overlaps(tight, line('', 'after'))).toHaveLength(1);
  expect(
    await overlaps(`${line('margin-bottom: -16px', 'label')}<input value="text">`),
  ).toHaveLength(1);
  for (const hidden of ['visibility: hidden', 'opacity: 0', 'position: fixed; top: 8px'])
    expect(await overlaps(line('', 'one'), line(`margin-top: -16px; ${hidden}`, 'two'))).toEqual(
      [],
    );
  const cut = '<div style="height: 20px; overflow: hidden">';
  expect(
    await overlaps(`${cut}${line('', 'one')}${line('', 'two')}</div>`, line('', 'three')),
  ).toEqual([]);
  const scrolled = cut.replace('hidden', 'auto');
  expect(
    await overlaps(`${scrolled}${line('', 'one')}${line('', 'two')}</div>`, line('', 'three')),
  ).toEqual([]);
  const stuck = line('position: sticky; top: 40px', 'bar');
  expect(await overlaps(stuck, line('', 'one'), line('', 'two'))).toEqual([]);
  expect(await overlaps(line('', 'one <b>two</b> three'))).toEqual([]);
});

for (const route of allRoutes) {
  test(`W01 W02 W05 W06 W07 W08 W15 W17 W20 W24 · ${route.name}: names, order, sizes, contrasts, zoom, spacing, motion and forced colours are correct`, {
    tag: '@long',
  }, async ({ page, signIn }) => {
    test.setTimeout(120_000);
    if (!route.visitor) await signIn();
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize(desktop);
    await openRoute(page, route);

    const found: Record<string, string[]> = {};
    for (const [size, viewport] of Object.entries({ phone, desktop })) {
      await resize(page, viewport);
      found[`W01 W20 ${size}`] = await nameFaults(page.locator('body'));
      found[`W02 W08 ${size}`] = await page.evaluate(structureFaults);
      found[`W15 ${size}`] = await page.evaluate(targetFaults, size === 'phone');
    }
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      found[`W05 ${colorScheme}`] = await page.evaluate(contrastFaults);
    }
    found.W17 = await page.evaluate(motion);
    await page.emulateMedia({ forcedColors: 'active' });
    found.W24 = await page.evaluate(contrastFaults);
    await page.emulateMedia({ forcedColors: 'none' });
    for (const viewport of [phone, { width: 640, height: 512 }]) {
      await resize(page, viewport);
      await enlarge(page, 1);
      found[`W06 ${viewport.width}`] = await page.evaluate(reflowFaults);
      await enlarge(page, 2);
      found[`W06 ${viewport.width}, text twice as large`] = await page.evaluate(reflowFaults);
    }
    await enlarge(page, 1);
    await spaceText(page);
    for (const viewport of [phone, desktop]) {
      await resize(page, viewport);
      found[`W07 ${viewport.width}`] = [
        ...(await page.evaluate(reflowFaults)),
        ...(await overlapFaults(page)),
      ];
    }
    const faults = Object.fromEntries(Object.entries(found).filter(([, each]) => each.length > 0));
    expect(faults).toEqual({});
  });
}
