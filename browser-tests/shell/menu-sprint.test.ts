import { expect } from '@playwright/test';
import { menu as wholeMenu } from '../../src/navigation/menu';
import { api } from '../helpers/answers/faults';
import { test } from '../helpers/portal';

const pages = wholeMenu.flatMap((item) => (item.kind === 'link' ? [item] : item.children)).length;

test('C15 the last page of fast clicks through the entire menu wins, without an error or an overlay', {
  tag: '@long',
}, async ({ page, flight, signIn }) => {
  await signIn();
  await api(page, /\/api\/portal-user\//, { delay: 250 });
  await page.goto('/');
  const menu = page.getByRole('navigation', { name: 'Glavni meni' });
  for (const group of ['Obračuni', 'Skladi', 'Dokumenti']) {
    await menu.getByRole('button', { name: group }).click();
  }
  await expect(menu.getByRole('link')).toHaveCount(pages);
  const clicked = await page.evaluate(async () => {
    const links = [...document.querySelectorAll<HTMLElement>('nav a')];
    const home = links[0];
    const sprint = [...links, home, ...links.slice(1, 3)].filter((link) => link !== undefined);
    for (const link of sprint) {
      link.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
      link.click();
      await new Promise((done) => setTimeout(done, 3_000 / sprint.length));
    }
    return sprint.length;
  });
  expect(clicked).toBe(pages + 3);
  await expect(page).toHaveURL('/obracun-rezervni-sklad');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Obračun rezervnega sklada');
  await expect(page.locator('[data-overlay]')).toHaveCount(0);
  await page.waitForTimeout(600);
  await expect(page).toHaveURL('/obracun-rezervni-sklad');
  const toasts = flight.record.events.flatMap(({ event }) =>
    event.kind === 'toasts' ? event.texts : [],
  );
  expect(toasts).toEqual([]);
});
