import { generatePath, matchPath } from 'react-router-dom';
import { pathOf } from '../../navigation/page-table';
import { keepLinkToken } from '../../storage/link-token';

/** Replaces the token in the address, so that a reload stays on the page. */
const PLACEHOLDER = 'povezava';

const paths = [
  pathOf('login-as-user'),
  pathOf('reset-password'),
  pathOf('invitation'),
  pathOf('handover-offer'),
];

/**
 * Moves the token of a link from the address bar to the history entry, and removes query and fragment (`threats.md` K3,
 * E01, E04). Must be called first: no later request may see the token.
 *
 * @param history - the window's, or that of a test
 * @param pathname - the path of the opened page
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

/** Decodes a path as the router does, without the console message for one that cannot be decoded. */
function decode(pathname: string): string {
  try {
    const segments = pathname.split('/').map(decodeURIComponent);
    return segments.map((segment) => segment.replaceAll('/', '%2F')).join('/');
  } catch {
    return pathname;
  }
}
