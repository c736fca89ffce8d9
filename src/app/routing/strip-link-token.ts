import { generatePath, matchPath } from 'react-router-dom';
import { pathOf } from '../../navigation/page-table';
import { keepLinkToken } from '../../storage/link-token';

/** What stands in the address in the token's place; with it a reload stays on the page. */
const PLACEHOLDER = 'povezava';

const paths = [pathOf('login-as-user'), pathOf('reset-password')];

/**
 * Takes the token of a link out of the address bar and keeps it in the history entry, with query and fragment gone
 * (`threats.md` K3, E01, E04). To be called before anything else: what is asked for later must not see it.
 *
 * @param history - the window's, or one that a test made
 * @param pathname - the path that the page was opened with
 */
export function stripLinkToken(
  history: Pick<History, 'state' | 'replaceState'>,
  pathname: string,
): void {
  for (const path of paths) {
    const token = matchPath(path, decode(pathname))?.params.token;
    if (token === undefined || token === PLACEHOLDER) continue;
    keepLinkToken(history, token, generatePath(path, { token: PLACEHOLDER }));
  }
}

/** Decodes a path as the router does, which would write one that it can not decode to the console. */
function decode(pathname: string): string {
  try {
    const segments = pathname.split('/').map(decodeURIComponent);
    return segments.map((segment) => segment.replaceAll('/', '%2F')).join('/');
  } catch {
    return pathname;
  }
}
