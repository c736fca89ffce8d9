/** An encoded slash, backslash, dot or zero byte: servers disagree on whether it is part of the path. */
const ODD_ENCODING = /%(?:2f|5c|2e|00)/i;

/**
 * Whether a path is not a portal address although a route parameter would match it; it leads to not-found (§2).
 *
 * @param pathname - as in the address, still encoded
 */
export function isOddPath(pathname: string): boolean {
  if (ODD_ENCODING.test(pathname)) return true;
  try {
    decodeURIComponent(pathname);
    return false;
  } catch {
    return true;
  }
}
