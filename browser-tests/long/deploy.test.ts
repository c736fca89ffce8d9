import { expect, type Page } from '@playwright/test';
import { test } from '../helpers/portal';

const gone = 'Strani ni bilo mogoče naložiti.';

/** What a host gives in place of a file that a deploy has removed. */
const answers = {
  'a 404': { status: 404, contentType: 'text/plain', body: 'Not found' },
  'a page of HTML': { status: 200, contentType: 'text/html', body: '<!doctype html>' },
};

/** Makes the files whose names begin so go missing: for good, or until the page is loaded anew. */
async function lose(page: Page, name: string, what: keyof typeof answers, forGood = true) {
  let lost = true;
  page.on('request', (request) => {
    if (request.isNavigationRequest() && !forGood) lost = false;
  });
  await page.route(
    (url) => url.pathname.startsWith(`/assets/${name}-`) && url.pathname.endsWith('.js'),
    (route) => (lost ? route.fulfill(answers[what]) : route.continue()),
  );
}

test.beforeEach(async ({ page, signIn, flight }) => {
  flight.expectError(/MIME type|Failed to load module script/);
  await signIn();
  await page.goto('/');
  await expect(page.getByText('286.84').first()).toBeVisible();
});

for (const what of ['a 404', 'a page of HTML'] as const) {
  test(`H05, H06 a page whose file has become ${what} comes by one reload, at the wanted route`, async ({
    page,
    flight,
  }) => {
    await lose(page, 'open-items', what, false);
    const before = flight.record.requests.filter(({ kind }) => kind === 'document').length;
    await page.getByRole('link', { name: 'Odprte postavke', exact: true }).first().click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Odprte postavke');
    await expect(page.getByText('26090314').first()).toBeVisible();
    await expect(page).toHaveURL('/odprte-postavke');
    const documents = flight.record.requests.filter(({ kind }) => kind === 'document').length;
    expect(documents - before).toBe(1);
  });
}

test('H05 a file that stays away: one reload, then words and a button in the page, whatever else is tried', async ({
  page,
  flight,
}) => {
  const documents = () => flight.record.requests.filter(({ kind }) => kind === 'document').length;
  await lose(page, 'open-items', 'a 404');
  await lose(page, 'contractors', 'a 404');
  const before = documents();
  await page.getByRole('link', { name: 'Odprte postavke', exact: true }).first().click();
  const failure = page.getByRole('main').getByRole('alert');
  await expect(failure).toContainText(gone);
  expect(documents() - before).toBe(1);
  await page.getByRole('link', { name: 'Izvajalci' }).click();
  await expect(page).toHaveURL('/izvajalci');
  await expect(failure).toContainText(gone);
  expect(documents() - before).toBe(1);
  await page.unrouteAll();
  await failure.getByRole('button', { name: 'Poskusi znova' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Izvajalci');
});

test('H05 the same where the browser refuses storage, and where the layout is what is missing', async ({
  page,
  flight,
}) => {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('denied', 'SecurityError');
        },
      });
    }
  });
  await lose(page, 'blank-layout', 'a 404');
  const documents = () => flight.record.requests.filter(({ kind }) => kind === 'document').length;
  const before = documents();
  await page.goto('/prijava');
  await expect(page.getByRole('main').getByRole('alert')).toContainText(gone);
  expect(documents() - before).toBe(2);
});

test('H05 without a network nothing is reloaded: the page says so and the shell goes on', async ({
  page,
  context,
}) => {
  await context.setOffline(true);
  await page.getByRole('link', { name: 'Izvajalci' }).first().click();
  await expect(page.getByRole('main').getByRole('alert')).toContainText(gone);
  await context.setOffline(false);
  await page.getByRole('link', { name: 'Hiter pregled' }).click();
  await expect(page.getByText('286.84').first()).toBeVisible();
});
