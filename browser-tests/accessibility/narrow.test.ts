/** The longest texts on the narrowest phone; longest-texts.test.ts tests all pages, twenty rows and 390 px. */
import { expect } from '@playwright/test';
import { test } from '../helpers/portal';
import { faultsAt, openLongestWorld } from './longest-world';

for (const path of ['/', '/dokumenti-dobaviteljev', '/obrazci?pogled=oddane']) {
  test(`${path}: the longest texts fit a screen of 320 px`, { tag: '@long' }, async ({
    page,
    context,
    baseURL,
  }) => {
    await openLongestWorld(context, baseURL, false);
    expect(await faultsAt(page, path, 320)).toEqual([]);
  });
}
