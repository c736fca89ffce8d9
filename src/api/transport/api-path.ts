const MAX_DECODINGS = 5;

/** Decodes a path until it no longer changes. @throws URIError for an invalid or too often encoded path */
function decodeWhole(path: string): string {
  let decoded = path;
  for (let depth = 0; depth < MAX_DECODINGS; depth += 1) {
    const next = decodeURIComponent(decoded);
    if (next === decoded) return decoded;
    decoded = next;
  }
  throw new URIError('The path is encoded too often.');
}

/**
 * The address of a path from an answer, such as `pot_pdf` (§7 "Document download", `threats.md` K2).
 *
 * @param origin - of the API, without a trailing slash
 * @param path - must be under `/api/`, as written and after any decoding by a server
 * @throws RangeError, URIError for any other path: the token must not go there
 */
export function addressUnderApi(origin: string, path: string): string {
  const [pathname = ''] = path.split(/[?#]/);
  const decoded = decodeWhole(pathname);
  const [first, ...segments] = decoded.split('/');
  const leads = first === '' && pathname.startsWith('/api/');
  const strays = /[\\\p{Cc}]/u.test(decoded) || segments.some((part) => /^\.{0,2}$/.test(part));
  if (!leads || strays) throw new RangeError('The path of a document is not under the API.');
  return `${origin}${path}`;
}
