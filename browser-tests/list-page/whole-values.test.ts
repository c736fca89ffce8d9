/** Units, case numbers, terms and counted nouns stay on one line on a phone. */
import { expect, type Page } from '@playwright/test';
import { test } from '../helpers/portal';

const WHOLE = 'main :is(.whole, .page__section > .page__lead > p)';

/** The values that should not break, with their number of lines. */
const valuesOf = (page: Page) =>
  page.locator(WHOLE).evaluateAll((all) =>
    all
      .filter((value) => value.checkVisibility())
      .map((value): [string, number] => {
        const line = Number.parseFloat(getComputedStyle(value).lineHeight);
        return [value.textContent, Math.round(value.getBoundingClientRect().height / line)];
      }),
  );

for (const [path, value] of [
  ['/kartica-obracunov-s-placili', '12 - 2 - 3 (14)'],
  ['/dokumenti-upravnika/58213', 'Št. zadeve 0137-03/2026\u00A0·'],
  ['/odlocanje', 'do 30.11.2026, 20:00, še 9 dni'],
  ['/odprte-postavke-najemnikov', 'Najem: 01.09.2024–31.08.2027'],
  ['/obracun-rezervni-sklad', '= 37.44\u00A0€.'],
] as const) {
  test(`${path}: ${value} has one line`, { tag: '@long' }, async ({ page, signIn }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await signIn();
    await page.goto(path);
    await expect(page.locator(WHOLE).getByText(value, { exact: true })).not.toHaveCount(0);
    const values = await valuesOf(page);
    expect(values.map(([text]) => text)).toContain(value);
    expect(values.filter(([, lines]) => lines !== 1)).toEqual([]);
  });
}
