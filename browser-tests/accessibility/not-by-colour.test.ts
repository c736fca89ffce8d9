/** Everything that a colour marks has a second mark (`threats.md` W04); `menu.test.ts` tests the menu. */
import { expect, type Locator } from '@playwright/test';
import { test } from '../helpers/portal';
import { openRoute, routeVisits, settled } from '../helpers/screens/routes';

test.beforeEach(async ({ signIn }) => {
  await signIn();
});

test('W04 the lines and bars of a chart differ in shape', { tag: '@long' }, async ({ page }) => {
  for (const name of ['home', 'regular-billing', 'readings', 'reserve-fund'] as const) {
    await openRoute(page, routeVisits[name]);
    await settled(page);
    const legends = await page.locator('.chart__legend').evaluateAll((all) =>
      all.map((legend) =>
        [...legend.querySelectorAll('svg')].map((sign) =>
          [...sign.children].map((part) => [
            part.tagName,
            getComputedStyle(part).strokeDasharray,
            // The bars of the year before are outlined.
            getComputedStyle(part).stroke !== 'none',
          ]),
        ),
      ),
    );
    expect(legends.length).toBeGreaterThan(0);
    for (const shapes of legends) {
      expect(shapes.length).toBeGreaterThan(1);
      const different = new Set(shapes.map((shape) => JSON.stringify(shape)));
      expect(different.size, JSON.stringify(shapes)).toBe(shapes.length);
    }
  }
});

test('W04 numbers link the parts of a chart to the lines of its legend', { tag: '@long' }, async ({
  page,
}) => {
  await openRoute(page, routeVisits.home);
  await settled(page);
  const chart = page.locator('figure', { has: page.locator('.chart__parts') }).first();
  const lines = await chart.locator('.chart__parts .chart__number').allTextContents();
  const drawn = await chart.locator('.chart__label').allTextContents();
  expect(drawn.length).toBeGreaterThan(1);
  expect(new Set(lines).size).toBe(lines.length);
  for (const number of drawn) expect(lines).toContain(`${number}.`);
});

test('W04 each kind of state has its own words and sign', { tag: '@long' }, async ({ page }) => {
  const signs = new Map<string, Set<string>>();
  for (const path of ['/odprte-postavke', '/obrazci?pogled=oddane', '/zavarovalne-pogodbe']) {
    await page.goto(path);
    await settled(page);
    const badges = await page.locator('.status-badge').evaluateAll((all) =>
      all.map((badge) => ({
        kind: badge.className,
        sign: badge.querySelector('svg')?.innerHTML ?? '',
        words: badge.textContent.trim(),
      })),
    );
    expect(badges.length).toBeGreaterThan(0);
    for (const { kind, sign, words } of badges) {
      expect(words).toMatch(/\p{L}{3}/u);
      signs.set(kind, (signs.get(kind) ?? new Set()).add(sign));
    }
  }
  expect(signs.size).toBeGreaterThan(3);
  const all = [...signs.values()].flatMap((each) => [...each]);
  expect(all).toHaveLength(signs.size);
  expect(new Set(all).size).toBe(signs.size);
});

test('W04 an invalid field has a sign and a sentence in addition to its colour', {
  tag: '@long',
}, async ({ page }) => {
  await page.goto('/profil');
  await page.getByLabel('Ime', { exact: true }).fill('');
  await page.getByRole('button', { name: 'Shrani' }).click();
  const field = page.getByLabel('Ime', { exact: true });
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  const message = page.locator('.field__error').first();
  await expect(message).toHaveText('Polje Ime je obvezno');
  await expect(message.locator('svg')).toBeVisible();
  await expect(field).toHaveAccessibleDescription(/Polje Ime je obvezno/);
});

test('W04 the dots of a month differ in shape', { tag: '@long' }, async ({ page }) => {
  await page.goto('/dogajanje?pogled=koledar');
  const legend = page.getByRole('tabpanel').locator('li > .month__mark');
  await expect(legend).toHaveCount(3);
  const shapes = await legend.evaluateAll((all) =>
    all.map((mark) => {
      const { width, borderTopWidth, borderTopLeftRadius } = getComputedStyle(mark);
      return `${width} ${borderTopWidth} ${borderTopLeftRadius}`;
    }),
  );
  expect(new Set(shapes).size, shapes.join(', ')).toBe(3);
});

test('W24 what is chosen differs from the rest in forced colours', { tag: '@long' }, async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  const looks = (places: Locator) =>
    places.evaluateAll((all) =>
      all.map((place) => {
        const { backgroundColor, borderBottom } = getComputedStyle(place);
        return `${backgroundColor} ${borderBottom}`;
      }),
    );
  const expectDifferent = async (chosen: Locator, others: Locator) => {
    await expect(chosen).toBeVisible();
    const [look] = await looks(chosen);
    const rest = await looks(others);
    expect(rest.length).toBeGreaterThan(0);
    expect(rest).not.toContain(look);
  };
  await page.goto('/dogajanje?pogled=koledar');
  await expectDifferent(
    page.getByRole('tab', { selected: true }),
    page.getByRole('tab', { selected: false }),
  );
  const grid = page.getByRole('grid');
  await grid.getByRole('button', { name: /^24\. november/ }).click();
  await expectDifferent(
    grid.getByRole('button', { pressed: true }),
    grid.getByRole('button', { pressed: false }),
  );
  await page.goto('/obrazci?obrazec=prijava_skode');
  await page.getByLabel('Datum in ura nastanka', { exact: true }).fill('20.11.2026');
  await page.getByRole('button', { name: 'Izberi datum' }).click();
  const calendar = page.getByRole('dialog', { name: 'Izberi datum' });
  await expectDifferent(
    calendar.getByRole('gridcell', { selected: true }),
    calendar.locator('td[aria-label]:not([aria-selected="true"])'),
  );
});
