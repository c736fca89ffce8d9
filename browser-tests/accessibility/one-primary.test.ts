/** Each page has at most one filled button, so that the user sees what to do; rows have quiet ones. */
import { expect, type Page } from '@playwright/test';
import { test } from '../helpers/portal';
import { allRoutes, openRoute } from '../helpers/screens/routes';
import { rok } from '../helpers/session/demo';

/** The texts of links and buttons that are filled with the accent colour, outside of dialogs. */
const filled = (page: Page) =>
  page.evaluate(() => {
    const probe = document.createElement('button');
    probe.className = 'button';
    document.querySelector('main')?.append(probe);
    const colour = getComputedStyle(probe).backgroundColor;
    probe.remove();
    return [...document.querySelectorAll('main :is(a, button, [role="button"])')]
      .filter((each) => each.checkVisibility({ visibilityProperty: true }))
      .filter((each) => !each.closest('dialog'))
      .filter((each) => getComputedStyle(each).backgroundColor === colour)
      .map((each) => each.textContent);
  });

/** Forms and tabs, which the table of routes does not open. */
const further = [
  '/obrazci?obrazec=reklamacija_obracuna',
  '/obrazci?pogled=oddane',
  '/prijavljena-stevila-oseb-in-psov?prijava=0137014',
  '/odcitki?zavihek=odcitki',
];

for (const [who, login] of [
  ['Ana', undefined],
  ['Rok', rok],
  ['a visitor', null],
] as const) {
  for (const width of [390, 1280]) {
    test(`${who} sees at most one primary act on each page at ${width} px`, {
      tag: '@long',
    }, async ({ page, signIn }) => {
      test.setTimeout(180_000);
      await page.setViewportSize({ width, height: 844 });
      if (login !== null) await signIn(login);
      const own = allRoutes.filter(({ visitor }) => (login === null) === Boolean(visitor));
      const paths = login === null ? ['/obrazci'] : further;
      let primaries = 0;
      for (const route of [...own, ...paths.map((path) => ({ path }))]) {
        await openRoute(page, route);
        const found = await filled(page);
        expect.soft(found.length, `${route.path}: ${found.join(', ')}`).toBeLessThanOrEqual(1);
        primaries += found.length;
      }
      expect(primaries).toBeGreaterThan(2);
    });
  }
}
