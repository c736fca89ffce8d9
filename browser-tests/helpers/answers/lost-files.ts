import type { APIRequestContext, Page } from '@playwright/test';
import { holdRequests } from './hold';

/** What a host answers for a file that a deploy has removed. */
export const lostAnswers = {
  'a 404': { status: 404, contentType: 'text/plain', body: 'Not found' },
  'a page of HTML': { status: 200, contentType: 'text/html', body: '<!doctype html>' },
} as const;

/** The lines that Chromium writes to the console for such a file; no test can avoid them. */
export const lostFileLine = /MIME type|Failed to load module script|Unable to preload CSS/;

/** Makes scripts missing, permanently or until the page is reloaded; `isLost` selects them by file name. */
export async function loseScripts(
  page: Page,
  isLost: (name: string) => boolean,
  what: keyof typeof lostAnswers,
  forGood = true,
): Promise<void> {
  let loads = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads += 1;
  });
  const begun = page.url() === 'about:blank' ? 1 : 0;
  await page.route(
    (url) => /^\/assets\/.*\.js$/.test(url.pathname) && isLost(url.pathname.slice(8)),
    (route) => (forGood || loads <= begun ? route.fulfill(lostAnswers[what]) : route.continue()),
  );
}

/** Delays the answer to the first request of a script. @returns a function that lets it continue */
export const holdScript = (page: Page, name: string): Promise<() => void> =>
  holdRequests(page, `**/assets/${name}`, 1);

/** The names of a page's entry script, its last module, and of the first file that it imports, in the current build. */
export async function entryScripts(
  request: APIRequestContext,
  path = '/',
): Promise<[string, string]> {
  const index = await (await request.get(path)).text();
  const modules = [...index.matchAll(/<script type="module"[^>]* src="\/assets\/([^"]+)"/g)];
  const entry = modules.at(-1)?.[1] ?? '';
  const source = await (await request.get(`/assets/${entry}`)).text();
  const imported = /(?:from|import)\s*["']\.\/([^"']+\.js)["']/.exec(source)?.[1] ?? '';
  if (entry === '' || imported === '') throw new Error('The entry script was not found.');
  return [entry, imported];
}

/** Replaces a piece of the build in every file that has it. */
export async function spoil(page: Page, piece: RegExp, by: string): Promise<void> {
  await page.route('**/assets/*.js', async (route) => {
    // After the page is left, its response can no longer be used.
    try {
      const response = await route.fetch();
      const headers = { ...response.headers(), 'cache-control': 'no-store' };
      await route.fulfill({ response, headers, body: (await response.text()).replace(piece, by) });
    } catch {
      await route.abort().catch(() => {});
    }
  });
}
