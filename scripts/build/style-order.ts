/** The sheet that `index.html` names itself: what all others build upon. */
const GROUND = /\/theme-[\w-]+\.css$/;

/**
 * The style sheets of a page in the order in which they must stand: the ground first, as in the sources, or its rules
 * would beat those of the parts. The bundler orders them by file.
 * @throws Error when the ground is not among them
 */
export function inOrder(addresses: readonly string[]): string[] {
  const ground = addresses.filter((address) => GROUND.test(address));
  if (ground.length !== 1) throw new Error(`Of src/ui/theme there is ${ground.length} in a page.`);
  return [...ground, ...addresses.filter((address) => !GROUND.test(address))];
}
