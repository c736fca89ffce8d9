/**
 * Values that the description does not have yet, in every enumeration of answers, over all routes in the browser,
 * including what is opened, filtered, printed and saved. `model-tests/unknown-values.test.ts` has the quick part.
 */
import { expect, type Page } from '@playwright/test';
import { loadOperations } from '../../contract/checker/description';
import { createFinder } from '../../contract/checker/find-operation';
import { withOtherValues } from '../../model-tests/drawn/unknown-values';
import { test } from '../helpers/portal';
import { allRoutes, openRoute, settled } from '../helpers/screens/routes';
import { savedCsv } from '../helpers/screens/saved';

const NEW = 'nova_vrednost';
/** A class and a measure are shown as they are; the role in a unit decides who sees a fund. */
const AS_THEY_ARE = /starostni_razred|enota_mere|^listUnits/;
const MISTAKES = /\b(undefined|null|NaN|Infinity)\b|\[object|nova_vrednost/;

const find = createFinder(await loadOperations());
const main = (page: Page) => page.getByRole('main');
const amounts = async (page: Page) =>
  new Set((await main(page).innerText()).match(/−?\d[\d\u202f]*\.\d\d\u00a0€/g));

async function answerWithNewValues(page: Page): Promise<void> {
  await page.route('**/api/**', async (route) => {
    const request = route.request();
    // Opening a message marks it as read, which the other tests of the shared backend must not see.
    if (request.method() !== 'GET') return route.abort();
    const found = find(request.method(), new URL(request.url()).pathname);
    const response = await route.fetch();
    const json = found.kind === 'operation' && found.operation.responses.get(response.status());
    const schema = json ? json['application/json']?.schema : undefined;
    if (found.kind !== 'operation' || !response.ok() || !schema) return route.fulfill({ response });
    const { id } = found.operation;
    const body = withOtherValues(schema, await response.json(), (place, known) =>
      // Keeps two groups of a bill distinct.
      AS_THEY_ARE.test(id + place) ? undefined : `${NEW}_${known}`,
    );
    return route.fulfill({ response, json: body });
  });
}

for (const route of allRoutes.filter(({ visitor }) => !visitor)) {
  test(`${route.name}: unknown values show neutral words, keep their amounts, and can be opened, printed and saved`, {
    tag: '@long',
  }, async ({ page, signIn }) => {
    test.setTimeout(120_000);
    await signIn();
    await openRoute(page, route);
    // The amounts of a manager in an unknown state are in no sum (pages.md P34).
    const before = route.name === 'all-dues' ? new Set<string>() : await amounts(page);
    // Open amounts of unknown purposes have one neutral word, and so one sum.
    if (route.name === 'open-items') before.delete('249.40\u00a0€');
    await answerWithNewValues(page);
    await openRoute(page, route);
    await expect(main(page)).not.toContainText(MISTAKES);
    await expect
      .poll(async () => {
        const after = await amounts(page);
        return [...before].filter((amount) => !after.has(amount));
      })
      .toEqual([]);

    const folded = main(page).locator('summary, [aria-expanded="false"]:not([role=combobox])');
    for (const each of (await folded.all()).slice(0, 8))
      if (await each.isVisible()) await each.click();
    for (const tab of await main(page).getByRole('tab').all()) {
      await tab.click();
      await settled(page);
      await expect(main(page)).not.toContainText(MISTAKES);
    }
    await page.emulateMedia({ media: 'print' });
    await expect(main(page)).not.toContainText(MISTAKES);
    await page.emulateMedia({ media: 'screen' });
    const save = main(page).getByRole('button', { name: /CSV/ }).first();
    if (await save.isVisible()) {
      const { rows } = await savedCsv(page, save);
      expect(rows.flat().filter((cell) => MISTAKES.test(cell))).toEqual([]);
    }
    const pay = main(page)
      .getByRole('button', { name: /^Plačaj/ })
      .first();
    if ((await pay.count()) > 0 && (await pay.isVisible())) {
      await pay.click();
      await expect(page.getByRole('dialog')).toContainText('€');
      await expect(page.getByRole('dialog')).not.toContainText(MISTAKES);
    }
  });
}

test('open items of an unknown fund are selected by Drugo', { tag: '@long' }, async ({
  page,
  signIn,
}) => {
  await signIn();
  await answerWithNewValues(page);
  await page.goto('/odprte-postavke?namen=drugo');
  await expect(main(page)).toContainText('26090314');
  await expect(main(page)).toContainText('Drugo');
  await expect(main(page)).toContainText('Neznano stanje');
});
