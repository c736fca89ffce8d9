import { usePortal } from '../machines/portal-context';
import { pageTitles } from '../text/pages';
import { useRouteName } from '../ui/use-route-name';

/** The browser title of the current route, `<stran> – <portal>` (W12). */
export function RouteTitle() {
  const { name } = usePortal();
  const route = useRouteName();
  return <title>{route ? `${pageTitles[route]} – ${name}` : name}</title>;
}
