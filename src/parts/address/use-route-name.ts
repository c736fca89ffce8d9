import { useMatches } from 'react-router-dom';
import type { RouteName } from '../../navigation/page-table';
import { pageTitles } from '../../text/shell/pages';

const isRouteName = (id: string): id is RouteName => Object.hasOwn(pageTitles, id);

/** The name of the current route (the id of a page's route is its name); `undefined` for a layout without a page. */
export function useRouteName(): RouteName | undefined {
  return useMatches()
    .map((match) => match.id)
    .find(isRouteName);
}
