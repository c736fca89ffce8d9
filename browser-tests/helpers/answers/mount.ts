import type { BrowserContext } from '@playwright/test';

/**
 * Serves every page of a context with its mount element changed, as a manager who serves the same build changes it.
 * @param attributes what the element has instead of its attributes; `null` takes the element away
 */
export async function mountWith(
  context: BrowserContext,
  attributes: Readonly<Record<string, string>> | null,
): Promise<void> {
  const written = Object.entries(attributes ?? {}).map(([name, value]) => `${name}="${value}"`);
  await context.route(
    (url) => !/^\/(api|assets)\/|\.\w+$/.test(url.pathname),
    async (route) => {
      const response = await route.fetch();
      const page = await response.text();
      // What the build has drawn into the login page stays, as does what it was drawn for.
      const body = page.replace(/<div\s+id="portal"[^>]*>/, (tag) => {
        const drawn = /\sdata-drawn="[^"]*"/.exec(tag)?.[0] ?? '';
        return attributes === null ? '<div>' : `<div id="portal" ${written.join(' ')}${drawn}>`;
      });
      if (body === page) throw new Error('The page has no mount element to change.');
      await route.fulfill({ response, body });
    },
  );
}
