import { expect, type Page } from '@playwright/test';
import { api } from './helpers/faults';
import { expectLoggedOut } from './helpers/logged-out';
import { test } from './helpers/portal';
import { callsTo, pageLoads } from './helpers/requests';
import { openSelect } from './helpers/select';
import { readSteps, recordSteps } from './helpers/storage-steps';
import { chooseManager, contexts, expectContext, holdSwitch, switcher } from './helpers/switcher';

const switched = 'Upravnik je uspešno zamenjan';
const failed = 'Prišlo je do napake pri menjavi upravnika';
const overlay = (page: Page) => page.locator('[data-overlay]');

test.beforeEach(async ({ page, signIn }) => {
  await page.clock.install();
  await signIn();
});

async function openHome(page: Page): Promise<void> {
  await page.goto('/');
  await expectContext(page, contexts.first);
  await expect(page.getByText('286.84').first()).toBeVisible();
}

test('C01 however often a manager is chosen, one POST goes out, and the first choice holds', async ({
  page,
  flight,
}) => {
  await openHome(page);
  await api(page, /\/switch_manager\//, { delay: 400 });
  await switcher(page).click();
  await openSelect(page, 'Spremenite upravnika');
  await page.evaluate(
    (names) => {
      const options = [...document.querySelectorAll<HTMLElement>('[role=option]')];
      for (const name of names) options.find((each) => each.innerText.trim() === name)?.click();
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

test('C02 C14 a switch stores the new login, forgets the unit, reloads once and says so', async ({
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
  expect(steps.slice(0, 4)).toEqual([
    'set userData',
    'set JWT',
    'remove selectedUnit',
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
  const later = requests.slice(requests.lastIndexOf(pageLoads(requests)[1] as never));
  const tokens = new Set(callsTo(later).map(({ headers }) => headers.authorization));
  expect([...tokens]).toEqual([`Bearer ${after.JWT}`]);
  expect(after.JWT).not.toBe(before.JWT);

  await page.reload();
  await expectContext(page, contexts.sameManager);
  await expect(page.getByText(switched)).toHaveCount(0);
});

test('C04 a switch that fails leaves all as it was, and says so', async ({ page, flight }) => {
  flight.exempt('I5', 'one call never answers; the overlay must go all the same');
  await openHome(page);
  const stored = () =>
    page.evaluate(() =>
      ['JWT', 'userData', 'selectedUnit'].map((key) => localStorage.getItem(key)),
    );
  const before = await stored();
  const toast = page.getByRole('alert').filter({ hasText: failed });

  for (const answer of [
    { status: 400, body: { code: 1 } },
    { status: 500, body: '<html></html>' },
    { abort: true },
    { status: 200, body: { data: { token_string: 'abc' } } },
    { hang: true },
  ]) {
    const posts = await api(page, /\/switch_manager\//, { delay: 150, ...answer });
    await chooseManager(page, contexts.otherManager.manager);
    await expect(overlay(page)).toBeVisible();
    if ('hang' in answer) {
      await page.clock.runFor(10_000);
      await expect(overlay(page)).toHaveCount(0);
      await expect(toast).toHaveCount(0);
      await page.clock.runFor(20_000);
    }
    await expect(toast).toBeVisible();
    await expect(overlay(page)).toHaveCount(0);
    expect(posts).toHaveLength(1);
    expect(await stored()).toEqual(before);
    await expectContext(page, contexts.first);
    await toast.getByRole('button', { name: 'Zapri obvestilo' }).click();
    await expect(toast).toHaveCount(0);
  }

  expect(pageLoads(flight.record.requests)).toHaveLength(1);
  await switcher(page).click();
  await expect(page.locator('.select').filter({ hasText: 'Spremenite upravnika' })).toContainText(
    contexts.first.manager,
  );
  await openSelect(page, 'Spremenite enoto');
  await expect(page.getByRole('option')).toHaveText([
    contexts.first.unit,
    'Javorjeva ulica 12, garaža - 2',
    'Brezova pot 4 (7)',
  ]);
});

for (const [what, answer, message] of [
  ['the server’s message', { status: 400, body: { code: 2 } }, 'Uporabnik ni povezan z upravnikom'],
  [
    'the load text',
    { status: 400, body: { code: 5 } },
    'Pri nalaganju podatkov je prišlo do napake',
  ],
] as const) {
  test(`C05 units that fail after a switch are told of with ${what}; none of the old manager is left`, async ({
    page,
  }) => {
    await openHome(page);
    await api(page, '/enota', answer);
    await chooseManager(page, contexts.otherManager.manager);
    await expect(page.getByRole('alert').filter({ hasText: message }).first()).toBeVisible();
    await expect(page.getByText(switched)).toBeVisible();
    await expect(page.locator('body')).not.toContainText(/Javorjeva|Brezova pot/);
    expect(await page.evaluate(() => localStorage.getItem('selectedUnit'))).toBeNull();
  });
}

test('C02 a poll that is refused while the switch is under way does not log out', async ({
  page,
  flight,
}) => {
  await openHome(page);
  const release = await holdSwitch(page);
  await chooseManager(page, contexts.otherManager.manager);
  await expect(overlay(page)).toBeVisible();
  const refused = page.waitForResponse((response) => response.status() === 401);
  await page.clock.runFor(15_000);
  await refused;
  await expectContext(page, contexts.first);
  release();
  await expectContext(page, contexts.otherManager);
  await expect(page.getByText(switched)).toBeVisible();
  expect(
    flight.record.events.filter(
      ({ event }) => event.kind === 'route' && event.url.endsWith('/prijava'),
    ),
  ).toEqual([]);
});

test('A11 a 401 to the switch itself ends the session', async ({ page }) => {
  await openHome(page);
  await api(page, /\/switch_manager\//, { status: 401, body: {} });
  await chooseManager(page, contexts.otherManager.manager);
  await expectLoggedOut(page);
  await expect(page.getByText(failed)).toHaveCount(0);
  await expect(page.getByText('Seja je potekla. Prosimo, prijavite se znova.')).toBeVisible();
});
