import { useMatches } from 'react-router-dom';
import { usePortal } from '../machines/portal-context';
import { pageTitles } from '../text/pages';

const isRoute = (id: string): id is keyof typeof pageTitles => Object.hasOwn(pageTitles, id);

/** Name of the current route; none while a layout stands alone. */
export function useRouteName(): keyof typeof pageTitles | undefined {
  return useMatches()
    .map((match) => match.id)
    .find(isRoute);
}

/** The browser title of the current route, `<stran> – <portal>` (W12). */
export function RouteTitle() {
  const { name } = usePortal();
  const route = useRouteName();
  return <title>{route ? `${pageTitles[route]} – ${name}` : name}</title>;
}
