import { matchPath } from 'react-router-dom';
import { useAccess } from '../../machines/portal-context';
import { decideAccess } from '../../navigation/access-rule';
import type { Access } from '../../navigation/menu';
import { pageTable } from '../../navigation/page-table';

/** Whether a path, also with a query or a fragment, is a page that the user may see and link to. */
export function isAllowedPath(path: string, access: Access): boolean {
  const [route = ''] = path.split(/[?#]/);
  const target = pageTable.find((entry) => matchPath(entry.path, route) !== null);
  if (target?.layout !== 'default') return false;
  return decideAccess({ target, loggedIn: true, access, first: false }).kind === 'allow';
}

/** `isAllowedPath` for this user. */
export function useAllowedPath(): (path: string) => boolean {
  const access = useAccess();
  return (path) => isAllowedPath(path, access);
}
