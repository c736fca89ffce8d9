import { expect, type Page } from '@playwright/test';
import { api } from '../helpers/answers/faults';
import { type BuiltKit, buildKit, openKit } from '../helpers/answers/kit';
import { expectNoAxeViolations } from '../helpers/look/axe';
import { test } from '../helpers/portal';
import { form, goTo, openForm, receivedNumber, send, submission } from '../helpers/screens/forms';
import { button, field, fillIn } from './open-form-kit';

let kit: BuiltKit;

test.beforeAll(async () => {
  kit = await buildKit('forms/form-kit');
});

const opener = (page: Page) => page.getByRole('button', { name: 'Izberi datum' });
const cell = (page: Page, name: string) => page.getByRole('gridcell', { name, exact: true });

/** Opens the calendar of the field with this day by the keyboard. */
async function openCalendar(page: Page, typed: string): Promise<void> {
  await field(page, 'Dan').fill(typed);
  await opener(page).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('grid', { name: 'Izberi datum' })).toBeVisible();
}

for (const timezoneId of ['Europe/Ljubljana', 'UTC', 'America/Los_Angeles']) {
  test.describe(`in English in ${timezoneId}`, () => {
    test.use({ locale: 'en-US', timezoneId });

    test('a typed and a picked date read dd.mm.yyyy and send the same day', {
      tag: '@long',
    }, async ({ page }) => {
      await openKit(page, kit);
      const posts = await api(page, /form-kit\/send/, { status: 200, body: {} });
      await fillIn(page);
      await field(page, 'Dan').fill('1. 3. 26');
      await field(page, 'Dan').press('Tab');
      await expect(field(page, 'Dan')).toHaveValue('01.03.2026');
      await button(page).click();
      await expect(page.getByText('Oddano: 1')).toBeVisible();
      await opener(page).click();
      await expect(cell(page, '1. marec 2026')).toBeFocused();
      await cell(page, '29. marec 2026').click();
      await expect(field(page, 'Dan')).toHaveValue('29.03.2026');
      await button(page).click();
      await expect(page.getByText('Oddano: 2')).toBeVisible();
      expect(posts.map((post) => post.postDataJSON().dan)).toEqual(['2026-03-01', '2026-03-29']);
    });
  });
}

test('Enter in the field sends a short year whole', { tag: '@long' }, async ({ page }) => {
  await openKit(page, kit);
  const posts = await api(page, /form-kit\/send/, { status: 200, body: {} });
  await fillIn(page);
  await field(page, 'Dan').fill('1.3.26');
  await field(page, 'Dan').press('Enter');
  await expect(page.getByText('Oddano: 1')).toBeVisible();
  expect(posts[0]?.postDataJSON().dan).toBe('2026-03-01');
  await expect(field(page, 'Dan')).toHaveValue('01.03.2026');
});

test('a text that is no day stays, with a sentence about it', { tag: '@long' }, async ({
  page,
}) => {
  await openKit(page, kit);
  const control = field(page, 'Dan');
  const sentences = [
    ['jutri', 'Vrednost polja Dan mora biti datum v obliki dd.mm.llll, na primer 23.11.2026'],
    ['31.04.2026', 'Datuma v polju Dan ni v koledarju'],
    ['30.12.1899', 'Datum v polju Dan ne sme biti pred 01.01.1900'],
    ['01.01.2027', 'Datum v polju Dan ne sme biti po 31.12.2026'],
    ['', 'Polje Dan je obvezno'],
  ] as const;
  for (const [typed, sentence] of sentences) {
    await control.fill(typed);
    await field(page, 'Stanje').focus();
    await expect(control).toHaveAccessibleDescription(sentence);
    await expect(control).toHaveValue(typed);
  }
  await control.fill('29.02.2024');
  await field(page, 'Stanje').focus();
  await expect(control).toHaveAccessibleDescription('');
});

test('the calendar by keyboard alone, with the focus never on the body', {
  tag: '@long',
}, async ({ page }) => {
  await openKit(page, kit);
  await openCalendar(page, '23.11.2026');
  await expect(cell(page, '23. november 2026')).toBeFocused();
  await page.evaluate(() => {
    const lost: string[] = [];
    Object.assign(window, { lost });
    const look = () => {
      if (document.activeElement === document.body) lost.push('body');
      requestAnimationFrame(look);
    };
    look();
  });
  const keys = [
    ['ArrowRight', '24. november 2026'],
    ['ArrowDown', '1. december 2026'],
    ['ArrowLeft', '30. november 2026'],
    ['ArrowUp', '23. november 2026'],
    ['End', '29. november 2026'],
    ['Home', '23. november 2026'],
    ['PageUp', '23. oktober 2026'],
    ['Shift+PageUp', '23. oktober 2025'],
    ['Shift+PageDown', '23. oktober 2026'],
    ['PageDown', '23. november 2026'],
    // The last day is 31. 12. 2026.
    ['Shift+PageDown', '31. december 2026'],
    ['ArrowRight', '31. december 2026'],
  ] as const;
  for (const [key, day] of keys) {
    await page.keyboard.press(key);
    await expect(cell(page, day)).toBeFocused();
  }
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Shift+Tab');
  const title = page.getByRole('button', { name: 'december 2026, izberi drug mesec' });
  await expect(title).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('option', { name: 'december 2026' })).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(page.getByRole('option', { name: 'september 2026' })).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('option', { name: '2026' })).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('option', { name: 'september 2025' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(cell(page, '30. september 2025')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(opener(page)).toBeFocused();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(field(page, 'Dan')).toHaveValue('30.09.2025');
  expect(await page.evaluate(() => Object(window).lost)).toEqual([]);
});

test('Escape closes the calendar without a choice, and Tab leaves it', {
  tag: '@long',
}, async ({ page }) => {
  await openKit(page, kit);
  await openCalendar(page, '23.11.2026');
  await expect(cell(page, '23. november 2026')).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Escape');
  await expect(opener(page)).toBeFocused();
  await expect(field(page, 'Dan')).toHaveValue('23.11.2026');
  await page.keyboard.press('Enter');
  await expect(cell(page, '23. november 2026')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('combobox', { name: 'Enota' })).toBeFocused();
});

test('a day beyond the limit cannot be picked, and its month is reached by the buttons', {
  tag: '@long',
}, async ({ page }) => {
  await openKit(page, kit);
  await openCalendar(page, '23.11.2026');
  const next = page.getByRole('button', { name: 'Naslednji mesec' });
  await next.click();
  await expect(next).toBeFocused();
  await expect(cell(page, '31. december 2026')).toBeVisible();
  await next.click();
  await expect(cell(page, '31. december 2026')).toBeVisible();
  await expect(page.getByRole('grid').getByRole('gridcell', { selected: true })).toHaveCount(0);
  await page.getByRole('button', { name: 'december 2026, izberi drug mesec' }).click();
  await page.getByRole('button', { name: '2026, izberi drugo leto' }).click();
  const later = page.getByRole('option', { name: '2027' });
  await expect(later).toHaveAttribute('aria-disabled', 'true');
  await later.click({ force: true });
  await expect(page.getByRole('listbox', { name: 'Leta' })).toBeVisible();
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`axe finds nothing in the calendar at 320 px, ${colorScheme}, and nothing is cut off`, {
    tag: '@long',
  }, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width: 320, height: 700 });
    await openKit(page, kit);
    await openCalendar(page, '31.12.2026');
    await expectNoAxeViolations(page, { within: '.popover--beside' });
    const box = await page.getByRole('dialog').boundingBox();
    expect(box?.x).toBeGreaterThanOrEqual(0);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(320);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    const size = await cell(page, '31. december 2026').boundingBox();
    expect(size?.height).toBeGreaterThanOrEqual(44);
    await page.getByRole('button', { name: 'december 2026, izberi drug mesec' }).click();
    await expect(page.getByRole('option', { name: 'december 2026' })).toBeFocused();
    await expectNoAxeViolations(page, { within: '.popover--beside' });
  });
}

test('date and time of a damage are typed, required together, and kept in the draft', {
  tag: '@long',
}, async ({ page, signIn }) => {
  await signIn();
  await openForm(page, 'prijava_skode');
  const day = form(page).getByLabel('Datum in ura nastanka');
  const time = form(page).getByLabel('Ura', { exact: true });
  await day.fill('20. 11. 2026');
  await time.focus();
  await expect(day).toHaveAccessibleDescription('');
  await form(page).getByLabel('Opis').focus();
  await expect(day).toHaveValue('20.11.2026');
  const sentence = 'V polju Datum in ura nastanka vpišite tudi uro, na primer 08:15';
  await expect(time).toHaveAccessibleDescription(sentence);
  await time.fill('25.00');
  await form(page).getByLabel('Opis').focus();
  await expect(form(page)).toContainText(
    'Ura v polju Datum in ura nastanka mora biti v obliki hh:mm',
  );
  await time.fill('8.05');
  await form(page).getByLabel('Opis').fill('V kopalnici teče voda s stropa.');
  await expect(time).toHaveValue('08:05');
  await page.reload();
  await expect(day).toHaveValue('20.11.2026');
  await expect(time).toHaveValue('08:05');
  await form(page).getByLabel('Telefon').fill('041 123 456');
  await goTo(page, 'review');
  await send(page).click();
  const number = await receivedNumber(page);
  await page.goto('/obrazci?pogled=oddane');
  await expect(submission(page, number)).toContainText('20.11.2026, 08:05');
});
