/** An error of the portal stays where it was thrown, and is reported to a developer without the user's data. */
import { expect, type Page } from '@playwright/test';
import { shellText } from '../../src/text/shell/shell';
import { api } from '../helpers/answers/faults';
import { spoil } from '../helpers/answers/lost-files';
import { test } from '../helpers/portal';
import { switcher } from '../helpers/screens/switcher';

const main = (page: Page) => page.getByRole('main');
const home = (page: Page) => page.getByText('286.84').first();

/** Replaces the script of a page or a layout with the given one. */
async function replacePart(page: Page, name: string, body: string): Promise<void> {
  await page.route(
    (url) => url.pathname.startsWith(`/assets/${name}-`) && url.pathname.endsWith('.js'),
    (route) => route.fulfill({ contentType: 'text/javascript', body }),
  );
}

const throwing = (message: string) =>
  `export default function Broken() { throw new RangeError(${JSON.stringify(message)}) }`;

test('K1 the report of an error that quotes a name, an address and a token contains none of them', {
  tag: '@long',
}, async ({ page, flight, signIn }) => {
  flight.expectError(/The page \/izvajalci failed/);
  const token = await signIn();
  const message = `No "Zupančič, Ana" of ana.zupancic@example.si (payer 013700214, ${token})`;
  await page.addInitScript(() => {
    addEventListener('error', ({ error }) => Reflect.set(window, 'thrownStack', error.stack));
  });
  await replacePart(page, 'contractors', throwing(message));
  await page.goto('/izvajalci?enota=0137');
  await expect(main(page).getByRole('alert')).toContainText(shellText.pageFailed);
  const stack = await page.evaluate(() => Reflect.get(window, 'thrownStack'));
  expect(stack).toMatch(/contractors-.*:\d+:\d+/);
  const texts = [stack, ...flight.record.pageErrors, ...flight.record.console.map((l) => l.text)];
  expect(flight.record.pageErrors[0]).toContain(
    'The page /izvajalci failed. RangeError: No "…" of …',
  );
  expect(flight.record.pageErrors[0]).toContain('payer …');
  for (const text of texts)
    expect(text).not.toMatch(new RegExp(`Zupančič|@example|013700214|enota=|${token}`));
});

test('a page whose file loads and throws shows an error after one reload, and is reported', {
  tag: '@long',
}, async ({ page, flight, signIn }) => {
  flight.expectError(/The page \/izvajalci failed\. RangeError: not today/);
  await signIn();
  await page.goto('/');
  await expect(home(page)).toBeVisible();
  await replacePart(page, 'contractors', 'throw new RangeError("not today")');
  await page.getByRole('link', { name: 'Izvajalci' }).first().click();
  await expect(main(page).getByRole('alert')).toContainText(shellText.partFailed);
  await expect(switcher(page)).toBeVisible();
  expect(flight.record.pageErrors.length).toBeGreaterThanOrEqual(1);
});

test('a layout that throws shows an error without a menu, and one retry restores it', {
  tag: '@long',
}, async ({ page, flight, signIn }) => {
  flight.expectError(/The page .* failed\. RangeError: no layout/);
  await signIn();
  // The layout reads this text while it renders.
  await spoil(
    page,
    /skipToContent:[`"'][^`"']*[`"']/,
    'get skipToContent(){throw RangeError("no layout")}',
  );
  await page.goto('/');
  const failure = main(page).getByRole('alert');
  await expect(failure).toContainText(shellText.layoutFailedHint);
  await expect(failure).not.toContainText('v meniju');
  await expect(page.locator('#start-up')).toHaveCount(0);
  expect(flight.record.pageErrors).toHaveLength(1);
  await page.unrouteAll();
  await failure.getByRole('button', { name: 'Poskusi znova' }).click();
  await expect(home(page)).toBeVisible();
});

test('an error outside of all pages and layouts shows an error with a retry, not a white page', {
  tag: '@long',
}, async ({ page, flight, signIn }) => {
  flight.expectError(/The portal failed\. Error: no toasts/);
  await signIn();
  // A toast reads this text while it renders.
  await api(page, '/user_managers', { status: 400, body: { code: 2 } });
  await spoil(page, /closeToast:[`"'][^`"']*[`"']/, 'get closeToast(){throw Error("no toasts")}');
  await page.goto('/');
  const failure = page.getByRole('alert');
  await expect(failure).toContainText(shellText.layoutFailedHint);
  await expect(page.locator('#start-up')).toHaveCount(0);
  expect(flight.record.pageErrors).toHaveLength(1);
  await page.unrouteAll();
  await failure.getByRole('button', { name: 'Poskusi znova' }).click();
  await expect(home(page)).toBeVisible();
});

test('a button that throws leaves the page as it was', { tag: '@long' }, async ({
  page,
  flight,
  signIn,
}) => {
  flight.expectError(/no file today/);
  await signIn();
  await page.addInitScript(() => {
    URL.createObjectURL = () => {
      throw new Error('no file today');
    };
  });
  await page.goto('/odprte-postavke');
  await expect(page.getByText('26090314').first()).toBeVisible();
  await page
    .getByRole('button', { name: /Izvozi|CSV/ })
    .first()
    .click();
  await expect.poll(() => flight.record.pageErrors.length).toBe(1);
  await expect(page.getByText('26090314').first()).toBeVisible();
  await expect(main(page).getByRole('alert')).toHaveCount(0);
});

for (const [path, sentence] of [
  ['/user_managers', shellText.managersFailed],
  ['/enota', shellText.unitsFailed],
] as const) {
  test(`an answer to ${path} that is not a list never breaks the shell`, {
    tag: '@long',
  }, async ({ page, flight, signIn }) => {
    flight.expectError(/The portal failed\. WrongAnswer: /);
    test.slow();
    await signIn();
    for (const body of [null, {}, [null]]) {
      await api(page, path, { status: 200, body });
      await page.goto('/obrazci');
      await expect(main(page)).toContainText(sentence);
      await expect(page.getByRole('navigation').first()).toBeVisible();
      await page.waitForLoadState('networkidle');
      await page.unrouteAll();
      // A press joins a call that is under way, and gets its wrong answer: then the next press helps.
      await expect(async () => {
        const again = main(page).getByRole('button', { name: 'Poskusi znova' }).first();
        if (await again.isVisible()) await again.click();
        await expect(main(page)).not.toContainText(sentence, { timeout: 3000 });
      }).toPass({ timeout: 20_000 });
    }
  });
}
