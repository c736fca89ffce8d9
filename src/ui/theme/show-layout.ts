import type { Layout } from '../../domain/session/layout';

/**
 * Applies a theme and a font scale to the page. The content security policy allows style properties that a script sets,
 * but no style attributes.
 */
export function showLayout({ darkTheme, scale }: Layout, page: Document): void {
  const root = page.documentElement;
  root.style.setProperty('--scale', String(scale));
  if (darkTheme === null) delete root.dataset.theme;
  else root.dataset.theme = darkTheme ? 'dark' : 'light';

  const chosen = root.dataset.theme;
  const colours = page.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]');
  for (const colour of colours) {
    const own = colour.dataset.theme;
    if (chosen === undefined) colour.media = `(prefers-color-scheme: ${own})`;
    else colour.media = chosen === own ? 'all' : 'not all';
  }
}
