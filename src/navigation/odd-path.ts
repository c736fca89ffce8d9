/** A slash, a backslash or a dot that is encoded, and a byte that is no letter: what one server reads as a way, another does not. */
const ODD = /%(?:2f|5c|2e|00)/i;

/**
 * Whether an address is none of the portal's, although a parameter of a route would take it in: it leads to not-found (§2).
 *
 * @param pathname - as it stands in the address
 */
export function isOddPath(pathname: string): boolean {
  if (ODD.test(pathname)) return true;
  try {
    decodeURIComponent(pathname);
    return false;
  } catch {
    return true;
  }
}
