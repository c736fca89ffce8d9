import type { BrowserContext } from '@playwright/test';

/**
 * Serves every page of a context with its mount element changed, as a manager does who hosts the same build.
 * @param attributes the attributes that replace the element's own; `null` removes the element
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
      // Keeps what the build has rendered into the login page and its attribute.
      const body = page.replace(/<div\s+id="portal"[^>]*>/, (tag) => {
        const paintedFor = /\sdata-painted-for="[^"]*"/.exec(tag)?.[0] ?? '';
        return attributes === null
          ? '<div>'
          : `<div id="portal" ${written.join(' ')}${paintedFor}>`;
      });
      if (body === page) throw new Error('The page has no mount element to change.');
      await route.fulfill({ response, body });
    },
  );
}
