import { usePortal } from '../machines/portal-context';
import { pageTitles } from '../text/pages';
import { useOwnTitle } from '../ui/title';
import { useRouteName } from '../ui/use-route-name';

/** The browser title of the current page, `<stran> – <portal>` (W12): its own where it has one, else the route's. */
export function RouteTitle() {
  const { name } = usePortal();
  const route = useRouteName();
  const own = useOwnTitle();
  const title = own ?? (route && pageTitles[route]);
  return <title>{title ? `${title} – ${name}` : name}</title>;
}
