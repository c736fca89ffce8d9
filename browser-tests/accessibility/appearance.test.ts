import { expect, type Page } from '@playwright/test';
import { mountWith } from '../helpers/answers/mount';
import { test } from '../helpers/portal';

const LIGHT = 'rgb(246, 247, 245)';
const DARK = 'rgb(15, 21, 20)';

/** The theme and the font scale that the page shows. */
const looks = (page: Page) =>
  page.evaluate(() => ({
    background: getComputedStyle(document.body).backgroundColor,
    fontSize: getComputedStyle(document.documentElement).fontSize,
  }));

async function choose(page: Page, ...names: string[]): Promise<void> {
  await page.getByRole('button', { name: 'Prikaz' }).click();
  for (const name of names) await page.getByRole('radio', { name, exact: true }).check();
  await page.keyboard.press('Escape');
}

/** The colour that the browser would give to its own toolbar. */
const barColour = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')]
      .filter(({ media }) => matchMedia(media).matches)
      .map(({ content }) => content),
  );

test('theme and font size apply at once and survive a reload', {
  tag: '@long',
}, async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/prijava');
  await choose(page, 'Temna', 'Precej večja');
  expect(await looks(page)).toEqual({ background: DARK, fontSize: '18px' });
  expect(await barColour(page)).toEqual(['#182120']);
  expect(await page.evaluate(() => localStorage.getItem('layout'))).toBe(
    '{"darkTheme":true,"scale":18,"activeMenuItem":null}',
  );
  await page.reload();
  expect(await looks(page)).toEqual({ background: DARK, fontSize: '18px' });
  expect(await barColour(page)).toEqual(['#182120']);
  await page.getByRole('button', { name: 'Prikaz' }).click();
  await expect(page.getByRole('radio', { name: 'Temna' })).toBeChecked();
  await expect(page.getByRole('radio', { name: 'Precej večja' })).toBeChecked();
});

test('the system theme applies without a choice, and again once it is chosen', {
  tag: '@long',
}, async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/prijava');
  expect(await looks(page)).toEqual({ background: DARK, fontSize: '14px' });
  await choose(page, 'Svetla');
  expect((await looks(page)).background).toBe(LIGHT);
  expect(await barColour(page)).toEqual(['#ffffff']);
  await choose(page, 'Sistemska tema');
  expect((await looks(page)).background).toBe(DARK);
  await page.emulateMedia({ colorScheme: 'light' });
  expect((await looks(page)).background).toBe(LIGHT);
  expect(await barColour(page)).toEqual(['#ffffff']);
});

test('keyboard: the chosen option has the focus, arrows choose, and the group has a name', {
  tag: '@long',
}, async ({ page, signIn }) => {
  await signIn();
  await page.goto('/');
  const button = page.getByRole('button', { name: 'Prikaz' });
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('radio', { name: 'Sistemska tema' })).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(page.getByRole('radio', { name: 'Temna' })).toBeChecked();
  await page.keyboard.press('Tab');
  const sizes = page.getByRole('group', { name: 'Velikost pisave' });
  await expect(sizes.getByRole('radio', { name: 'Običajna' })).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(sizes.getByRole('radio', { name: 'Večja', exact: true })).toBeChecked();
  expect(await looks(page)).toEqual({ background: DARK, fontSize: '16px' });
  await page.keyboard.press('Escape');
  await expect(button).toBeFocused();
});

interface Frame {
  readonly theme: string | undefined;
  readonly background: string;
  readonly fontSize: string;
}

test('H15 every frame shows the chosen theme and size', {
  tag: '@long',
}, async ({ page, context }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  // Only the login page is painted before any script (docs/decisions/0022).
  await page.goto('/registracija');
  await choose(page, 'Temna', 'Največja');
  await context.addInitScript(() => {
    const frames: unknown[] = [];
    Reflect.set(window, 'framesSeen', frames);
    const look = () => {
      if (document.body) {
        frames.push({
          theme: document.documentElement.dataset.theme,
          background: getComputedStyle(document.body).backgroundColor,
          fontSize: getComputedStyle(document.documentElement).fontSize,
        });
      }
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  // The portal's own scripts are delayed, so that the state before them is visible for a while.
  await context.route(/\/assets\/(?!first-paint)[\w-]+\.js$/, async (route) => {
    await new Promise((done) => setTimeout(done, 400));
    await route.continue();
  });
  await page.reload();
  await page.getByRole('heading', { level: 1 }).waitFor();
  const frames = await page.evaluate<Frame[]>(() => Reflect.get(window, 'framesSeen'));
  expect(frames.length).toBeGreaterThan(5);
  for (const frame of frames) {
    expect(frame).toEqual({ theme: 'dark', background: DARK, fontSize: '20px' });
  }
});

for (const layout of [
  '{"darkTheme":true,"scale":"x"}',
  '{"darkTheme":true,"scale":1e9}',
  '{"scale":-14}',
  '[object Object]',
]) {
  test(`H14 a stored layout ${layout} gives the default theme and scale`, { tag: '@long' }, async ({
    page,
    context,
  }) => {
    await context.addInitScript((text) => localStorage.setItem('layout', text), layout);
    await page.emulateMedia({ colorScheme: 'light' });
    await page.goto('/prijava');
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(await looks(page)).toEqual({ background: LIGHT, fontSize: '14px' });
  });
}

test('a larger font size in the browser keeps its proportion', { tag: '@long' }, async ({
  page,
  context,
}) => {
  const session = await context.newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
  await page.goto('/prijava');
  expect((await looks(page)).fontSize).toBe('28px');
});

test('W06 W15 the largest size on a narrow phone scrolls nothing sideways and keeps buttons large', {
  tag: '@long',
}, async ({ page, signIn }) => {
  await signIn();
  await page.setViewportSize({ width: 320, height: 640 });
  for (const path of ['/', '/odprte-postavke', '/izvajalci']) {
    await page.goto(path);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await choose(page, 'Največja');
    const widths = await page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement;
      return { scrollWidth, clientWidth };
    });
    expect(widths.scrollWidth, path).toBeLessThanOrEqual(widths.clientWidth);
    for (const button of await page.locator('.top-bar').getByRole('button').all()) {
      const box = await button.boundingBox();
      expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(320);
    }
  }
});

test('W06 a long portal name wraps beside the button', { tag: '@long' }, async ({
  page,
  context,
}) => {
  const name = 'Upravljanje in vzdrževanje stavb Zeleni Gaj';
  await mountWith(context, { 'data-product': 'portal', 'data-name': name });
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/prijava');
  await choose(page, 'Največja');
  const [link, card] = await Promise.all([
    page.getByRole('link', { name }).boundingBox(),
    page.getByRole('main').boundingBox(),
  ]);
  expect(link?.y).toBeGreaterThanOrEqual(0);
  expect((link?.y ?? 0) + (link?.height ?? 0)).toBeLessThanOrEqual(card?.y ?? 0);
  expect((card?.x ?? 0) + (card?.width ?? 0)).toBeLessThanOrEqual(320 - 16);
});

test('W06 the popup can be read to its end at 400 % zoom', { tag: '@long' }, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await page.goto('/prijava');
  await choose(page, 'Največja');
  expect(Number.parseFloat((await looks(page)).fontSize)).toBeCloseTo((20 * 16) / 14, 1);
});

test('on a phone the default scale of 14 gives text of 16 px, and stays 14 in storage (§9)', {
  tag: '@long',
}, async ({ page }) => {
  await page.setViewportSize({ width: 767, height: 844 });
  await page.goto('/registracija');
  expect((await looks(page)).fontSize).toBe('16px');
  await choose(page, 'Temna');
  expect(await page.evaluate(() => localStorage.getItem('layout'))).toContain('"scale":14');
  await page.setViewportSize({ width: 768, height: 844 });
  expect((await looks(page)).fontSize).toBe('14px');
});
