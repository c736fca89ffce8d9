import { useMatches } from 'react-router-dom';
import type { RouteName } from '../../navigation/page-table';
import { pageTitles } from '../../text/shell/pages';

const isRouteName = (id: string): id is RouteName => Object.hasOwn(pageTitles, id);

/** Name of the current route (a page's route has its name as id); none while a layout stands alone. */
export function useRouteName(): RouteName | undefined {
  return useMatches()
    .map((match) => match.id)
    .find(isRouteName);
}
