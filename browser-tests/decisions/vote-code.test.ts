/** The confirming code of a vote (pages.md P30): a wrong one, and one that has expired. */
import { expect } from '@playwright/test';
import { holdRequests } from '../helpers/answers/hold';
import { test } from '../helpers/portal';
import { ownWorld } from '../helpers/session/own-world';
import { cast, choice, chooseFor, code, received, sentCode, votesIn } from './ballot';

test('a wrong code may be corrected twice; the third makes it void, and the choice stays', {
  tag: '@long',
}, async ({ page, context, baseURL }) => {
  const backend = await ownWorld(context, baseURL);
  await chooseFor(page);
  const wrong = sentCode(backend) === '000000' ? '111111' : '000000';
  for (const left of ['Ostala sta vam 2 poskusa.', 'Ostal vam je 1 poskus.']) {
    await code(page).fill(wrong);
    await cast(page).click();
    await expect(
      page.getByText(`Koda ni prava. Preverite jo in poskusite znova. ${left}`),
    ).toBeVisible();
    await expect(code(page)).toBeFocused();
    await expect(code(page)).toHaveValue('');
  }
  await code(page).fill(wrong);
  await cast(page).click();
  await expect(
    page.getByRole('alert').getByText(/^Koda ni več veljavna.* Počakajte \d+ minut/),
  ).toBeVisible();
  await expect(page.getByText('Izbrano: za', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Spremeni izbiro' }).click();
  await expect(choice(page).getByLabel('Za', { exact: true })).toBeChecked();
});

test('an expired code is reported, and a new one is sent', { tag: '@long' }, async ({
  page,
  context,
  baseURL,
}) => {
  const backend = await ownWorld(context, baseURL);
  await chooseFor(page);
  const old = sentCode(backend);
  backend.db.votingCode.deleteMany({ where: {} });
  await code(page).fill(old);
  await cast(page).click();
  await expect(page.getByText(/^Koda je potekla/)).toBeVisible();
  await page.getByRole('button', { name: 'Pošlji novo kodo' }).click();
  await expect.poll(() => backend.db.votingCode.count()).toBe(1);
  await code(page).fill(sentCode(backend));
  await cast(page).click();
  await expect(page.getByText(received)).toBeVisible();
});

test('a reload while the code is fetched from the e-mail keeps the code valid', {
  tag: '@long',
}, async ({ page, context, baseURL }) => {
  const backend = await ownWorld(context, baseURL);
  await chooseFor(page);
  const first = sentCode(backend);
  await page.reload();
  await expect(page.getByText('Izbrano: za', { exact: true })).toBeVisible();
  await code(page).fill(first);
  await cast(page).click();
  await expect(page.getByText(received)).toBeVisible();
});

test('a user who has left the page while the vote is sent reads elsewhere what became of it', {
  tag: '@long',
}, async ({ page, context, baseURL }) => {
  const backend = await ownWorld(context, baseURL);
  await chooseFor(page);
  const right = sentCode(backend);
  const castAndLeave = async (typed: string) => {
    const release = await holdRequests(page, /\/votes$/);
    await code(page).fill(typed);
    await cast(page).click();
    await page.getByRole('link', { name: 'Odprte postavke', exact: true }).click();
    await expect(page).toHaveURL('/odprte-postavke');
    release();
  };
  await castAndLeave(right === '000000' ? '111111' : '000000');
  await expect(page.getByText('Glas ni potrjen. Preverite ga na strani Odločanje.')).toBeVisible();
  await page.goBack();
  await castAndLeave(right);
  await expect(page.getByText(received)).toBeVisible();
  expect(votesIn(backend)).toBe(1);
});
