import { useEffect } from 'react';
import { usePortal } from '../machines/portal-context';
import { useRouteName } from '../parts/address/use-route-name';
import { pageTitles } from '../text/shell/pages';
import { useOwnTitle } from '../ui/browser/title';

/** Sets the browser title `<stran> – <portal>` (W12): the page's own title or the route's. */
export function RouteTitle() {
  const { name } = usePortal();
  const route = useRouteName();
  const own = useOwnTitle();
  const page = own ?? (route && pageTitles[route]);
  const title = page ? `${page} – ${name}` : name;
  // Not by a `title` element: React would add a second one to that of index.html.
  useEffect(() => {
    document.title = title;
  }, [title]);
  return null;
}
