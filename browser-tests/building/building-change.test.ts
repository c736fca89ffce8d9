/** The report of other numbers of persons and dogs (`pages.md` P20, C4): no input is lost. */
import { expect, type Page } from '@playwright/test';
import { api, type FaultyAnswer } from '../helpers/answers/faults';
import { holdRequests } from '../helpers/answers/hold';
import { callsTo } from '../helpers/answers/requests';
import { test } from '../helpers/portal';
import { confirmRemoval } from '../helpers/screens/removal';
import { chooseUnit } from '../helpers/screens/switcher';
import { CHANGE, fill, form, PATH, pdf, send } from './persons-report';

const meet = (page: Page, answer: FaultyAnswer) => api(page, CHANGE, answer);

test.beforeEach(async ({ page, signIn }) => {
  await signIn();
  await page.goto(PATH);
  await expect(form(page)).toBeVisible();
});

test('a change with its proof is sent once, shows its progress, and waits as Prejeto', {
  tag: '@long',
}, async ({ page, flight }) => {
  await meet(page, { delay: 1_500 });
  await fill(page, { since: '2026-11-10' });
  await form(page).getByLabel('Opomba').fill('Rodil se je otrok.');
  await form(page).getByLabel('Dokazilo').setInputFiles(pdf('Rojstni list čšž.pdf'));
  await expect(form(page).getByText('Rojstni list čšž.pdf', { exact: true })).toBeVisible();
  await send(page).dblclick();
  await expect(page.getByRole('progressbar', { name: 'Pošiljanje datotek' })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Sprememba je uspešno oddana')).toBeVisible();
  await expect(page.getByText('Spremembo je prejel upravnik.')).toBeVisible();
  await expect(form(page)).toHaveCount(0);
  const row = page
    .getByRole('table', { name: 'Prijavljene spremembe' })
    .getByRole('row')
    .filter({ hasText: '10.11.2026' });
  await expect(row).toContainText('Rojstni list čšž.pdf');
  await expect(row).toContainText('Rodil se je otrok.');
  await expect(row).toContainText('Prejeto');
  expect(callsTo(flight.record.requests, CHANGE)).toHaveLength(1);
  expect(callsTo(flight.record.requests, CHANGE)[0]?.headers).toMatchObject({
    authorization: expect.stringMatching(/^Bearer /),
    'content-type': expect.stringContaining('multipart/form-data'),
  });
  // The building's list stays until the manager confirms.
  await expect(page.getByText('Enota 14: 3 osebe, 1 pes.')).toBeVisible();
});

test('F09 a report that is left and opened again while it is sent is sent once', {
  tag: '@long',
}, async ({ page, flight }) => {
  const posts = await meet(page, { status: 500, body: {} });
  const release = await holdRequests(page, `**${CHANGE}`);
  await fill(page);
  await send(page).click();
  await page.getByRole('link', { name: 'Odprte postavke', exact: true }).click();
  await expect(page).toHaveURL('/odprte-postavke');
  await page.goBack();
  await expect(page.getByText('Prijava se še pošilja.')).toBeVisible();
  await expect(send(page)).toHaveCount(0);
  release();
  await expect(form(page).getByLabel('Število psov')).toHaveValue('1');
  expect(posts).toHaveLength(1);
  expect(callsTo(flight.record.requests, CHANGE)).toHaveLength(1);
});

test('a reload keeps what is filled in; a unit without registered numbers has none', {
  tag: '@long',
}, async ({ page }) => {
  await fill(page);
  await form(page).getByLabel('Opomba').fill('Rodil se je otrok.');
  await page.reload();
  await expect(form(page).getByText('Nadaljujete prijavo, ki je še niste poslali.')).toBeVisible();
  await expect(form(page).getByLabel('Opomba')).toHaveValue('Rodil se je otrok.');
  await expect(form(page).getByLabel('Število oseb')).toHaveValue('4');
  await form(page).getByRole('combobox', { name: 'Enota' }).click();
  await page.getByRole('option', { name: 'Javorjeva ulica 12, garaža - 2' }).click();
  await expect(form(page).getByLabel('Število oseb')).toHaveValue('');
  await expect(form(page).getByLabel('Število psov')).toHaveValue('');
});

test('a broken connection keeps the form with its file; if the report had arrived, the next try shows that', {
  tag: '@long',
}, async ({ page }) => {
  await fill(page, { since: '2026-11-11' });
  await form(page).getByLabel('Dokazilo').setInputFiles(pdf('dokazilo.pdf', 1000));
  // The server accepts the report, and its answer is lost.
  await meet(page, { act: (route) => route.fetch(), abort: true, times: 1 });
  await send(page).click();
  const failure = form(page).getByRole('alert');
  await expect(failure).toContainText('Povezave s strežnikom ni bilo mogoče vzpostaviti.');
  await expect(failure).toBeFocused();
  await expect(form(page).getByLabel('Število oseb')).toHaveValue('4');
  await expect(form(page).getByText('dokazilo.pdf', { exact: true })).toBeVisible();
  await expect(form(page).getByLabel('Izjavljam')).toBeChecked();
  await expect(
    page.getByRole('table', { name: 'Prijavljene spremembe' }).getByText('11.11.2026'),
  ).toBeVisible();
  await send(page).click();
  await expect(failure).toContainText('Ta sprememba je že oddana in čaka na potrditev upravnika.');
  await expect(form(page).getByLabel('Število oseb')).toHaveValue('4');
});

test('a refusal of the server is shown, and an expired login ends the session', {
  tag: '@long',
}, async ({ page }) => {
  await fill(page);
  await meet(page, { status: 500, body: {}, times: 1 });
  await send(page).click();
  await expect(form(page).getByRole('alert')).toHaveText(
    'Pri oddaji spremembe je prišlo do napake',
  );
  await form(page).getByLabel('Dokazilo').setInputFiles(pdf('dokazilo.pdf', 10));
  await meet(page, { status: 500, body: {}, times: 1 });
  await send(page).click();
  await expect(form(page).getByRole('alert')).toHaveText(
    'Pri nalaganju datoteke je prišlo do napake',
  );
  await meet(page, { status: 401, body: {}, times: 1 });
  await send(page).click();
  await expect(page).toHaveURL('/prijava');
  await expect(page.getByText('Seja je potekla. Prosimo, prijavite se znova.')).toBeVisible();
});

test('a filled-in report is closed only after a question; an untouched one closes at once', {
  tag: '@long',
}, async ({ page }) => {
  const cancel = page.getByRole('button', { name: 'Prekliči', exact: true });
  await form(page).getByLabel('Število oseb').fill('4');
  await cancel.click();
  await page.getByRole('dialog').getByRole('button', { name: 'Ne izbriši' }).click();
  await expect(form(page).getByLabel('Število oseb')).toHaveValue('4');
  await cancel.click();
  await confirmRemoval(page, 'to prijavo');
  const report = page.getByRole('button', { name: 'Prijavi spremembo' });
  await expect(report).toBeFocused();
  await report.click();
  // The number that is registered now.
  await expect(form(page).getByLabel('Število oseb')).toHaveValue('3');
  await cancel.click();
  await expect(report).toBeFocused();
});

test('a closed report starts again with its own unit when only another unit was chosen', {
  tag: '@long',
}, async ({ page }) => {
  const unit = form(page).getByRole('combobox', { name: 'Enota' });
  const number = await unit.innerText();
  await unit.click();
  await page.getByRole('option', { name: 'Javorjeva ulica 12, garaža - 2' }).click();
  await expect(form(page).getByLabel('Število oseb')).toHaveValue('');
  await page.getByRole('button', { name: 'Prekliči', exact: true }).click();
  await page.getByRole('button', { name: 'Prijavi spremembo' }).click();
  await expect(form(page).getByLabel('Število oseb')).toHaveValue('3');
  await expect(unit).toHaveText(number);
  await expect(form(page).getByText(/^Nadaljujete prijavo/)).toHaveCount(0);
});

test('that a report was received is said for its building only', { tag: '@long' }, async ({
  page,
}) => {
  const received = page.getByText('Spremembo je prejel upravnik.');
  // Both buildings are known, so that nothing has to load.
  await chooseUnit(page, 'Brezova pot 4 (7)');
  await expect(page.getByText(/^V stavbi: 18 enot/)).toBeVisible();
  await chooseUnit(page, 'Javorjeva ulica 12 - 2 - 3 (14)');
  await fill(page, { since: '2026-11-12' });
  await send(page).click();
  await expect(received).toBeVisible();
  await chooseUnit(page, 'Brezova pot 4 (7)');
  await expect(page.getByText(/^V stavbi: 18 enot/)).toBeVisible();
  await expect(received).toHaveCount(0);
});
