import { matchPath } from 'react-router-dom';
import { useAccess } from '../../machines/portal-context';
import { decide } from '../../navigation/access-rule';
import { pageTable } from '../../navigation/page-table';

/** Tells whether a path, with or without a fragment, leads to a page of the portal that this person may see; only then a link to it stands. */
export function useAllowedPath(): (path: string) => boolean {
  const access = useAccess();
  return (path) => {
    const [route = ''] = path.split('#');
    const target = pageTable.find((entry) => matchPath(entry.path, route) !== null);
    if (target?.layout !== 'default') return false;
    return decide({ target, loggedIn: true, access, first: false }).kind === 'allow';
  };
}
