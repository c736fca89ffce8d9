import { accessOf } from '../../machines/access';
import type { Portal } from '../../machines/portal-context';
import { isGranted } from '../../navigation/menu';
import type { RouteName } from '../../navigation/page-table';
import { screens } from '../routing/screens';

/** Where residents go, most of them first. The first of each kind brings what all of that kind are made of. */
const likely: readonly RouteName[] = [
  'open-items',
  'home',
  'notifications',
  'regular-billing',
  'forms',
  'readings',
  'cost-specification',
  'manager-documents',
  'reserve-fund',
];

/** The page that is open comes first; whoever reads it does not wait for this. */
const PAUSE = 1_500;

const isIdle = () =>
  new Promise<void>((resolve) => {
    if ('requestIdleCallback' in window) window.requestIdleCallback(() => resolve());
    else setTimeout(resolve, 200);
  });

/**
 * Fetches the login page, and the files of the pages that the user may open next, one after the other while the browser
 * has nothing else to do, so that the first click costs no round trip (`budgets.md`). Where the user asks to save
 * data only the login page: a session may end when there is no network, and login must come up all the same (A16).
 */
export async function loadAhead({ access }: Portal): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, PAUSE));
  await isIdle();
  await Promise.all([import('../../shell/blank-layout'), screens.login()]).catch(() => undefined);
  const { connection }: { connection?: { readonly saveData?: boolean } } = Object(navigator);
  if (connection?.saveData) return;
  const granted = accessOf(access.getSnapshot().context);
  for (const name of likely.filter((route) => isGranted(route, granted))) {
    await isIdle();
    // What is not to be had now is asked for again when it is wanted.
    await screens[name]().catch(() => undefined);
  }
}
