/** What one build is told about the place it is mounted in, so that it serves many managers and products. */
export interface Configuration {
  /** The product in the paths `/api/{product}-user/…`. */
  readonly product: string;
  /** Origin of the API; the portal's own unless told. */
  readonly apiOrigin: string;
  /** The portal's name, in the top bar and in titles. */
  readonly name: string;
}

/**
 * Reads the configuration from the `data-` attributes of the element that the portal is mounted into.
 *
 * @param origin - the origin that serves the portal
 * @throws Error that names each attribute that is missing or wrong, and what it must be
 */
export function readConfiguration(attributes: DOMStringMap, origin: string): Configuration {
  const { product = '', name = '', apiOrigin = origin } = attributes;
  const problems: string[] = [];
  if (!/^[a-z][a-z0-9]{0,31}$/.test(product)) {
    problems.push(`data-product must be a lower-case word such as "portal", not "${product}".`);
  }
  if (name.trim() === '') problems.push('data-name, the name of the portal, is missing.');
  if (!isOrigin(apiOrigin)) {
    problems.push(
      `data-api-origin must be an origin such as "https://api.example.si", not "${apiOrigin}".`,
    );
  }
  if (problems.length > 0) throw new Error(`The portal's element is wrong: ${problems.join(' ')}`);
  return { product, name, apiOrigin };
}

function isOrigin(text: string): boolean {
  return URL.canParse(text) && new URL(text).origin === text;
}
