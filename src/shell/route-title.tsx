import { useEffect } from 'react';
import { usePortal } from '../machines/portal-context';
import { useRouteName } from '../parts/address/use-route-name';
import { pageTitles } from '../text/shell/pages';
import { useOwnTitle } from '../ui/browser/title';

/** The browser title of the current page, `<stran> – <portal>` (W12): its own where it has one, else the route's. */
export function RouteTitle() {
  const { name } = usePortal();
  const route = useRouteName();
  const own = useOwnTitle();
  const page = own ?? (route && pageTitles[route]);
  const title = page ? `${page} – ${name}` : name;
  // Not a `title` element: React would put a second one beside that of index.html.
  useEffect(() => {
    document.title = title;
  }, [title]);
  return null;
}
