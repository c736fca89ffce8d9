import { expect } from '@playwright/test';
import { pageTable } from '../../src/navigation/page-table';
import { pageTitles } from '../../src/text/shell/pages';
import { test } from '../helpers/portal';
import { chooseUnit, contexts, switcher } from '../helpers/screens/switcher';

test('A21 a reload of any protected page keeps the page and its unit; neither login nor another unit appears', {
  tag: '@long',
}, async ({ page, signIn }) => {
  test.slow();
  await page.addInitScript((steps) => {
    const seen = new Set<string>();
    Reflect.set(window, steps, seen);
    new MutationObserver(() => {
      if (document.querySelector('h1')?.textContent === 'Prijava') seen.add('login');
      const unit = document.querySelector('.unit-switcher__name > span')?.textContent;
      if (unit) seen.add(unit);
    }).observe(document, { childList: true, subtree: true, characterData: true });
  }, 'seen');
  await signIn();
  await page.goto('/');
  await expect(switcher(page)).toContainText(contexts.first.unit);
  await chooseUnit(page, 'Brezova pot 4 (7)');
  await expect(switcher(page)).toContainText('Brezova pot 4 (7)');

  for (const { name, path } of pageTable.filter((entry) => entry.requiresAuth)) {
    const address = path.replace(':id_vlozisca', '12');
    await page.evaluate((url) => history.pushState(null, '', url), address);
    await page.reload();
    const title = name === 'home' ? 'Pozdravljeni, Ana!' : pageTitles[name];
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(switcher(page)).toContainText('Brezova pot 4 (7)');
    await expect(page).toHaveURL(address);
    const seen = await page.evaluate(() => [...(Reflect.get(window, 'seen') as Set<string>)]);
    expect([...new Set(seen.map((each) => each.split(' · ')[0]))]).toEqual(['Brezova pot 4 (7)']);
  }
});
