/** The events of a building by month (pages.md P31). */
import { expect, type Page } from '@playwright/test';
import { api } from '../helpers/answers/faults';
import { test } from '../helpers/portal';

const LIST = '/dogajanje';
const MONTH = '/dogajanje?pogled=koledar';

const day = (page: Page, name: string | RegExp) =>
  page.getByRole('grid').getByRole('button', { name, exact: typeof name === 'string' });
const events = (page: Page, name: string) => page.getByRole('list', { name, exact: true });

/** A thousand events at 12 o'clock, one on each day of 2024 to 2026; the last `on` of them on one day. */
const many = (on: number) =>
  Array.from({ length: 1000 }, (_, index) => {
    const from = Date.parse('2024-06-01T11:00:00Z');
    const time = index < 1000 - on ? from + index * 86_400_000 : Date.parse('2026-11-25T11:00:00Z');
    return {
      id_dogodka: index + 1,
      uid: `dogodek-${index + 1}@zelenigaj.example.si`,
      zaporedje: 0,
      vrsta: 'dela',
      panoga: 'voda',
      naziv: `Dela ${index + 1}`,
      opis_html: '<p>Opis.</p>',
      zacetek: new Date(time).toISOString(),
      predviden_konec: new Date(time + 3_600_000).toISOString(),
      konec: time < Date.parse('2026-11-21') ? new Date(time + 3_600_000).toISOString() : null,
      cel_dan: false,
      stanje: time < Date.parse('2026-11-21') ? 'zakljuceno' : 'nacrtovano',
      obseg: 'stavba',
      vhodi: [],
      prizadeta_moja_enota: true,
      nujnost: 'obicajno',
      velja_do: null,
      pripeto: false,
      kaj_storiti: null,
      izvajalec: null,
      posodobitve: [],
      id_odlocitve: null,
    };
  });

test('the list is shown first; the month is a choice that the address keeps', async ({
  page,
  signIn,
}) => {
  await signIn();
  await page.goto(LIST);
  await expect(events(page, 'Sledi')).toBeVisible();
  await page.getByRole('tab', { name: 'Koledar' }).click();
  const today = day(page, /^21\. november 2026, /);
  await expect(today).toHaveAttribute('aria-current', 'date');
  await expect(today).toHaveAttribute('aria-pressed', 'true');
  await expect(events(page, 'Sobota, 21. november 2026')).toContainText('Sanacija ravne strehe');
  await day(page, '25. november 2026, 1 dogodek, tudi za vašo enoto').click();
  await expect(events(page, 'Sreda, 25. november 2026').getByRole('listitem')).toHaveCount(1);
  await page.getByRole('button', { name: 'Naslednji mesec' }).click();
  await expect(page).toHaveURL(/\?pogled=koledar&mesec=2026-12$/);
  await page.reload();
  // The first day with an event.
  await expect(events(page, 'Torek, 1. december 2026')).toContainText('Odčitek delilnikov');
  await page.getByRole('button', { name: 'Danes' }).click();
  await expect(today).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('tab', { name: 'Seznam' }).click();
  await expect(page).toHaveURL(/\?mesec=2026-11$/);
  await expect(events(page, 'Sledi')).toBeVisible();
  // A month far away is the nearest one that a calendar has.
  await page.goto(`${MONTH}&mesec=9999-12`);
  await expect(page.getByRole('heading', { name: 'December 2100', exact: true })).toBeVisible();
});

test('one Tab stop and the keys of a calendar lead through days and months', {
  tag: '@long',
}, async ({ page, signIn }) => {
  await signIn();
  await page.goto(MONTH);
  await day(page, /^21\. november 2026/).focus();
  const press = async (key: string, to: RegExp) => {
    await page.keyboard.press(key);
    await expect(day(page, to)).toBeFocused();
  };
  await press('ArrowRight', /^22\. november/);
  await press('Home', /^16\. november/);
  await press('ArrowDown', /^23\. november/);
  await press('End', /^29\. november/);
  await press('ArrowDown', /^6\. december 2026/);
  await press('PageUp', /^6\. november 2026/);
  await press('Shift+PageDown', /^6\. november 2027/);
  await expect(page.getByText('V tem mesecu ni dogodkov.')).toBeVisible();
  await expect(page.getByRole('status').getByText('November 2027, 0 dogodkov')).toBeAttached();
  await press('Shift+PageUp', /^6\. november 2026/);
  await expect(page.getByText('Na ta dan ni dogodkov.')).toBeVisible();
  await expect(page.getByRole('grid').locator('[tabindex="0"]')).toHaveCount(1);
  await page.keyboard.press('Shift+Tab');
  await expect(page.getByRole('button', { name: 'Naslednji mesec' })).toBeFocused();
});

test('a notification leads to its event, which is open although it is folded', {
  tag: '@long',
}, async ({ page, signIn }) => {
  await signIn();
  await page.goto(`${LIST}#dogodek-7102`);
  const coming = events(page, 'Sledi').locator('summary', { hasText: 'Redni pregled dvigala' });
  await expect(coming).toBeFocused();
  await expect(page.getByText('Med pregledom dvigalo ne vozi.')).toBeVisible();
  await page.goto('about:blank');
  await page.goto(`${LIST}#dogodek-7095`);
  await expect(page.locator('#dogodek-7095 summary')).toBeInViewport();
  await expect(page.locator('#dogodek-7095 details')).toHaveAttribute('open', '');
});

test('a thousand events: the month has fewer than 300 elements; a day with 200 and a year with 365 open', {
  tag: '@long',
}, async ({ page, signIn }) => {
  await signIn();
  const dogodki = many(200);
  const zdaj = '2026-11-21T12:00:00+01:00';
  const body = { zdaj, dogodki, naslednji_kazalec: null, stevilo_vrstic: 1000 };
  await api(page, /building_events/, { body });
  await page.goto(MONTH);
  await day(page, /^21\. november 2026/).focus();
  // 187 elements: what is not in the month is not on the page.
  expect(await page.getByRole('main').locator('*').count()).toBeLessThan(300);
  await page.keyboard.press('PageUp');
  await expect(day(page, /^21\. oktober 2026/)).toBeFocused();
  await page.keyboard.press('PageDown');
  await day(page, '25. november 2026, 200 dogodkov, tudi za vašo enoto').click();
  await expect(events(page, 'Sreda, 25. november 2026').getByRole('listitem')).toHaveCount(200);
  await page.getByRole('tab', { name: 'Seznam' }).click();
  await page.locator('summary', { hasText: /^2025: 365\s/ }).click();
  await expect(events(page, '2025').getByRole('listitem')).toHaveCount(365);
});
