import { expect, type Page } from '@playwright/test';
import { messages } from '../../src/text/common/messages';
import { shellText } from '../../src/text/shell/shell';
import { api } from '../helpers/answers/faults';
import { spoil } from '../helpers/answers/lost-files';
import { callsTo } from '../helpers/answers/requests';
import { test } from '../helpers/portal';

const failure = (page: Page) => page.getByRole('main').getByRole('alert');
const menu = (page: Page, name: string) => page.getByRole('navigation').getByRole('link', { name });
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const bill = (page: Page) => page.getByText('26090314').first();

test('an answer that breaks the contract is reported in the page and requested again when the page is entered again', {
  tag: '@long',
}, async ({ page, flight, signIn }) => {
  flight.expectError(/The portal failed\. WrongAnswer: .* at \.postavke/);
  await signIn();
  await api(page, '/open_items', { status: 200, body: {} });
  await page.goto('/odprte-postavke');
  await expect(failure(page)).toContainText(messages.load);
  await expect(heading(page)).toHaveText('Odprte postavke');
  // The page repeats the request that its preparation could not complete.
  const lines = flight.record.pageErrors.length;
  expect([1, 2]).toContain(lines);

  await menu(page, 'Izvajalci').click();
  await expect(heading(page)).toHaveText('Izvajalci');
  await page.unrouteAll();
  await page.goBack();
  await expect(bill(page)).toBeVisible();
});

test('I6 a page that throws shows an error while menu and top bar keep working; entering it again by menu or Back loads it; the console has one line', async ({
  page,
  flight,
  signIn,
}) => {
  flight.expectError(/The page \/odprte-postavke failed\. RangeError: broken/);
  await signIn();
  // The page reads this text while it renders.
  await spoil(
    page,
    /byFund:[`"'][^`"']*[`"']/,
    'get byFund(){if(sessionStorage.broken)throw RangeError("broken");return "Odprto po namenu"}',
  );
  const setBroken = (broken: boolean) =>
    page.evaluate((is) => sessionStorage.setItem('broken', is ? 'yes' : ''), broken);
  await page.goto('/izvajalci');
  await setBroken(true);
  await menu(page, 'Odprte postavke').first().click();
  await expect(failure(page)).toContainText(shellText.pageFailed);
  await expect(page.getByRole('button', { name: /Izbira enote in upravnika/ })).toBeVisible();
  expect(flight.record.pageErrors).toHaveLength(1);

  await menu(page, 'Izvajalci').click();
  await expect(heading(page)).toHaveText('Izvajalci');
  await expect(failure(page)).toHaveCount(0);
  const calls = () => callsTo(flight.record.requests, '/v2/open_items').length;
  const asked = calls();
  await page.goBack();
  await expect(failure(page)).toContainText(shellText.pageFailed);
  expect(calls()).toBe(asked + 1);

  await setBroken(false);
  await menu(page, 'Izvajalci').click();
  await expect(heading(page)).toHaveText('Izvajalci');
  await menu(page, 'Odprte postavke').first().click();
  await expect(bill(page)).toBeVisible();
});
