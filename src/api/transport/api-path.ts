const DEEPEST = 5;

/** A path with all its percent signs undone, however often they were put on. @throws URIError when they make no sense */
function decodeWhole(path: string): string {
  let decoded = path;
  for (let depth = 0; depth < DEEPEST; depth += 1) {
    const next = decodeURIComponent(decoded);
    if (next === decoded) return decoded;
    decoded = next;
  }
  throw new URIError('The path is encoded too often.');
}

/**
 * The address of a path that came in an answer, such as `pot_pdf` (§7 "Document download", `threats.md` K2).
 *
 * @param origin - of the API, without a slash at its end
 * @param path - must lie under `/api/` as it stands and in whatever way a server decodes it
 * @throws RangeError, URIError for any other path: the token must not go there
 */
export function addressUnderApi(origin: string, path: string): string {
  const [pathname = ''] = path.split(/[?#]/);
  const decoded = decodeWhole(pathname);
  const [first, ...segments] = decoded.split('/');
  const leads = first === '' && pathname.startsWith('/api/');
  const strays = /[\\\p{Cc}]/u.test(decoded) || segments.some((part) => /^\.{0,2}$/.test(part));
  if (!leads || strays) throw new RangeError('The path of a document does not lie under the API.');
  return `${origin}${path}`;
}
