/** The file that begins with the theme, on which all other sheets depend (`chunks.ts`). */
const FIRST = /\/base-[\w-]+\.css$/;

/**
 * The style sheets of a page in the correct order: the one with the theme first, as in the sources, because later rules
 * override earlier ones. The bundler orders them by file.
 * @throws Error when the one with the theme is missing or there are several
 */
export function inOrder(addresses: readonly string[]): string[] {
  const first = addresses.filter((address) => FIRST.test(address));
  if (first.length !== 1) {
    throw new Error(`A page has ${first.length} style sheets with src/ui/theme.`);
  }
  return [...first, ...addresses.filter((address) => !FIRST.test(address))];
}
