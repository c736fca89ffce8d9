/** The keyboard keeps its place where a step of a decision replaces the pressed button (`threats.md` W09). */
import { expect, type Page } from '@playwright/test';
import { api } from '../helpers/answers/faults';
import { test } from '../helpers/portal';
import { ownWorld } from '../helpers/session/own-world';
import { cast, changeDecision, chooseFor, code, goOn, pageOf, received, sentCode } from './ballot';

/** The part that has taken the focus. */
const focused = (page: Page) => page.locator('.focus-here:focus');

test('W09 the sentence about a sent code has the focus, that about a new one too; a vote is only chosen until it is cast', async ({
  page,
  context,
  baseURL,
}) => {
  const backend = await ownWorld(context, baseURL);
  await chooseFor(page);
  const sent = (sentence: string) =>
    page.locator('.focus-here').filter({ hasText: new RegExp(`^${sentence} smo poslali na `) });
  await expect(sent('Kodo')).toBeFocused();
  await expect(page.getByText('Izbrano: za', { exact: true })).toBeVisible();
  await expect(page.getByText('Vaš glas: za', { exact: true })).toHaveCount(0);
  await page.getByRole('button', { name: 'Pošlji novo kodo' }).press('Enter');
  await expect(sent('Novo kodo')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(code(page)).toBeFocused();
  await code(page).fill(sentCode(backend));
  await cast(page).press('Enter');
  await expect(page.getByText(received)).toBeVisible();
  await expect(page.getByText('Vaš glas: za', { exact: true })).toBeVisible();
});

test('W09 a code that could not be sent, and a lost answer, leave the focus in the card', {
  tag: '@long',
}, async ({ page, context, baseURL, flight }) => {
  flight.expectError(/Failed to load resource/);
  await ownWorld(context, baseURL);
  await chooseFor(page);
  const card = page.getByRole('region', { name: 'Potrdite svoj glas' });
  await page.route('**/9101/votes', (route) => route.fulfill({ status: 502, body: '' }));
  await code(page).fill('482913');
  await cast(page).press('Enter');
  await expect(page.getByText('Odgovora strežnika ni bilo')).toBeVisible();
  await expect(card).toBeFocused();
});

test('W09 the form of a proxy has the focus when it opens; its button, when it is cancelled', async ({
  page,
  context,
  baseURL,
}) => {
  await ownWorld(context, baseURL);
  await page.goto(pageOf(9102));
  const opener = page.getByRole('button', { name: 'Pooblasti drugo osebo' });
  const name = page.getByLabel('Ime in priimek pooblaščenca');
  for (const _ of ['first', 'again']) {
    await opener.press('Enter');
    await expect(focused(page).getByLabel('Ime in priimek pooblaščenca')).toBeVisible();
    await page.getByRole('button', { name: 'Prekliči', exact: true }).press('Enter');
    await expect(name).toHaveCount(0);
    await expect(focused(page)).toHaveText('Pooblasti drugo osebo');
  }
});

/** Authorises Marko; the form is open. */
async function giveProxy(page: Page): Promise<void> {
  await page.getByLabel('Ime in priimek pooblaščenca').fill('Marko Zupančič');
  await page.getByLabel('Naslov pooblaščenca').fill('Javorjeva ulica 12, 1999 Zeleni Gaj');
  await page.getByRole('button', { name: 'Oddaj pooblastilo' }).press('Enter');
}

test('W09 the card of a proxy keeps the focus when taking it back opens the ballot', {
  tag: '@long',
}, async ({ page, context, baseURL }) => {
  await ownWorld(context, baseURL);
  await page.goto(pageOf(9108));
  await page.getByRole('button', { name: 'Pooblasti drugo osebo' }).press('Enter');
  await giveProxy(page);
  const card = page.getByRole('region', { name: 'Pooblastilo' });
  await expect(card).toContainText('Marko Zupančič');
  await page.reload();
  await card.getByRole('button', { name: 'Prekliči pooblastilo' }).press('Enter');
  await page
    .getByRole('dialog')
    .getByRole('button', { name: 'Prekliči pooblastilo' })
    .press('Enter');
  await expect(goOn(page)).toBeVisible();
  await expect(card).toBeFocused();
});

test('the form of a proxy stays, with its error, when voting opens meanwhile', {
  tag: '@long',
}, async ({ page, signIn, flight }) => {
  flight.expectError(/Failed to load resource/);
  await signIn();
  let stanje: 'najavljeno' | 'odprto' = 'najavljeno';
  await changeDecision(page, 9108, (decision) => ({ ...decision, stanje }));
  await page.goto(pageOf(9108));
  await page.getByRole('button', { name: 'Pooblasti drugo osebo' }).press('Enter');
  await expect(goOn(page)).toHaveCount(0);
  stanje = 'odprto';
  await api(page, '/9108/proxy', { status: 500, body: {} });
  await giveProxy(page);
  await expect(goOn(page)).toBeVisible();
  await expect(page.getByLabel('Ime in priimek pooblaščenca')).toHaveValue('Marko Zupančič');
  const form = page.getByRole('form', { name: 'Pooblasti drugo osebo' });
  await expect(form.getByText('Pri oddaji pooblastila je prišlo do napake')).toBeVisible();
  await expect(form.getByRole('alert')).toBeFocused();
});
