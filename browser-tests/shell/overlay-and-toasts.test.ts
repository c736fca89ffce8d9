import { expect, type Page } from '@playwright/test';
import { api } from '../helpers/answers/faults';
import { holdRequests } from '../helpers/answers/hold';
import { expectNoAxeViolations } from '../helpers/look/axe';
import { test } from '../helpers/portal';

const refused = { status: 400, body: { code: 2 } };
const sentence = 'Uporabnik ni povezan z upravnikom';

test.beforeEach(async ({ signIn }) => {
  await signIn();
});

test('F07 W18 10 s after a call without an answer the overlay shows a message, stays and no longer blocks', {
  tag: '@long',
}, async ({ page, flight }) => {
  flight.exempt('I5', 'the call never answers');
  await page.clock.install();
  await api(page, '/enota', { hang: true });
  await page.goto('/');
  const overlay = page.locator('[data-overlay]');
  await expect(overlay).toHaveAttribute('data-overlay', 'blocks');
  await expect(overlay).toHaveCSS('z-index', '99998');
  await expect(overlay.locator('..')).toHaveAttribute('role', 'status');
  await expect(overlay).toHaveText('Nalaganje …');
  await expect(page.getByRole('main')).toHaveAttribute('aria-busy', 'true');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Preskoči na vsebino' })).toBeFocused();
  await page.clock.runFor(8_000);
  await expect(overlay).toHaveAttribute('data-overlay', 'blocks');
  await page.clock.runFor(2_000);
  await expect(overlay).toHaveAttribute('data-overlay', 'long');
  await expect(overlay).toHaveText('Nalaganje traja dlje kot običajno');
  await expect(page.getByRole('main')).toHaveAttribute('aria-busy', 'false');
  await expect(page.getByRole('link', { name: 'Preskoči na vsebino' })).toBeFocused();
  await expectNoAxeViolations(page);
  // The footer waits 10 s for the page, by a CSS animation that the clock above does not move.
  const footer = page.getByRole('contentinfo', { includeHidden: true });
  await footer.evaluate((element) => {
    for (const animation of element.getAnimations()) {
      animation.pause();
      animation.currentTime = 9_999;
    }
  });
  await expect(footer).toBeHidden();
  await footer.evaluate((element) => {
    for (const animation of element.getAnimations()) animation.currentTime = 10_001;
  });
  await expect(footer).toBeVisible();
  await page.getByRole('link', { name: 'Obrazci' }).click();
  await expect(page).toHaveURL('/obrazci');
  await page.clock.runFor(3_600_000);
  await expect(overlay).toHaveText('Nalaganje traja dlje kot običajno');
});

/** The hidden progress bar of a toast, as an animation. */
const bar = (page: Page) =>
  page.locator('.Toastify__progress-bar').evaluate((element) => {
    const [animation] = element.getAnimations();
    return { duration: animation?.effect?.getTiming().duration, state: animation?.playState };
  });
const endBar = (page: Page) =>
  page
    .locator('.Toastify__progress-bar')
    .evaluate((element) => element.getAnimations()[0]?.finish());

for (const reducedMotion of ['no-preference', 'reduce'] as const) {
  test(`W16 W17 a toast stays for 3 s, longer under the pointer, with the focus and while the window is inactive, and can be closed (motion: ${reducedMotion})`, {
    tag: '@long',
  }, async ({ page }) => {
    await page.emulateMedia({ reducedMotion });
    await api(page, '/user_managers', refused);
    await page.goto('/');
    const toast = page.locator('.Toastify__toast');
    await expect(toast).toContainText(sentence);
    await expect(page.getByRole('alert').filter({ hasText: sentence }).first()).toBeVisible();
    await expect.poll(() => bar(page)).toEqual({ duration: 3_000, state: 'running' });
    await toast.hover();
    await expect.poll(() => bar(page)).toEqual({ duration: 3_000, state: 'paused' });
    await page.mouse.move(5, 500);
    await expect.poll(() => bar(page)).toEqual({ duration: 3_000, state: 'running' });
    const close = toast.getByRole('button', { name: 'Zapri obvestilo' });
    await close.focus();
    await expect.poll(() => bar(page)).toEqual({ duration: 3_000, state: 'paused' });
    await close.blur();
    await expect.poll(() => bar(page)).toEqual({ duration: 3_000, state: 'running' });
    await page.evaluate(() => window.dispatchEvent(new Event('blur')));
    await expect.poll(() => bar(page)).toEqual({ duration: 3_000, state: 'paused' });
    await page.evaluate(() => window.dispatchEvent(new Event('focus')));
    await expect.poll(() => bar(page)).toEqual({ duration: 3_000, state: 'running' });
    await endBar(page);
    await expect(toast).toHaveCount(0);

    await page.reload();
    await expect(toast).toBeVisible();
    await toast.getByRole('button', { name: 'Zapri obvestilo' }).click();
    await expect(toast).toHaveCount(0);
  });
}

test('W16 the container of toasts is in the page before the first of them, and an error is announced at once', {
  tag: '@long',
}, async ({ page }) => {
  await api(page, '/user_managers', { status: 400, body: { code: 2 } });
  const answer = await holdRequests(page, '**/user_managers');
  await page.goto('/');
  await expect(page.getByText('286.84').first()).toBeVisible();
  await expect(page.locator('.Toastify')).toBeAttached();
  await expect(page.locator('.Toastify__toast')).toHaveCount(0);
  answer();
  await expect(page.locator('.Toastify [role="alert"]')).toContainText(sentence);
});

test('W05 toasts of each kind have contrast in both themes', { tag: '@long' }, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  // As after a switch of manager.
  await page.addInitScript(() => history.replaceState({ portalNotice: 'manager.switched' }, ''));
  // A toast's time is an animation: while it is paused, both toasts stay.
  await page.addInitScript(() => {
    const still = new CSSStyleSheet();
    still.replaceSync('* { animation-play-state: paused !important; }');
    document.adoptedStyleSheets = [still];
  });
  await api(page, '/user_managers', refused);
  await page.goto('/');
  await expect(page.locator('.Toastify__toast--success')).toBeVisible();
  await expect(page.locator('.Toastify__toast--error')).toBeVisible();
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await expect(page.locator('.Toastify__toast')).toHaveCount(2);
    await expectNoAxeViolations(page);
  }
});

test('W16 a toast’s message about units and managers also stays in the page until it is solved', {
  tag: '@long',
}, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await api(page, '/user_managers', refused);
  await api(page, '/enota', refused);
  await page.goto('/obrazci');
  const main = page.getByRole('main');
  const ofUnits = main.getByText(`Enot ni bilo mogoče naložiti. ${sentence}`);
  const ofManagers = main.getByText(`Upravnikov ni bilo mogoče naložiti. ${sentence}`);
  await expect(ofUnits).toBeVisible();
  await expect(ofManagers).toBeVisible();
  const toast = page.locator('.Toastify__toast');
  await expect(toast).toHaveCount(1);
  await toast.getByRole('button', { name: 'Zapri obvestilo' }).click();
  await expect(toast).toHaveCount(0);
  await expectNoAxeViolations(page);
  await page.unrouteAll();
  const retry = main.getByRole('button', { name: 'Poskusi znova' });
  await retry.first().click();
  await expect(ofUnits).toHaveCount(0);
  await expect(ofManagers).toBeVisible();
  await retry.click();
  await expect(ofManagers).toHaveCount(0);
  await expect(page.getByRole('button', { name: /Izbira enote in upravnika/ })).toBeVisible();
});
