/** The theme, which `index.html` itself names and on which all other sheets depend. */
const THEME = /\/theme-[\w-]+\.css$/;

/**
 * The style sheets of a page in the correct order: the theme first, as in the sources, because later rules override
 * earlier ones. The bundler orders them by file.
 * @throws Error when the theme is missing or there are several
 */
export function inOrder(addresses: readonly string[]): string[] {
  const theme = addresses.filter((address) => THEME.test(address));
  if (theme.length !== 1)
    throw new Error(`A page has ${theme.length} style sheets of src/ui/theme.`);
  return [...theme, ...addresses.filter((address) => !THEME.test(address))];
}
