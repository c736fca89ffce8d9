/** The buttons − and + of numbers of persons and dogs and of readings: they step what is typed and change nothing else. */
import { expect, type Page } from '@playwright/test';
import { expectNoAxeViolations } from '../helpers/look/axe';
import { sidewaysFaults } from '../helpers/look/sideways';
import { test } from '../helpers/portal';
import { openForm } from '../helpers/screens/forms';

const PATH = '/prijavljena-stevila-oseb-in-psov?prijava=0137014';
const form = (page: Page) => page.getByRole('form', { name: 'Prijava spremembe' });
const persons = (page: Page) => form(page).getByRole('textbox', { name: 'Število oseb' });
const dogs = (page: Page) => form(page).getByRole('textbox', { name: 'Število psov' });
const button = (page: Page, name: string) => form(page).getByRole('button', { name, exact: true });

/** A press on a button that does nothing now; without `force` the click waits until it does. */
const pressInVain = (page: Page, name: string) => button(page, name).click({ force: true });

test.beforeEach(async ({ page, signIn }) => {
  await signIn();
  await page.goto(PATH);
  await expect(button(page, 'Ena oseba več')).toBeVisible();
});

test('persons and dogs go up and down by one, from an empty field too, and stop at their limits', {
  tag: '@long',
}, async ({ page }) => {
  // The form starts with the registered numbers.
  await expect(persons(page)).toHaveValue('3');
  await persons(page).fill('');
  await button(page, 'Ena oseba več').click();
  await expect(persons(page)).toHaveValue('1');
  await expect(button(page, 'Ena oseba manj')).toHaveAttribute('aria-disabled', 'true');
  await pressInVain(page, 'Ena oseba manj');
  await expect(persons(page)).toHaveValue('1');
  await button(page, 'Ena oseba več').click();
  await expect(persons(page)).toHaveValue('2');
  await expect(form(page).getByText('Število oseb: 2', { exact: true })).toBeAttached();
  await button(page, 'En pes manj').click();
  await expect(dogs(page)).toHaveValue('0');
  await dogs(page).fill('10');
  await expect(button(page, 'En pes več')).toHaveAttribute('aria-disabled', 'true');
  await pressInVain(page, 'En pes več');
  await expect(dogs(page)).toHaveValue('10');
  for (const name of ['Ena oseba manj', 'Ena oseba več', 'En pes manj', 'En pes več']) {
    const box = await button(page, name).boundingBox();
    expect(box?.width).toBeGreaterThanOrEqual(44);
    expect(box?.height).toBeGreaterThanOrEqual(44);
  }
});

test('by keyboard the focus stays on the button, and a press that is only a click steps once', {
  tag: '@long',
}, async ({ page }) => {
  await persons(page).selectText();
  await page.keyboard.type('4');
  await page.keyboard.press('Tab');
  await expect(button(page, 'Ena oseba manj')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(button(page, 'Ena oseba več')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(persons(page)).toHaveValue('5');
  await page.keyboard.press('Space');
  await expect(persons(page)).toHaveValue('6');
  await expect(button(page, 'Ena oseba več')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(dogs(page)).toBeFocused();
  await button(page, 'Ena oseba manj').dispatchEvent('click');
  await expect(persons(page)).toHaveValue('5');
  await button(page, 'Ena oseba več').click({ button: 'right' });
  await expect(persons(page)).toHaveValue('5');
});

test('holding a button repeats, and a touch that scrolls the page changes nothing', {
  tag: '@long',
}, async ({ page }) => {
  await dogs(page).fill('1');
  await button(page, 'En pes več').hover();
  await page.mouse.down();
  await expect.poll(async () => Number(await dogs(page).inputValue())).toBeGreaterThan(3);
  await page.mouse.up();
  await expect.poll(async () => Number(await dogs(page).inputValue())).toBeLessThanOrEqual(10);
  await persons(page).fill('4');
  const more = button(page, 'Ena oseba več');
  await more.dispatchEvent('pointerdown', { button: 0, pointerType: 'touch' });
  await more.dispatchEvent('pointerout', { pointerType: 'touch' });
  await more.dispatchEvent('pointercancel', { pointerType: 'touch' });
  await expect(persons(page)).toHaveValue('4');
});

test('what is typed stays: no number is cut, moved into the limits or replaced', {
  tag: '@long',
}, async ({ page }) => {
  for (const typed of ['abc', '3,5', '007', '1 2', '-2']) {
    await persons(page).fill('');
    await persons(page).pressSequentially(typed);
    await persons(page).blur();
    await expect(persons(page)).toHaveValue(typed);
  }
  await persons(page).fill('abc');
  await pressInVain(page, 'Ena oseba več');
  await expect(persons(page)).toHaveValue('abc');
  await expect(
    form(page).getByText('Polje Število oseb lahko vsebuje le numerične znake'),
  ).toBeVisible();
  await persons(page).fill('50');
  await persons(page).blur();
  await expect(persons(page)).toHaveValue('50');
  await pressInVain(page, 'Ena oseba več');
  await expect(persons(page)).toHaveValue('50');
  await button(page, 'Ena oseba manj').click();
  await expect(persons(page)).toHaveValue('49');
  await form(page).getByLabel('Enota je prazna').check();
  await expect(persons(page)).toHaveValue('1');
  await expect(button(page, 'Ena oseba več')).toHaveCount(0);
});

test('a reading goes up and down by a whole unit, with its decimals and its decimal sign', {
  tag: '@long',
}, async ({ page }) => {
  await openForm(page, 'stanje_vodomera', '&enota=0137014&vodomer=33009871');
  const reading = page.getByRole('textbox', { name: 'Stanje (m³)' });
  const more = page.getByRole('button', { name: 'Povečaj za 1: Stanje (m³)' });
  const less = page.getByRole('button', { name: 'Zmanjšaj za 1: Stanje (m³)' });
  for (const [typed, stepped] of [
    ['217,450', '218,450'],
    ['217.9', '218.9'],
    ['999998,999', '999999,000'],
  ] as const) {
    await reading.fill(typed);
    await more.click();
    await expect(reading).toHaveValue(stepped);
  }
  await expect(more).toHaveAttribute('aria-disabled', 'true');
  await reading.fill('0,4');
  await less.click();
  await expect(reading).toHaveValue('0,0');
  await reading.fill('12,3456');
  await more.click({ force: true });
  await expect(reading).toHaveValue('12,3456');
});

test('the buttons pass axe in both themes and fit 320 px', { tag: '@long' }, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 320, height: 700 });
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await expectNoAxeViolations(page, { within: 'form' });
  }
  expect(await page.evaluate(sidewaysFaults)).toEqual([]);
});
