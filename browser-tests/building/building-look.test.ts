/** The four pages of a building at both widths and in both themes, and by keyboard alone. */
import { expect } from '@playwright/test';
import { GENERATED_LOGIN } from '../../mocks/generated/contexts';
import { expectNoAxeViolations } from '../helpers/look/axe';
import { test } from '../helpers/portal';
import { ownWorld } from '../helpers/session/own-world';

const pages = [
  ['/vase-enote', '62.40\u00A0m²'],
  ['/izvajalci', 'Čistilni servis Bleščica d.o.o.'],
  ['/zavarovalne-pogodbe?pretekle=da', '55120-2025'],
  ['/prijavljena-stevila-oseb-in-psov', 'V stavbi: 42 enot'],
  ['/prijavljena-stevila-oseb-in-psov?prijava=0137014', 'Izjavljam'],
] as const;

for (const [path, content] of pages) {
  test(`${path}: axe finds nothing, and nothing scrolls sideways`, { tag: '@long' }, async ({
    page,
    signIn,
  }) => {
    await signIn();
    await page.emulateMedia({ reducedMotion: 'reduce' });
    for (const width of [320, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(path);
      await expect(page.getByText(content).first()).toBeVisible();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        await expectNoAxeViolations(page);
      }
    }
  });
}

test('on a phone the card of a unit has three facts at once, on a wide screen five', {
  tag: '@long',
}, async ({ page, signIn }) => {
  await signIn();
  await page.goto('/vase-enote');
  const facts = page.getByRole('main').getByRole('term').filter({ visible: true });
  const ofGarage = ['Vloga', 'Vrsta enote', 'Površina', 'Solastniški delež'];
  await expect(facts).toHaveCount(15);
  expect((await facts.allTextContents()).slice(-4)).toEqual(ofGarage);
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(facts).toHaveCount(10);
  expect((await facts.allTextContents()).slice(-3)).toEqual(ofGarage.slice(0, 3));
});

test('a row of many units has a name of two lines in a table, and the role below it on a phone', {
  tag: '@long',
}, async ({ page, context, baseURL }) => {
  await ownWorld(context, baseURL, GENERATED_LOGIN, { world: { units: 24 } });
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/vase-enote');
  const names = page.getByRole('main').getByRole('rowheader');
  await expect(names).toHaveCount(10);
  const heights = await names.evaluateAll((all) =>
    all.map((name) => name.getBoundingClientRect().height),
  );
  expect(Math.max(...heights)).toBeLessThan(130);
  await page.setViewportSize({ width: 390, height: 844 });
  const below = page.locator('.list-cards__sub');
  await expect(below).toHaveCount(10);
  for (const text of await below.allTextContents()) expect(text).toMatch(/Lastnik|Uporabnik/);
});

test('a unit is selected and reported as empty by keyboard alone', {
  tag: '@long',
}, async ({ page, signIn }) => {
  await signIn();
  await page.goto('/vase-enote');
  const choice = page.getByRole('button', { name: 'Izberi enoto, Brezova pot 4 (7)' });
  await choice.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Enota je izbrana')).toBeVisible();
  // The focused button was removed, and the mark beside the title has the focus. Next come all facts, and then the links.
  await expect(page.locator(':focus')).toHaveText('Izbrana');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(
    page.getByRole('link', { name: 'Prijava števila oseb, Brezova pot 4 (7)' }),
  ).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/prijavljena-stevila-oseb-in-psov?prijava=0291007');
  const form = page.getByRole('region', { name: 'Prijava spremembe' });
  await expect(form).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(form.getByLabel('Enota je prazna')).toBeChecked();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.type('0');
  await form.getByLabel('Velja od').fill('2026-11-12');
  await form.getByLabel('Izjavljam').focus();
  await page.keyboard.press('Space');
  // Past "Prekliči".
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Spremembo je prejel upravnik.')).toBeVisible();
  await expect(page.getByText('Prejeto')).toBeVisible();
});
