import { expect, type Page } from '@playwright/test';
import { api } from '../helpers/answers/faults';
import { callsTo, pageLoads } from '../helpers/answers/requests';
import { test } from '../helpers/portal';
import {
  chooseManager,
  contexts,
  expectContext,
  holdSwitch,
  managerButton,
  openHome,
  switcher,
} from '../helpers/screens/switcher';
import { readSteps, recordSteps } from './storage-steps';

const switched = 'Upravnik je uspešno zamenjan';
const overlay = (page: Page) => page.locator('[data-overlay]');

test.beforeEach(async ({ page, signIn }) => {
  await page.clock.install();
  await signIn();
});

test('C01 repeated choices of a manager send one POST, and the first choice wins', {
  tag: '@long',
}, async ({ page, flight }) => {
  await openHome(page);
  await api(page, /\/switch_manager\//, { delay: 400 });
  await switcher(page).click();
  await expect(managerButton(page, contexts.otherManager.manager)).toBeVisible();
  await page.evaluate(
    (names) => {
      const buttons = [...document.querySelectorAll<HTMLElement>('.unit-switcher__other')];
      for (const name of names) buttons.find((each) => each.innerText.trim() === name)?.click();
    },
    [contexts.otherManager.manager, contexts.sameManager.manager, contexts.otherManager.manager],
  );
  await expect(overlay(page)).toBeVisible();
  await expectContext(page, contexts.otherManager);
  await expect(page.getByText(switched)).toBeVisible();
  expect(callsTo(flight.record.requests, '/switch_manager/').map(({ method }) => method)).toEqual([
    'POST',
  ]);
});

test('C02 C14 a switch stores the new login, removes unit and pages, reloads once and shows a message', async ({
  page,
  context,
  flight,
}) => {
  await recordSteps(context);
  await openHome(page);
  const before = await page.evaluate(() => ({ ...localStorage }));
  await readSteps(page);
  await chooseManager(page, contexts.sameManager.manager);
  await expect(page.getByText(switched)).toBeVisible();
  await expectContext(page, contexts.sameManager);
  await page.waitForTimeout(1_000);
  await expect(page.getByText(switched)).toBeVisible();

  const steps = await readSteps(page);
  expect(steps.slice(0, 5)).toEqual([
    'set userData',
    'set JWT',
    'remove selectedUnit',
    'remove allowedPages',
    'page left',
  ]);
  const { requests } = flight.record;
  expect(pageLoads(requests)).toHaveLength(2);
  expect(callsTo(requests, '/switch_manager/').map(({ url }) => new URL(url).pathname)).toEqual([
    '/api/auth/v1/switch_manager/zelenigaj/118903',
  ]);
  const after = await page.evaluate(() => ({ ...localStorage }));
  expect(JSON.parse(after.userData ?? '')).toMatchObject({
    selected_manager: 'zelenigaj',
    code_payer: '118903',
  });
  // By their order: under load the driver tells of the switch and of the reload in the same millisecond.
  const reloaded = requests.findLastIndex(({ kind }) => kind === 'document');
  const later = callsTo(requests.slice(reloaded));
  const tokens = new Set(later.map(({ headers }) => headers.authorization));
  expect([...tokens]).toEqual([`Bearer ${after.JWT}`]);
  expect(after.JWT).not.toBe(before.JWT);

  await page.reload();
  await expectContext(page, contexts.sameManager);
  await expect(page.getByText(switched)).toHaveCount(0);
});

test('C02 a poll that is refused during a switch does not log out', {
  tag: '@long',
}, async ({ page, flight }) => {
  await openHome(page);
  const held = await holdSwitch(page);
  await chooseManager(page, contexts.otherManager.manager);
  await expect(overlay(page)).toBeVisible();
  await held.switched;
  const refused = page.waitForResponse((response) => response.status() === 401);
  await page.clock.runFor(15_000);
  await refused;
  await expectContext(page, contexts.first);
  held.release();
  await expectContext(page, contexts.otherManager);
  await expect(page.getByText(switched)).toBeVisible();
  expect(
    flight.record.events.filter(
      ({ event }) => event.kind === 'route' && event.url.endsWith('/prijava'),
    ),
  ).toEqual([]);
});
