import { expect, type Page } from '@playwright/test';
import { test } from '../helpers/portal';

interface TraceEvent {
  readonly name: string;
  readonly args?: { readonly elementCount?: number };
}

/** For how many elements the browser computes the style when one is added to the content of the page. */
async function restyled(page: Page): Promise<number> {
  const browser = page.context().browser();
  if (!browser) throw new Error('The context has no browser, which alone can trace.');
  await browser.startTracing(page, { categories: ['devtools.timeline'] });
  await page.evaluate(
    () =>
      new Promise<void>((done) => {
        document.querySelector('main .page')?.append(document.createElement('p'));
        requestAnimationFrame(() => setTimeout(done));
      }),
  );
  const trace: { traceEvents: TraceEvent[] } = JSON.parse(String(await browser.stopTracing()));
  return trace.traceEvents
    .filter(({ name }) => name === 'UpdateLayoutTree')
    .reduce((all, { args }) => all + (args?.elementCount ?? 0), 0);
}

// A rule such as `.a:has(.b) > :not(.c)`, whose last part has no class, tag or attribute that must match, makes Chromium
// compute the style of every element again.
test('an element added to a page does not make the browser compute the styles of the whole page', {
  tag: '@long',
}, async ({ page, signIn }) => {
  await signIn();
  for (const path of [
    '/',
    '/odprte-postavke',
    '/oglasna-deska',
    '/rezervni-sklad',
    '/nujni-primeri',
  ]) {
    await page.goto(path);
    await expect(page.locator('.skeleton, [data-partial]')).toHaveCount(0);
    await page.waitForLoadState('networkidle');
    const all = await page.evaluate(() => document.querySelectorAll('*').length);
    expect(await restyled(page), path).toBeLessThan(all / 4);
  }
});
