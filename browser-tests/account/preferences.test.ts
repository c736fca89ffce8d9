/** How the user is notified (`pages.md` P35): what is saved, what cannot be silenced, and what stays after a failure. */
import { expect, type Page, type Route } from '@playwright/test';
import { api } from '../helpers/answers/faults';
import { test } from '../helpers/portal';
import { ownWorld } from '../helpers/session/own-world';

const PATH = '/obvescanje';
const CALL = '/auth/v1/notification_preferences';

const kind = (page: Page, name: string) => page.getByRole('group', { name, exact: true });
const box = (page: Page, of: string, channel: string) =>
  kind(page, of).getByRole('checkbox', { name: channel, exact: true });
/** Opens the groups of kinds. */
async function openGroups(page: Page): Promise<void> {
  for (const group of ['Plačila', 'Stavba', 'Sporočila'])
    await page.getByRole('main').getByText(group, { exact: true }).click();
}

/** Makes the next saving fail; what the page reads before it arrives. */
async function failSaving(page: Page, fail: (route: Route) => Promise<void>): Promise<void> {
  let hasFailed = false;
  await page.route(`**${CALL}`, (route) => {
    if (hasFailed || route.request().method() !== 'PUT') return route.fallback();
    hasFailed = true;
    return fail(route);
  });
}

const save = (page: Page) => page.getByRole('button', { name: 'Shrani obveščanje' });

test('P35 choices are saved with one button by keyboard at 320 px; a failure loses none of them', async ({
  page,
  context,
  baseURL,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await ownWorld(context, baseURL);
  await page.goto('/profil');
  await page.getByRole('main').getByRole('link', { name: 'Obveščanje' }).click();
  await expect(
    page.getByText('Obveščamo vas po e-pošti, s sporočili SMS in po navadni pošti.'),
  ).toBeVisible();
  await openGroups(page);
  const board = box(page, 'Oglasna deska', 'E-pošta');
  await expect(board).toBeChecked();
  await board.focus();
  await page.keyboard.press('Space');
  await box(page, 'Dela in izpadi', 'Navadna pošta').check();
  await page.getByRole('checkbox', { name: /^V tihih urah/ }).check();
  await page.getByLabel('Konec').fill('22:00');
  await save(page).click();
  await expect(page.getByText('Tihe ure se ne morejo začeti').first()).toBeVisible();
  await page.getByLabel('Konec').fill('06:30');

  await failSaving(page, (route) => route.abort('connectionfailed'));
  await save(page).click();
  await expect(page.getByRole('alert').first()).toBeVisible();
  await expect(board).not.toBeChecked();
  await expect(page.getByLabel('Konec')).toHaveValue('06:30');

  const sent = page.waitForRequest((request) => request.method() === 'PUT');
  await save(page).click();
  expect((await sent).postDataJSON()).toEqual({
    vrste: [
      { vrsta: 'dela', posta: true, e_posta: true, sms: true, potisno: false },
      { vrsta: 'oglasna_deska', posta: false, e_posta: false, sms: false, potisno: false },
    ],
    povzetek: 'takoj',
    tihe_ure: { od: '22:00', do: '06:30' },
  });
  await expect(page.getByText('Nazadnje shranjeno 21.11.2026, 12:00')).toBeVisible();
  await page.reload();
  await openGroups(page);
  await expect(board).not.toBeChecked();
  await expect(page.getByLabel('Konec')).toHaveValue('06:30');
  const scrolls = await page.evaluate(() => document.body.scrollWidth > window.innerWidth);
  expect(scrolls).toBe(false);
});

test('P35 two open pages do not undo each other’s quiet hours', { tag: '@long' }, async ({
  page,
  context,
  baseURL,
}) => {
  await ownWorld(context, baseURL);
  const other = await context.newPage();
  const quiet = (of: Page) => of.getByRole('checkbox', { name: /^V tihih urah/ });
  for (const each of [page, other]) {
    await each.goto(PATH);
    await expect(quiet(each)).not.toBeChecked();
  }
  await quiet(other).check();
  await save(other).click();
  await expect(other.getByText('Nazadnje shranjeno')).toBeVisible();
  await openGroups(page);
  await box(page, 'Oglasna deska', 'E-pošta').uncheck();
  await save(page).click();
  await expect(page.getByText('Nazadnje shranjeno')).toBeVisible();
  await expect(quiet(page)).toBeChecked();
  await page.reload();
  await expect(quiet(page)).toBeChecked();
});

test('P35 a reminder keeps a channel: the page says why, in place, and sends nothing', {
  tag: '@long',
}, async ({ page, signIn }) => {
  await signIn();
  await page.goto(PATH);
  await openGroups(page);
  await expect(kind(page, 'Opomin')).toContainText('Obvezno: opomin sporoča dolg in rok.');
  const asked = await api(page, CALL, {});
  await box(page, 'Opomin', 'E-pošta').uncheck();
  await box(page, 'Opomin', 'Navadna pošta').uncheck();
  // A group with an error stays open.
  await page.getByRole('main').getByText('Plačila', { exact: true }).click();
  await save(page).click();
  await expect(kind(page, 'Opomin')).toContainText('vsaj en način mora ostati vklopljen');
  await expect(box(page, 'Opomin', 'E-pošta')).toBeFocused();
  await box(page, 'Opomin', 'SMS').check();
  expect(asked.filter((request) => request.method() === 'PUT')).toEqual([]);
});

test('P35 what the server refuses is shown at its kind', { tag: '@long' }, async ({
  page,
  signIn,
}) => {
  await signIn();
  await page.goto(PATH);
  await openGroups(page);
  await box(page, 'Nujno obvestilo', 'SMS').uncheck();
  const json = {
    code: 1,
    error: 'Invalid data received',
    razlog: 'ni_na_voljo',
    napake: [{ polje: 'vrste/nujno', razlog: 'neustrezno', meja: null }],
  };
  await failSaving(page, (route) => route.fulfill({ status: 422, json }));
  // Its group is closed when the form is sent.
  await page.getByRole('main').getByText('Stavba', { exact: true }).click();
  await expect(kind(page, 'Nujno obvestilo')).toBeHidden();
  await save(page).click();
  await expect(kind(page, 'Nujno obvestilo')).toContainText('izbrani način ni več na voljo');
  await expect(box(page, 'Nujno obvestilo', 'E-pošta')).toBeFocused();
  await expect(box(page, 'Nujno obvestilo', 'SMS')).not.toBeChecked();
});
