/** The loading overlay of §4 and the layers of §9. */
import { expect, type Locator, type Page } from '@playwright/test';
import { api } from '../helpers/answers/faults';
import { callsTo } from '../helpers/answers/requests';
import { test } from '../helpers/portal';
import { switcher } from '../helpers/screens/switcher';

const overlay = (page: Page) => page.locator('[data-overlay]');

test.beforeEach(async ({ signIn, flight }) => {
  flight.exempt('I5', 'calls never answer');
  await signIn();
});

/** Opens the portal with managers that have failed to load, so that a test can request them again at any time. */
async function openWithoutManagers(page: Page, path: string): Promise<void> {
  await api(page, '/user_managers', { status: 400, body: {} });
  await page.goto(path);
  await expect(page.getByText('Upravnikov ni bilo mogoče naložiti.')).toBeVisible();
  await page.unrouteAll();
  await api(page, '/user_managers', { hang: true });
}

/** Requests the managers, which never arrive; the page's own button may be covered by a dialog. */
async function block(page: Page): Promise<void> {
  await page
    .getByText('Poskusi znova')
    .first()
    .evaluate((button: HTMLElement) => {
      // The button gives the focus to the heading, and a popup closes when the focus leaves it.
      const heading = document.querySelector('h1');
      if (heading) heading.focus = () => {};
      button.click();
    });
  await expect(overlay(page)).toHaveAttribute('data-overlay', 'blocks');
}

/** The element at the centre of another one. */
const topAt = (thing: Locator) =>
  thing.evaluate((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    const top = document.elementFromPoint(x + width / 2, y + height / 2);
    return top?.closest('[data-overlay]') ? 'overlay' : (top?.className ?? '');
  });

const layers = [
  {
    name: 'pay dialog',
    path: '/odprte-postavke',
    width: 1280,
    open: (page: Page) =>
      page
        .getByRole('button', { name: /^Plačaj/ })
        .first()
        .click(),
    layer: '.panel',
    zIndex: '1100',
    target: (page: Page) => page.getByRole('button', { name: 'Zapri', exact: true }),
  },
  {
    name: 'drawer',
    path: '/obrazci',
    width: 390,
    open: (page: Page) => page.getByRole('button', { name: 'Odpri meni' }).click(),
    layer: '.menu-drawer',
    zIndex: '1100',
    target: (page: Page) => page.getByRole('dialog').getByRole('link', { name: 'Izvajalci' }),
  },
  {
    name: 'unit switcher',
    path: '/obrazci',
    width: 1280,
    open: (page: Page) => switcher(page).click(),
    layer: '.popover:popover-open',
    zIndex: '1000',
    target: (page: Page) => page.getByRole('listbox', { name: 'Spremenite enoto' }),
  },
] as const;

for (const { name, path, width, open, layer, zIndex, target } of layers) {
  test(`§9 the loader at 99998 is above the ${name} at ${zIndex} and blocks pointer and keyboard`, {
    tag: '@long',
  }, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await openWithoutManagers(page, path);
    await open(page);
    const there = target(page);
    await expect(there).toBeVisible();
    await expect(page.locator(layer)).toHaveCSS('z-index', zIndex);
    expect(await topAt(there)).not.toBe('overlay');
    const before = page.url();
    await there.focus();
    await block(page);
    await expect(overlay(page)).toHaveCSS('z-index', '99998');
    expect(await topAt(there)).toBe('overlay');
    await page.keyboard.press('Escape');
    await page.keyboard.press('Enter');
    await page.keyboard.press('ArrowDown');
    await expect(page.locator(layer)).toBeVisible();
    await expect(there).not.toHaveAttribute('aria-expanded', 'true');
    const box = await there.boundingBox();
    await page.mouse.click((box?.x ?? 0) + 10, (box?.y ?? 0) + 10);
    expect(page.url()).toBe(before);
    if (zIndex === '1100') await expect(page.locator(layer)).toBeVisible();
    // A dialog that opens by itself during the loading is below it, too.
    await page.evaluate(() => {
      const late = document.createElement('dialog');
      late.className = 'late';
      late.textContent = 'Pozno';
      document.body.append(late);
      late.showModal();
    });
    await expect.poll(() => topAt(page.locator('.late'))).toBe('overlay');
  });
}

test('§4 the indicator is shown around each try of units and managers, and does not block a user who has the list', {
  tag: '@long',
}, async ({ page, flight }) => {
  await page.clock.install();
  await page.goto('/obrazci');
  await expect(switcher(page)).toBeVisible();
  await expect(overlay(page)).toHaveCount(0);
  await api(page, '/enota', { hang: true });
  await api(page, '/enota', { status: 503, body: {}, times: 1 });
  const calls = () => callsTo(flight.record.requests, '/enota').length;
  const before = calls();
  // The list is stale after 30 s, so the next page that shows it requests it again.
  await page.clock.runFor(31_000);
  await page.getByRole('link', { name: 'Vaše enote' }).click();
  await expect.poll(calls).toBeGreaterThan(before);
  await expect(overlay(page)).toHaveAttribute('data-overlay', 'quiet');
  await expect(page.getByRole('main')).toHaveAttribute('aria-busy', 'false');
  // Without this a slow machine would add its own time.
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 500));
  await page.clock.runFor(5_000);
  await expect(overlay(page)).toHaveAttribute('data-overlay', 'quiet');
  await expect.poll(calls).toBe(before + 2);
  await page.clock.runFor(6_000);
  await page.clock.resume();
  await expect(overlay(page)).toHaveText('Nalaganje traja dlje kot običajno');
  await page.getByRole('link', { name: 'Izvajalci' }).click();
  await expect(page).toHaveURL('/izvajalci');
});
