import { matchPath } from 'react-router-dom';
import { useAccess } from '../../machines/portal-context';
import { decideAccess } from '../../navigation/access-rule';
import { pageTable } from '../../navigation/page-table';

/** A function that decides whether a path, with or without a fragment, is a page that the user may see and link to. */
export function useAllowedPath(): (path: string) => boolean {
  const access = useAccess();
  return (path) => {
    const [route = ''] = path.split('#');
    const target = pageTable.find((entry) => matchPath(entry.path, route) !== null);
    if (target?.layout !== 'default') return false;
    return decideAccess({ target, loggedIn: true, access, first: false }).kind === 'allow';
  };
}
