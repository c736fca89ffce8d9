import { accessOf } from '../../machines/access';
import type { Portal } from '../../machines/portal-context';
import { isGranted } from '../../navigation/menu';
import type { RouteName } from '../../navigation/page-table';
import { loadPayContent } from '../../parts/pay/load-pay-content';
import { loadSwitcher } from '../../shell/load-switcher';
import { loadLists } from '../../ui/controls/select/late-lists';
import { loadToasts } from '../../ui/states/toast';
import { screens } from '../routing/screens';
import { fetchTypeface } from './typeface';

/** The most visited pages, in that order. The first of each kind also loads the chunks that its kind shares. */
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

const isIdle = () =>
  new Promise<void>((resolve) => {
    if ('requestIdleCallback' in window) window.requestIdleCallback(() => resolve());
    else setTimeout(resolve, 200);
  });

/**
 * Fetches the login page and the emergency card and then, one after the other while the browser is idle, the files of the
 * pages that the user may open next, so that the first click costs no round trip (`budgets.md`). With the browser's data
 * saver it fetches only these two, the toasts and the drop-down lists: a session may end offline, and login and toasts must
 * still be shown (A16); an emergency may come without a network (P33).
 */
export async function loadAhead({ access }: Portal): Promise<void> {
  await isIdle();
  await Promise.all([
    import('../../shell/blank-layout'),
    screens.login(),
    screens.emergency(),
    loadToasts(),
    loadLists(),
  ]).catch(() => undefined);
  const { connection }: { connection?: { readonly saveData?: boolean } } = Object(navigator);
  if (connection?.saveData) return;
  await fetchTypeface();
  await loadSwitcher().catch(() => undefined);
  const granted = accessOf(access.getSnapshot().context);
  if (isGranted('open-items', granted)) await loadPayContent().catch(() => undefined);
  for (const name of likely.filter((route) => isGranted(route, granted))) {
    await isIdle();
    // A file that fails now is requested again when its page is opened.
    await screens[name]().catch(() => undefined);
  }
  await isIdle();
  await import('../../ui/prime/provider').catch(() => undefined);
}
