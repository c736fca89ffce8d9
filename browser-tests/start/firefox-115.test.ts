/** The portal with no more than Firefox 115 has, the oldest supported Firefox (0028). */
import { expect, type Page } from '@playwright/test';
import { rescueText } from '../../src/text/shell/rescue';
import { test } from '../helpers/portal';
import { form, goTo, openForm, send } from '../helpers/screens/forms';
import { allRoutes, openRoute } from '../helpers/screens/routes';
import { choose } from '../helpers/screens/select';
import { chooseUnit, switcher } from '../helpers/screens/switcher';
import { chooseLogout } from '../helpers/session/logout';

/** Runs in the page before its scripts: takes away what came after Firefox 115. */
function takeAway(): void {
  const later: readonly (readonly [owner: object, names: readonly string[]])[] = [
    [HTMLElement.prototype, ['popover', 'showPopover', 'hidePopover', 'togglePopover']],
    [HTMLButtonElement.prototype, ['popoverTargetElement', 'popoverTargetAction']],
    [AbortSignal, ['any']],
    [URL, ['parse']],
    [Promise, ['withResolvers', 'try']],
    [Object, ['groupBy']],
    [Map, ['groupBy']],
    [Set.prototype, ['union', 'intersection', 'difference', 'isSubsetOf', 'isSupersetOf']],
    [String.prototype, ['isWellFormed', 'toWellFormed']],
    [Intl, ['Segmenter', 'DurationFormat']],
    [Document.prototype, ['startViewTransition']],
    [window, ['Iterator', 'navigation', 'trustedTypes', 'scheduler', 'ClipboardItem']],
    [Navigator.prototype, ['userActivation', 'share', 'canShare']],
  ];
  for (const [owner, names] of later) for (const name of names) Reflect.deleteProperty(owner, name);
}

/** A browser with popovers of its own hides what is not open by its own account. */
const SHOWN = ':where([popover].\\:popover-open) { display: block; }\n';

/** Makes the page's styles read as in a browser without `:has` and `@starting-style`: it drops such rules. */
const withoutNewStyles = (page: Page) =>
  page.route('**/assets/*.css', async (route) => {
    const answer = await fetch(route.request().url());
    const styles = (await answer.text())
      .replaceAll(':has(', ':unknown-has(')
      .replaceAll('@starting-style', '@unknown-starting-style');
    await route.fulfill({ contentType: 'text/css', body: SHOWN + styles });
  });

test.beforeEach(async ({ page }) => {
  await page.addInitScript(takeAway);
  await withoutNewStyles(page);
});

// A style may still be on its way when a test ends.
test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }));

test('each page is shown, and nothing scrolls sideways', { tag: '@long' }, async ({
  page,
  signIn,
}) => {
  test.slow();
  const visitors = allRoutes.filter(({ visitor }) => visitor);
  const members = allRoutes.filter(({ visitor }) => !visitor);
  const look = async (routes: typeof allRoutes) => {
    for (const route of routes) {
      await openRoute(page, route);
      await expect(page.getByRole('heading', { level: 1, includeHidden: true })).toBeAttached();
      await expect(page.getByText(rescueText.tooOldHint)).toHaveCount(0);
      for (const width of [320, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        // A script turns a table into cards.
        const wide = () => page.evaluate(() => document.documentElement.scrollWidth);
        await expect.poll(wide, `${route.name} at ${width} px`).toBeLessThanOrEqual(width);
      }
    }
  };
  await look(visitors);
  await signIn();
  await look(members);
});

test('login, unit, filter, code, calendar, form and logout work', { tag: '@long' }, async ({
  page,
}) => {
  await page.goto('/odprte-postavke?namen=rezervni_sklad');
  await page.getByLabel('E-poštni naslov').fill('ana.zupancic@example.si');
  await page.getByLabel('Geslo', { exact: true }).fill('Javorjeva12');
  await page.getByRole('button', { name: 'Prijava', exact: true }).click();
  await choose(page, 'Namen', 'Redni obračun');
  await expect(page).toHaveURL(/namen=redni/);
  await page.getByRole('button', { name: /^Plačaj vse/ }).click();
  await expect(page.getByRole('dialog').getByRole('img').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await openForm(page, 'potrdilo');
  await page.getByLabel('Na dan').fill('23.11.2026');
  await page.getByRole('button', { name: 'Izberi datum' }).click();
  await expect(page.getByRole('gridcell', { name: '23. november 2026' })).toBeFocused();
  const distance = async () => {
    const cell = await page.getByRole('gridcell', { name: '23. november 2026' }).boundingBox();
    const opener = await page.getByRole('button', { name: 'Izberi datum' }).boundingBox();
    return Math.abs((cell?.y ?? 0) - (opener?.y ?? 0));
  };
  await expect.poll(distance, 'the calendar is beside its button').toBeLessThan(400);
  await page.keyboard.press('PageUp');
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Na dan')).toHaveValue('23.10.2026');
  await openForm(page, 'splosno_vprasanje');
  await form(page).getByLabel('Zadeva').fill('Ključ');
  await form(page).getByLabel('Sporočilo').fill('Kje dobim nov ključ?');
  await goTo(page, 'review');
  await expect(send(page)).toBeEnabled();

  await chooseUnit(page, 'Brezova pot 4 (7)');
  await expect(switcher(page)).toContainText('Brezova pot 4 (7)');
  await chooseLogout(page);
  await expect(page).toHaveURL('/prijava');
});
